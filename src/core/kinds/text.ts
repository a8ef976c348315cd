import * as v from "valibot";
import { defineKind, type NodeOf } from "../kind.js";
import { words } from "../schema.js";

const props = v.strictObject({ markdown: words() });

export type TextNode = NodeOf<"Text", typeof props>;

export const text = defineKind({
  type: "Text",
  summary: "Markdown text. The default, and what every other component falls back to.",
  writer: "anyone",
  schema: props,
  example: { type: "Text", markdown: "Traffic was **normal** this week." },
  toText: (node) => node.markdown,
});
