import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { dynamicString, dynamicWords } from "../model/schema.js";
import { linkText } from "../model/text-parts.js";

const props = v.strictObject({
  url: dynamicString(),
  description: v.optional(dynamicWords()),
  fit: v.optional(v.picklist(["contain", "cover", "fill", "none", "scaleDown"]), "fill"),
  variant: v.optional(
    v.picklist(["icon", "avatar", "smallFeature", "mediumFeature", "largeFeature", "header"]),
    "mediumFeature",
  ),
});

export type ImageProps = PropsOf<typeof props>;

export const image = defineA2uiKind({
  type: "Image",
  summary: "An image from a URL. Describe it: it may not be loaded.",
  schema: props,
  toText: ({ url, description }) => `!${linkText(description || "Image", url)}`,
});
