import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { dynamicString, dynamicWords } from "../model/schema.js";
import { linkText } from "../model/text-parts.js";

const props = v.strictObject({ url: dynamicString(), description: v.optional(dynamicWords()) });

export type AudioPlayerProps = PropsOf<typeof props>;

export const audioPlayer = defineA2uiKind({
  type: "AudioPlayer",
  summary: "A sound from a URL, with the browser's controls.",
  schema: props,
  toText: ({ url, description }) => linkText(description || "Audio", url),
});
