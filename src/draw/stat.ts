import { html, nothing } from "lit";
import { formatNumber } from "../core/format-number.js";
import type { StatNode } from "../core/kinds/stat.js";
import type { Draft, Drawing } from "./drawing.js";
import type { Words } from "./words.js";

/** Which way the number went is told by the sign and an arrow; whether that is good news only the tone says. */
const arrow = (value: number): string => (value > 0 ? "▲" : value < 0 ? "▼" : "");

function judgement(change: number, tone: StatNode["tone"] | undefined, words: Words): string | typeof nothing {
  if (change === 0) return nothing;
  if (tone === "positive") return words.better;
  if (tone === "warning" || tone === "critical") return words.worse;
  return nothing;
}

function signed({ value, as }: NonNullable<StatNode["change"]>, locale: string): string {
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

function drawUnit(unit: string | undefined): unknown {
  if (!unit) return nothing;
  return html`<span class="unit ${unit === "%" ? "tight" : ""}">${unit}</span>`;
}

function drawChange(props: Draft<StatNode>, locale: string, words: Words): unknown {
  const { change, tone } = props;
  if (change?.value === undefined || change.as === undefined) return nothing;
  const { value, as } = change;
  const amount = signed({ value, as }, locale);
  return html`<span class="change ${tone ?? "neutral"}"
    ><span class="amount"><span aria-hidden="true">${arrow(value)}</span> <bdi>${amount}</bdi></span>
    ${judgement(value, tone, words)}</span>`;
}

export const drawStat: Drawing<StatNode> = (props, { session }) => {
  const { locale, words } = session;
  return html`<div class="stat" part="stat">
    <span class="stat-label">${props.label}</span>
    <span class="figure"
      ><bdi>${props.value === undefined ? nothing : formatNumber(props.value, locale)}</bdi>${drawUnit(props.unit)}</span>
    ${drawChange(props, locale, words)}
  </div>`;
};
