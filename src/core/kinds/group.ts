import * as v from "valibot";
import { defineKind, type NodeOf } from "../kind.js";
import { component } from "../schema.js";

const props = v.strictObject({
  direction: v.optional(v.picklist(["row", "column"]), "column"),
  children: v.pipe(v.array(component()), v.minLength(1)),
});

export type GroupNode = NodeOf<"Group", typeof props>;

export const group = defineKind({
  type: "Group",
  summary: "Holds other components in a row or a column.",
  writer: "anyone",
  schema: props,
  example: {
    type: "Group",
    direction: "row",
    children: [
      { type: "Text", markdown: "**Ideas inbox**" },
      { type: "Label", text: "3 open", tone: "neutral" },
    ],
  },
  toText(node, textOf) {
    const parts = node.children.map(textOf);
    const inline = node.direction === "row" && !parts.some((part) => /[\n\r]/.test(part));
    return parts.join(inline ? " · " : "\n\n");
  },
});
