import { html, nothing } from "lit";
import { formatNumber } from "../core/format-number.js";
import type { StatNode } from "../core/kinds/stat.js";
import type { Draft, Drawing } from "./drawing.js";
import { arrowOf, judgement, signed } from "./stat-text.js";
import type { Words } from "./words.js";

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
    ><span class="amount"><span aria-hidden="true">${arrowOf(value)}</span> <bdi>${amount}</bdi></span>
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
