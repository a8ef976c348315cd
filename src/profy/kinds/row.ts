import * as v from "valibot";
import { defineComponent, type ProfyNode } from "../model/component.js";
import { gap } from "../model/gap.js";

const entries = { gap, align: v.optional(v.picklist(["start", "center", "end", "stretch"]), "start") };

export type RowNode = ProfyNode<"Row", typeof entries>;

export const row = defineComponent({
  name: "Row",
  summary: "Other components side by side; they wrap.",
  entries,
  example: {
    type: "ProfyRow",
    gap: 4,
    align: "center",
    children: [
      { type: "ProfyBadge", label: "Beta" },
      { type: "ProfyPlanBadge", planCode: "pro" },
    ],
  },
  wire: { holds: true, childrenIn: "items", synonyms: { align: { bottom: "end", top: "start" } } },
  toText: (_node, parts) => parts.join(parts.some((part) => /[\n\r]/.test(part)) ? "\n\n" : " · "),
});
