import { html, nothing } from "lit";
import { formatNumber } from "../../core/format-number.js";
import type { Session } from "../drawing.js";
import { placed } from "../placed.js";
import { say } from "../words.js";
import type { Value, XAxis } from "./axis.js";
import { drawKey } from "./legend.js";
import type { SeriesLook } from "./looks.js";
import type { Picture } from "./picture.js";
import type { Marker, Series } from "./series.js";
import { seriesName } from "./series-name.js";
import { xTickTexts } from "./tick-text.js";
import { fullDate, precisionOf } from "./time-ticks.js";

/** What is said of one place of a chart, on screen and to a screen reader. */
export interface Readout {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly look: SeriesLook }[];
  readonly markers: readonly string[];
}

/** Longer units are said in the caption only. */
const SHORT_UNIT = 5;

export function readoutAt(
  picture: Picture,
  place: number,
  series: readonly Series[],
  markers: readonly Marker[],
  unit: string | undefined,
  session: Session,
): Readout {
  const key = picture.axis.keys[place] as string;
  const rows = series
    .map((each, index) => ({
      name: seriesName(each, session.words),
      value: valueText(picture.values[index]?.[place], unit, session),
      look: picture.looks[index] as SeriesLook,
    }))
    .filter((_, index) => picture.shown[index]);
  return {
    title: placeText(picture.axis, place, session.locale),
    rows,
    markers: markers.filter(({ at }) => String(at) === key).map(({ label }) => label),
  };
}

function valueText(value: Value, unit: string | undefined, { locale, words }: Session): string {
  if (typeof value !== "number") return words.noValue;
  const text = formatNumber(value, locale);
  if (!unit || [...unit].length > SHORT_UNIT) return text;
  return unit === "%" ? `${text}%` : `${text} ${unit}`;
}

/** A place as people read it: names as they are, numbers and dates by the locale, a date no finer than it is written. */
function placeText(axis: XAxis, place: number, locale: string): string {
  const key = axis.keys[place] as string;
  const at = axis.at[place] as number;
  if (axis.type === "category") return key;
  if (axis.type === "number") return xTickTexts([at], locale)[0] as string;
  return fullDate(at, precisionOf([key], [at]), locale);
}

/** One line for the status region. */
export function spoken({ title, rows, markers }: Readout, { words }: Session): string {
  const values = rows.map(({ name, value }) => say(words.chartValue, { label: name, value }));
  return [title, ...values, ...markers].join(", ");
}

/** With more series than this, a name has one line. */
const FEW = 4;

/** Where not every row has a line in the plot, the names go: the legend has them, and each key is one of a kind. */
function crowd({ box, em }: Picture, { rows, markers }: Readout): string {
  if (rows.length <= FEW) return "";
  const lines = 2 + rows.length + markers.length;
  return lines * 1.5 * em > box.height ? "compact" : "many";
}

/** The readout beside its line, on the side with more room; inside the picture, so that nothing can clip it. */
export function drawReadout(picture: Picture, place: number, readout: Readout, kind: "line" | "bar"): unknown {
  const at = picture.places[place] as number;
  const [edge, room]: [string, number] = at > 0.5 ? ["right", at] : ["left", 1 - at];
  return html`<div class="chart-line" ${placed({ left: percent(at) })}></div>
    ${kind === "line" ? picture.series.map((_, index) => drawDot(picture, index, place)) : nothing}
    <div class="chart-readout ${crowd(picture, readout)}" part="readout" ${placed({ [edge]: `calc(${percent(1 - room)} + 0.75em)`, "max-width": `calc(${percent(room)} - 0.75em)` })}>
      <div class="chart-readout-title" dir="auto">${readout.title}</div>
      <div class="chart-readout-rows">${readout.rows.map(
        ({ name, value, look }) => html`<div class="chart-readout-row">
          ${drawKey(kind, look)}<span class="chart-readout-name" dir="auto">${name}</span><span class="chart-readout-value">${value}</span>
        </div>`,
      )}</div>
      ${readout.markers.map((label) => html`<div class="chart-readout-marker" dir="auto">${label}</div>`)}
    </div>`;
}

function drawDot(picture: Picture, index: number, place: number): unknown {
  const height = picture.series[index]?.values[place];
  if (typeof height !== "number") return nothing;
  const styles = placed({ left: percent(picture.places[place] as number), top: percent(1 - height) });
  return html`<svg class="chart-dot ${picture.looks[index]?.color}" viewBox="-2 -2 4 4" ${styles}>
    <path d=${picture.looks[index]?.shape} />
  </svg>`;
}

const percent = (fraction: number): string => `${fraction * 100}%`;
