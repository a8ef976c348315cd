import { STACKED_COLUMNS } from "./stacked.js";
import type { TableView } from "./view.js";

/** The labels that stand in front of the values of a stacked row, for the sheet: one a column, not one a cell. */
export function labelsOf({ columns }: TableView): Readonly<Record<string, string>> {
  const labels = columns.length > STACKED_COLUMNS ? [] : columns;
  return Object.fromEntries(labels.map(({ label = "" }, at) => [`--_label-${at + 1}`, `"${CSS.escape(label)}"`]));
}
