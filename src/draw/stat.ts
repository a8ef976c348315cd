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

function signed(value: number, locale: string): string {
  const size = formatNumber(Math.abs(value), locale);
  if (size === formatNumber(0, locale)) return size;
  return value > 0 ? `+${size}` : `\u2212${size}`;
}

function drawUnit(unit: string | undefined): unknown {
  if (!unit) return nothing;
  return html`<span class="unit ${unit === "%" ? "tight" : ""}">${unit}</span>`;
}

function drawChange(props: Draft<StatNode>, locale: string, words: Words): unknown {
  const { change, tone } = props;
  if (change?.value === undefined || change.as === undefined) return nothing;
  const amount = `${signed(change.value, locale)}${change.as === "percent" ? "%" : ""}`;
  return html`<span class="change ${tone ?? "neutral"}"
    ><span class="amount"><span aria-hidden="true">${arrow(change.value)}</span> <bdi>${amount}</bdi></span>
    ${judgement(change.value, tone, words)}</span>`;
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
