import * as v from "valibot";
import { cellText, tableText } from "../../core/markdown-text.js";
import { own } from "../../core/raw.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";
import { PlanLists } from "../model/plan-lists.js";
import { columnsOf, markOf, type PlanValue } from "../model/plans.js";

const value = v.union([words({ min: 0 }), v.number(), v.boolean(), v.null(), v.array(words({ min: 0 }))]);
const entries = { plans: v.array(v.record(v.string(), value)) };

export type PricingTableNode = ProfyNode<"PricingTable", typeof entries>;

const textOf = (each: PlanValue | undefined): string =>
  Array.isArray(each) ? each.map(cellText).join("; ") : cellText(each as Exclude<PlanValue, readonly string[]>);

export const pricingTable = defineComponent({
  name: "PricingTable",
  summary: "Plans side by side: any keys, a list such as features as a list, `recommended: true` on one of them.",
  writer: "code",
  entries,
  derived: ["plans"],
  example: {
    type: "ProfyPricingTable",
    plans: [
      { name: "Free", price: "$0", features: ["1 project", "Community help"] },
      { name: "Pro", price: "$20", features: ["10 projects", "Mail"], recommended: true },
    ],
  },
  wire: { aliases: { tiers: "plans", rows: "plans" }, lists: { names: ["plans"], reader: () => new PlanLists() } },
  toText({ plans }) {
    const columns = columnsOf(plans);
    if (columns.length === 0) return "";
    const body = plans.map((plan) => {
      const [first = "", ...rest] = columns.map((key) => textOf(own(plan, key)));
      const mark = markOf(plan);
      return [mark ? `${first} (${cellText(mark)})` : first, ...rest];
    });
    return tableText(columns.map(cellText), body);
  },
});
