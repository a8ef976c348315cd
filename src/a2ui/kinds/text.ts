import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { dynamicWords } from "../model/schema.js";

const props = v.strictObject({
  text: dynamicWords(),
  variant: v.optional(v.picklist(["h1", "h2", "h3", "h4", "h5", "caption", "body"]), "body"),
});

export type TextProps = PropsOf<typeof props>;

export const text = defineA2uiKind({
  type: "Text",
  summary: "Words, as simple Markdown. `variant` makes them a heading or a caption.",
  schema: props,
  toText({ text: words = "", variant = "body" }) {
    const level = /^h([1-5])$/.exec(variant)?.[1];
    if (!level) return words;
    const line = words.replace(/^\s*#+\s*/, "").replace(/\s*\n\s*/g, " ");
    return line && `${"#".repeat(Number(level))} ${line}`;
  },
});
