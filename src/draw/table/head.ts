import { html, nothing, type TemplateResult } from "lit";
import type { Direction } from "../sort-direction.js";

interface HeadView {
  readonly label: string | undefined;
  readonly end: boolean;
  /** Undefined where there is nothing to sort. */
  readonly onSort: (() => void) | undefined;
  readonly direction: Direction | undefined;
}

/** A column's header; where rows can be sorted its label is the button for it. */
export function drawHead({ label, end, onSort, direction }: HeadView): TemplateResult {
  return html`<th
    scope="col"
    role="columnheader"
    part="cell header"
    class=${end ? "end" : "start"}
    aria-sort=${direction ?? nothing}
    >${onSort ? drawSort(label, onSort) : html`<span class="head-label">${label}</span>`}</th>`;
}

const drawSort = (label: string | undefined, onSort: () => void): TemplateResult =>
  html`<button type="button" class="sort head-label" part="sort" @click=${onSort}>${label}${arrow}</button>`;

/** Its place is kept while it is not shown, so that no column changes when it is. */
const arrow = html`<svg class="sort-sign" viewBox="0 0 10 14" aria-hidden="true"><path d="M5 1.5V12M1.5 8.5 5 12l3.5-3.5" /></svg>`;
