import { html, nothing, svg } from "lit";
import type { Words } from "../words.js";
import { looksOf, type SeriesLook } from "./looks.js";
import type { ChartProps, Series } from "./series.js";
import { seriesName } from "./series-name.js";

/**
 * The series in their order, each with a piece of its line or bar. Where there are several, each is a button that takes its
 * series out of the picture and back; `off` has the labels of those that are out.
 */
export function drawLegend(
  kind: ChartProps["kind"],
  series: readonly Series[],
  off: ReadonlySet<string>,
  toggle: (label: string) => void,
  words: Words,
): unknown {
  const looks = looksOf(series);
  const entries = series.map((each, at) => {
    const entry = html`${drawKey(kind, looks[at] as SeriesLook)}<span dir="auto">${seriesName(each, words)}</span>`;
    if (!each.label) return nothing;
    if (series.length === 1) return html`<li class="chart-entry">${entry}</li>`;
    return html`<li><button type="button" class="chart-entry" aria-pressed=${off.has(each.label) ? "false" : "true"}
      @click=${() => toggle(each.label)}>${entry}</button></li>`;
  });
  return html`<ul class="chart-legend" role="list" part="legend" aria-label=${words.chartSeries}>${entries}</ul>`;
}

/** A piece of the series as it is drawn, for the legend and the readout. Its colour is `currentColor`. */
export function drawKey(kind: ChartProps["kind"], look: SeriesLook): unknown {
  return html`<svg class="chart-key ${look.color} ${kind ?? ""}" viewBox=${kind === "bar" ? "0 0 12 12" : "0 0 24 12"} aria-hidden="true" focusable="false">
    ${kind === "bar" ? barKey(look) : lineKey(look)}
  </svg>`;
}

const barKey = ({ hollow, dash }: SeriesLook): unknown =>
  svg`<rect x=".75" y=".75" width="10.5" height="10.5" rx="1.5" stroke="currentColor" stroke-width="1.5"
    fill="currentColor" fill-opacity=${hollow ? 0.15 : 1} stroke-dasharray=${dash.length > 0 ? "3 2" : nothing} />`;

const lineKey = ({ width, dash, shape, hollow }: SeriesLook): unknown =>
  svg`<path d="M1 6H23" stroke="currentColor" stroke-width=${width} stroke-dasharray=${dash.join(" ") || nothing} />
    ${
      dash.length > 0
        ? nothing
        : svg`<path class=${hollow ? "hollow" : ""} transform="translate(12 6) scale(3)" d=${shape}
          fill="currentColor" stroke="currentColor" stroke-width=${1 / 3} />`
    }`;
