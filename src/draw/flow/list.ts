import { html, nothing } from "lit";
import type { Words } from "../words.js";
import type { FlowShape } from "./graph.js";

/**
 * A Flow in words: one line a link, then the steps that no link touches, details last. What is read aloud, and what
 * is seen while there is no picture.
 */
export function drawLinkList({ steps, links }: FlowShape, words: Words): unknown {
  const label = (place: number): string => steps[place]?.label ?? "";
  const touched = new Set(links.flatMap(({ from, to }) => [from, to]));
  const detailed = steps.filter((step) => step.detail);
  // The arrow is turned by the sheet where lines run from right to left; a screen reader gets a word for it.
  const arrow = html` <span class="flow-arrow" aria-hidden="true">→</span><span class="flow-unseen">${words.flowLeadsTo}</span> `;
  return html`<ul class="flow-links" role="list">
      ${links.map(({ from, to, label: note }) => html`<li>${label(from)}${arrow}${label(to)}${note ? ` (${note})` : ""}</li>`)}
      ${steps.map((step, place) => (touched.has(place) ? nothing : html`<li class="flow-alone">${step.label}</li>`))}
    </ul>
    ${
      detailed.length > 0
        ? html`<dl class="flow-details">
          ${detailed.map((step) => html`<div><dt>${step.label}</dt> <dd>${step.detail}</dd></div>`)}
        </dl>`
        : nothing
    }`;
}
