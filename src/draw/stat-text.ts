import { formatNumber } from "../core/format-number.js";
import type { StatNode } from "../core/kinds/stat.js";
import type { Words } from "./words.js";

/** Which way the number went is told by the sign and an arrow; whether that is good news only the tone says. */
export const arrowOf = (value: number): string => (value > 0 ? "▲" : value < 0 ? "▼" : "");

/** What the tone says of a change, in a word; undefined where it says nothing. */
export function judgement(change: number, tone: StatNode["tone"] | undefined, words: Words): string | undefined {
  if (change === 0) return undefined;
  if (tone === "positive") return words.better;
  if (tone === "warning" || tone === "critical") return words.worse;
  return undefined;
}

/** A change with its sign. */
export function signed({ value, as }: NonNullable<StatNode["change"]>, locale: string): string {
  const size = formatNumber(Math.abs(value), locale);
  const text = as === "percent" ? percent(size, locale) : size;
  if (size === formatNumber(0, locale)) return text;
  return value > 0 ? `+${text}` : `\u2212${text}`;
}

/** A share as its language writes it, of a figure that is written already: 18%, 18 %, %18. */
function percent(figure: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0);
  return parts.map(({ type, value }) => (type === "integer" ? figure : value)).join("");
}
