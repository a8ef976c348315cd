import { cellText, tableText } from "../../core/markdown-text.js";

/** Values in rows, as they go into a file: numbers as numbers, in no language's notation. */
export interface DataTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly DataValue[])[];
}

export type DataValue = string | number | boolean | null | undefined;

/** Comma-separated text as RFC 4180 has it: CRLF after every line, quotes where they are needed, doubled inside. */
export function csvText(table: DataTable): string {
  return linesOf(table, ",")
    .map((line) => `${line}\r\n`)
    .join("");
}

/** Tab-separated text, without an end of line after the last row: a paste would make an empty row of it. */
export function tsvText(table: DataTable): string {
  return linesOf(table, "\t").join("\n");
}

function linesOf({ head, rows }: DataTable, separator: string): string[] {
  return [head, ...rows].map((cells) => cells.map(fieldText).join(separator));
}

/**
 * What a spreadsheet would take for a formula, also in its full-width form. Text that begins so may come from anywhere,
 * and would be run when the file is opened.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Separators of every kind of CSV that a reader's spreadsheet may expect, so that none begins a cell inside of one. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function fieldText(value: DataValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  // An apostrophe makes it text, and is not shown.
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A Markdown table, as the text form writes one. */
export const markdownText = ({ head, rows }: DataTable): string =>
  tableText(
    head.map(cellText),
    rows.map((cells) => cells.map(cellText)),
  );
