import { formatNumber } from "../../core/format-number.js";
import type { Session } from "../drawing.js";

export type Cell = string | number | boolean | null | undefined;

/** What the values of a column have in common, as far as its setting goes. */
export interface ColumnLook {
  /** At least one number, and nothing else but empty cells. */
  readonly numbers: boolean;
  /** Whole numbers from 1000 to 2999 throughout: years, which nobody writes with a thousands separator. */
  readonly years: boolean;
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1000 && value < 3000;

/** Reads each row once, as it closes, and knows of each column what its cells have been so far. */
export class ColumnSurvey {
  #rows: readonly Readonly<Record<string, Cell>>[] | undefined;
  #read = 0;
  #looks = new Map<string, ColumnLook>();

  /** Takes in the rows that are new. While the table is open its last row may still grow, and waits. */
  read(rows: readonly Readonly<Record<string, Cell>>[], open: boolean): void {
    if (rows !== this.#rows || rows.length < this.#read) {
      this.#rows = rows;
      this.#read = 0;
      this.#looks = new Map();
    }
    const end = open ? Math.max(rows.length - 1, Math.min(rows.length, 1)) : rows.length;
    for (; this.#read < end; this.#read++) this.#readRow(rows[this.#read] as Readonly<Record<string, Cell>>);
    // The first row is read while it is open, so that its numbers stand right at once; it is read again when it has closed.
    if (open && rows.length === 1) this.#read = 0;
  }

  look(key: string): ColumnLook {
    return this.#looks.get(key) ?? { numbers: false, years: false };
  }

  #readRow(row: Readonly<Record<string, Cell>>): void {
    for (const [key, value] of Object.entries(row)) {
      if (value === null || value === undefined) continue;
      const before = this.#looks.get(key) ?? { numbers: true, years: true };
      const number = typeof value === "number";
      this.#looks.set(key, { numbers: before.numbers && number, years: before.years && number && isYear(value) });
    }
  }
}

/** An explicit alignment wins; else numbers stand at the end. */
export function isEnd(column: { readonly align?: "start" | "end" | undefined }, look: ColumnLook | undefined): boolean {
  return column.align ? column.align === "end" : look?.numbers === true;
}

/** A cell as it is read on screen. */
export function drawnCell(value: Cell, look: ColumnLook | undefined, { locale, words }: Session): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return look?.years ? String(value) : formatNumber(value, locale);
  if (typeof value === "boolean") return value ? words.trueCell : words.falseCell;
  return value;
}
