import { html, nothing } from "lit";
import { placed } from "../placed.js";
import type { PlacedMarker } from "./lanes.js";

/** Thin lines through a plot of a width in px, each with its label at the top as real text. */
export function drawPlacedMarkers(markers: readonly PlacedMarker[], width: number): unknown {
  return markers.map(
    ({ x, lane, side, text, label }) => html`<div
      class="chart-marker"
      part="marker"
      ${placed({ left: `${(x / width) * 100}%`, top: `${-1.25 * (lane + 1)}em` })}
    >
      <span class="chart-marker-label ${side}" title=${text === label ? nothing : label} dir="auto">${text}</span>
    </div>`,
  );
}
