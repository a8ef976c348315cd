import { html, nothing } from "lit";
import { formatNumber } from "../../core/format-number.js";
import type { Session } from "../drawing.js";
import { say, type Words } from "../words.js";
import { seriesName } from "./legend.js";
import { type Marker, placesOf, type Series } from "./series.js";

/**
 * The chart's data as a table: one row for each x, in order of first appearance, as in the text form. It is in the
 * accessibility tree always, and on screen where the picture isn't.
 */
export function drawData(name: string, series: readonly Series[], shown: boolean, { locale, words }: Session): unknown {
  const cells = series.map(({ points }) => valuesByPlace(points, locale));
  // On screen it may scroll sideways, and what scrolls has to be reachable by keyboard.
  return html`<div class="chart-data" tabindex=${shown ? 0 : nothing} role=${shown ? "group" : nothing} aria-label=${shown ? name : nothing}>
    <table aria-label=${name}>
      <thead>
        <tr><td></td>${series.map((each) => html`<th scope="col" class="end" dir="auto">${seriesName(each, words)}</th>`)}</tr>
      </thead>
      <tbody>
        ${placesOf(series).map(
          (place) => html`<tr>
            <th scope="row" dir="auto">${place}</th>
            ${cells.map((values) => html`<td class="end">${values.get(place) ?? nothing}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Values by x. An old tree may have an x twice in a series: then both are shown. */
function valuesByPlace(points: Series["points"], locale: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { x, y } of points) {
    const before = values.get(String(x));
    const text = formatNumber(y, locale);
    values.set(String(x), before === undefined ? text : `${before} / ${text}`);
  }
  return values;
}

/**
 * The markers as a list. One whose x is in the chart stands there too, so here it is for those who don't see the
 * picture; one without its x is shown here alone, and says so.
 */
export function drawMarkers(markers: readonly Marker[], series: readonly Series[], words: Words): unknown {
  if (markers.length === 0) return nothing;
  const places = new Set(placesOf(series));
  return html`<ul class="chart-markers" role="list">
    ${markers.map(({ at, label }) => {
      const placed = places.has(String(at));
      const text = say(placed ? words.marker : words.markerNowhere, { x: String(at), label });
      return html`<li class=${placed ? "placed" : ""} dir="auto">${text}</li>`;
    })}
  </ul>`;
}
