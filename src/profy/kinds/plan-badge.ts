import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = { planCode: words({ min: 0 }) };

export type PlanBadgeNode = ProfyNode<"PlanBadge", typeof entries>;

export const planBadge = defineComponent({
  name: "PlanBadge",
  summary: "The code of a plan.",
  entries,
  example: { type: "ProfyPlanBadge", planCode: "pro" },
  wire: {
    aliases: { plan: "planCode", code: "planCode", label: "planCode", name: "planCode" },
    missing: { planCode: "" },
    stricter: { planCode: words() },
  },
  toText: ({ planCode }) => (planCode ? `[${oneLine(planCode)}]` : ""),
});
