import * as v from "valibot";
import { formatNumber } from "../format-number.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import { tone, words } from "../schema.js";

const props = v.strictObject({
  label: words(),
  value: v.number(),
  unit: v.optional(v.string()),
  change: v.optional(v.strictObject({ value: v.number(), as: v.picklist(["amount", "percent"]) })),
  tone: v.optional(tone, "neutral"),
});

export type StatNode = NodeOf<"Stat", typeof props>;

export const stat = defineKind({
  type: "Stat",
  summary: "One number with a label, and optionally its change.",
  writer: "code",
  schema: props,
  example: {
    type: "Stat",
    label: "Visitors",
    value: 1204,
    change: { value: 18, as: "percent" },
    tone: "positive",
  },
  toText(node) {
    const change = node.change ? ` (${changeText(node.change)})` : "";
    return `**${oneLine(node.label)}:** ${formatNumber(node.value)}${unitText(node.unit)}${change}`;
  },
});

function unitText(unit: string | undefined): string {
  if (!unit) return "";
  return unit === "%" ? unit : ` ${oneLine(unit)}`;
}

function changeText(change: { readonly value: number; readonly as: "amount" | "percent" }): string {
  const sign = change.value > 0 ? "+" : "";
  return `${sign}${formatNumber(change.value)}${change.as === "percent" ? "%" : ""}`;
}
