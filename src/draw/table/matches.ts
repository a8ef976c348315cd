import { cellText, type Row, type TableView } from "./view.js";

/** Text as it is compared: without case and without accents, as a browser's own find does. */
export const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Between the cells of a row, so that nothing is found across two of them. */
const BORDER = "\u0000";

/** The rows of a table that hold a text, by what is read on screen. Each row is read once. */
export class Matches {
  #rows: readonly Row[] | undefined;
  #looks = "";
  #texts: string[] = [];

  /** @returns the indexes of rows, in the agent's order */
  of(view: TableView, query: string): ReadonlySet<number> {
    const { rows, looks, session } = view;
    const epoch = JSON.stringify([looks, session.locale, session.words.trueCell, session.words.falseCell]);
    if (rows !== this.#rows || epoch !== this.#looks) this.#texts = [];
    this.#rows = rows;
    this.#looks = epoch;
    // The last one may still grow.
    if (view.open) this.#texts.length = Math.min(this.#texts.length, Math.max(0, rows.length - 1));
    for (let at = this.#texts.length; at < rows.length; at++) this.#texts.push(textOf(view, rows[at] as Row));
    const wanted = plain(query.trim());
    const found = new Set<number>();
    if (wanted !== "") for (const [row, text] of this.#texts.entries()) if (text.includes(wanted)) found.add(row);
    return found;
  }
}

const textOf = (view: TableView, row: Row): string =>
  view.columns.map((_column, at) => plain(cellText(view, row, at))).join(BORDER);
