import * as v from "valibot";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import { tone, words } from "../schema.js";

const props = v.strictObject({ text: words({ max: 40 }), tone: v.optional(tone, "neutral") });

export type LabelNode = NodeOf<"Label", typeof props>;

export const label = defineKind({
  type: "Label",
  summary: "A short tag with a tone, such as a status.",
  writer: "anyone",
  schema: props,
  example: { type: "Label", text: "parked", tone: "muted" },
  toText: (node) => `[${oneLine(node.text)}]`,
});
