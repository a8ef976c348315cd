import { defineComponent, type ProfyNode } from "../model/component.js";
import { gap } from "../model/gap.js";

const entries = { gap };

export type ColumnNode = ProfyNode<"Column", typeof entries>;

export const column = defineComponent({
  name: "Column",
  summary: "Other components below each other.",
  entries,
  example: { type: "ProfyColumn", gap: 2, children: [{ type: "ProfyText", content: "One" }] },
  wire: { holds: true, childrenIn: "items" },
  toText: (_node, parts) => parts.join("\n\n"),
});
