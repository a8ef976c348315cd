import * as v from "valibot";
import { formatNumber } from "../format-number.js";
import { defineKind, type NodeOf } from "../kind.js";
import { cellText, oneLine, tableText } from "../markdown-text.js";
import { itemsOf, own } from "../raw.js";
import { reportRepeated } from "../same-list.js";
import { words } from "../schema.js";

const x = v.union([v.string(), v.number()]);
const series = v.strictObject({
  label: words(),
  role: v.optional(v.picklist(["primary", "baseline", "comparison"]), "primary"),
  points: v.pipe(v.array(v.strictObject({ x, y: v.number() })), v.minLength(1)),
});

const props = v.strictObject({
  kind: v.picklist(["line", "bar"]),
  title: v.optional(words({ min: 0 })),
  unit: v.optional(v.string()),
  series: v.pipe(v.array(series), v.minLength(1)),
  annotations: v.optional(v.array(v.strictObject({ at: x, label: words() })), []),
});

export type ChartNode = NodeOf<"Chart", typeof props>;

export const chart = defineKind({
  type: "Chart",
  summary: "A line or bar chart of one or more series, with optional markers.",
  writer: "code",
  schema: props,
  example: {
    type: "Chart",
    kind: "line",
    title: "Visitors",
    unit: "visitors",
    series: [
      {
        label: "This week",
        role: "primary",
        points: [
          { x: "Mon", y: 120 },
          { x: "Tue", y: 180 },
          { x: "Wed", y: 90 },
        ],
      },
      {
        label: "Usual",
        role: "baseline",
        points: [
          { x: "Mon", y: 110 },
          { x: "Tue", y: 115 },
          { x: "Wed", y: 105 },
        ],
      },
    ],
    annotations: [{ at: "Tue", label: "New pricing page" }],
  },
  toText(node) {
    const unit = node.unit ? `, ${oneLine(node.unit)}` : "";
    const title = node.title ? `**${oneLine(node.title)}** ` : "";
    const markers = node.annotations.map((each) => `${oneLine(String(each.at))}: ${oneLine(each.label)}`);
    const parts = [`${title}(${node.kind} chart${unit})`, seriesTable(node.series)];
    if (markers.length > 0) parts.push(`Markers: ${markers.join("; ")}`);
    return parts.join("\n\n");
  },
  rules(raw, report, { author }) {
    if (!author) return;
    for (const [index, each] of itemsOf(raw.series).entries()) {
      reportRepeated(report, ["series", index, "points"], own(each, "points"), "x", readableX);
    }
  },
});

/** An x as it prints; the number 2026 and the string "2026" are one x. */
function readableX(value: unknown): string | undefined {
  return typeof value === "string" || Number.isFinite(value) ? String(value) : undefined;
}

/** One row for each x, in order of first appearance. An x that a series has twice shows both values. */
function seriesTable(list: ChartNode["series"]): string {
  const rows = new Map<string, number[][]>();
  for (const [index, each] of list.entries()) {
    for (const point of each.points) {
      const key = String(point.x);
      const row = rows.get(key) ?? [];
      rows.set(key, row);
      (row[index] ??= []).push(point.y);
    }
  }
  const head = list.map((each) => cellText(each.role === "primary" ? each.label : `${each.label} (${each.role})`));
  const body = [...rows].map(([key, row]) => [
    cellText(key),
    ...list.map((_, index) => (row[index] ?? []).map((y) => formatNumber(y)).join(" / ")),
  ]);
  return tableText(["", ...head], body);
}
