import { html, type TemplateResult } from "lit";

/** A column's label as the button that sorts by it, in the tables of every kind. */
export const drawSortButton = (label: unknown, onSort: () => void): TemplateResult =>
  html`<button type="button" class="sort head-label" part="sort" @click=${onSort}>${label}${arrow}</button>`;

/** Its place is kept while it is not shown, so that no column changes when it is. */
const arrow = html`<svg class="sort-sign" viewBox="0 0 10 14" aria-hidden="true"><path d="M5 1.5V12M1.5 8.5 5 12l3.5-3.5" /></svg>`;
