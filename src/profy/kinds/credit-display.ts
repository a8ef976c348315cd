import * as v from "valibot";
import { formatNumber } from "../../core/format-number.js";
import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

/** Null where it was not said: 0 would be something else. */
const entries = { amount: v.nullable(v.number()), label: v.optional(words({ min: 0 })) };

export type CreditDisplayNode = ProfyNode<"CreditDisplay", typeof entries>;

export const creditDisplay = defineComponent({
  name: "CreditDisplay",
  summary: "A number of credits.",
  writer: "code",
  entries,
  example: { type: "ProfyCreditDisplay", amount: 4520, label: "credits" },
  wire: {
    aliases: { balance: "amount", credits: "amount", value: "amount", unit: "label" },
    missing: { amount: null },
  },
  toText: ({ amount, label }) =>
    [amount === null ? "–" : formatNumber(amount), oneLine(label ?? "")].filter(Boolean).join(" "),
});
