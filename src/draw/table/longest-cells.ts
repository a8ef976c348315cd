import type { Cell } from "./cells.js";
import { ownCell, type Row, type TableView } from "./view.js";

/** About how many characters a cell takes on screen. Numbers are rounded there. */
function lengthOf(value: Cell): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "number") return value === true || value === false ? 5 : 0;
  const whole = String(Math.trunc(value)).length;
  return Number.isInteger(value) ? whole : whole + 4;
}

/** The row with the longest cell of each column: a table of these alone is as wide as the whole. Reads each row once. */
export class LongestCells {
  #rows: readonly Row[] | undefined;
  #read = 0;
  #longest = new Map<string, { readonly row: Row; readonly length: number }>();

  /** @returns true when a longer cell has come */
  read({ rows, columns, open }: TableView): boolean {
    if (rows !== this.#rows) {
      this.#rows = rows;
      this.#read = 0;
      this.#longest = new Map();
    }
    let longer = false;
    const end = open ? rows.length - 1 : rows.length;
    for (; this.#read < end; this.#read++) {
      const row = rows[this.#read] as Row;
      for (const { key } of columns) {
        const length = lengthOf(ownCell(row, key));
        if (length <= (this.#longest.get(key)?.length ?? -1)) continue;
        this.#longest.set(key, { row, length });
        longer = true;
      }
    }
    return longer;
  }

  of(key: string): Row | undefined {
    return this.#longest.get(key)?.row;
  }
}
