import { html, nothing } from "lit";
import type { Session } from "../drawing.js";
import { scrollBox } from "../scroll-box.js";
import { say, type Words } from "../words.js";
import { type Marker, placesOf, type Series } from "./series.js";
import { seriesName } from "./series-name.js";
import { valuesByPlace } from "./value-texts.js";

/**
 * The most rows that are laid out without being seen: ten thousand take a browser more than a second. Of more, the table
 * comes when it is asked for.
 */
export const ROWS_UNSEEN = 2000;

/**
 * The chart's data as a table: one row for each x, in order of first appearance, as in the text form. It is in the
 * accessibility tree also where the picture is on screen.
 */
export function drawData(name: string, series: readonly Series[], shown: boolean, session: Session): unknown {
  if (!shown && placesOf(series).length > ROWS_UNSEEN) return nothing;
  const table = drawTable(name, series, session);
  return shown ? html`<div class="scroll" ${scrollBox(name)}>${table}</div>` : html`<div class="unseen">${table}</div>`;
}

function drawTable(name: string, series: readonly Series[], { locale, words }: Session): unknown {
  const cells = series.map(({ points }) => valuesByPlace(points, locale));
  return html`<table class="table" part="table" aria-label=${name}>
    <thead>
      <tr>
        <td part="cell"></td>
        ${series.map(
          (each) =>
            html`<th scope="col" part="cell header" class="end" dir="auto"><span>${seriesName(each, words)}</span></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${placesOf(series).map(
        (place) => html`<tr>
          <th scope="row" part="cell header" class="start" dir="auto">${place}</th>
          ${cells.map((values) => html`<td part="cell" class="end">${values.get(place) ?? nothing}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The markers as a list. One whose x is in the chart stands there too, so here it is for those who don't see the
 * picture; one without its x is shown here alone, and says so. `shown`: all of them are, the picture being away.
 */
export function drawMarkers(
  markers: readonly Marker[],
  series: readonly Series[],
  shown: boolean,
  words: Words,
): unknown {
  if (markers.length === 0) return nothing;
  const places = new Set(placesOf(series));
  return html`<ul class="chart-markers" role="list">
    ${markers.map(({ at, label }) => {
      const placed = places.has(String(at));
      const text = say(placed ? words.marker : words.markerNowhere, { x: String(at), label });
      return html`<li class=${placed && !shown ? "unseen" : ""} dir="auto">${text}</li>`;
    })}
  </ul>`;
}
