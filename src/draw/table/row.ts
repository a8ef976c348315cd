import { html, type TemplateResult } from "lit";
import { cellText, type Row, type TableView } from "./view.js";

/** A row. Roles are said, since a stacked row is no table row any more as far as the browser knows. */
export const drawRow = (view: TableView, row: Row): TemplateResult => html`<tr role="row">${drawCells(view, row)}</tr>`;

/** A row of which not all neighbours are there: it says which one it is. */
export const drawRowAt = (view: TableView, row: Row, place: number, found: boolean): TemplateResult =>
  html`<tr role="row" aria-rowindex=${place} ?data-found=${found}>${drawCells(view, row)}</tr>`;

/** One place a cell for Lit to look at: its class is part of the template. */
const drawCells = (view: TableView, row: Row): TemplateResult[] =>
  view.columns.map((_column, at) => {
    const text = cellText(view, row, at);
    return view.ends[at]
      ? html`<td role="cell" part="cell" class="end">${text}</td>`
      : html`<td role="cell" part="cell" class="start">${text}</td>`;
  });
