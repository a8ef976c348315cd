import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { dynamicString } from "../model/schema.js";
import { linkText } from "../model/text-parts.js";

const props = v.strictObject({ url: dynamicString(), posterUrl: v.optional(dynamicString()) });

export type VideoProps = PropsOf<typeof props>;

export const video = defineA2uiKind({
  type: "Video",
  summary: "A video from a URL, with the browser's controls.",
  schema: props,
  toText: ({ url }) => linkText("Video", url),
});
