import { formatNumber } from "../../core/format-number.js";
import type { Language } from "../words.js";
import { namesNumbers } from "./names.js";

export type Cell = string | number | boolean | null | undefined;

/** What the values of a column have in common, as far as its setting goes. */
export interface ColumnLook {
  /** At least one number, and nothing else but empty cells. */
  readonly numbers: boolean;
  /**
   * Numbers that name something are written without separators. The rule: every number of the column is whole, and either
   * all lie between 1900 and 2099 (years), or the last word of the column's key or label says so (an id, a year, a code).
   */
  readonly plain: boolean;
}

interface Seen {
  readonly numbers: boolean;
  readonly whole: boolean;
  readonly years: boolean;
}

const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** Reads each row once, as it closes, and knows of each column what its cells have been so far. */
export class ColumnSurvey {
  #rows: readonly Readonly<Record<string, Cell>>[] | undefined;
  #read = 0;
  #seen = new Map<string, Seen>();

  /** Takes in the rows that are new. While the table is open its last row may still grow, and waits. */
  read(rows: readonly Readonly<Record<string, Cell>>[], open: boolean): void {
    if (rows !== this.#rows || rows.length < this.#read) {
      this.#rows = rows;
      this.#read = 0;
      this.#seen = new Map();
    }
    const end = open ? Math.max(rows.length - 1, Math.min(rows.length, 1)) : rows.length;
    for (; this.#read < end; this.#read++) this.#readRow(rows[this.#read] as Readonly<Record<string, Cell>>);
    // The first row is read while it is open, so that its numbers stand right at once; it is read again when it has closed.
    if (open && rows.length === 1) this.#read = 0;
  }

  look({ key, label }: { readonly key: string; readonly label?: string | undefined }): ColumnLook {
    const seen = this.#seen.get(key);
    if (!seen) return { numbers: false, plain: false };
    return { numbers: seen.numbers, plain: seen.whole && (seen.years || namesNumbers(key) || namesNumbers(label)) };
  }

  #readRow(row: Readonly<Record<string, Cell>>): void {
    for (const [key, value] of Object.entries(row)) {
      if (value === null || value === undefined) continue;
      const before = this.#seen.get(key) ?? { numbers: true, whole: true, years: true };
      const after = typeof value === "number" ? withNumber(before, value) : { ...before, numbers: false };
      if (!same(before, after) || !this.#seen.has(key)) this.#seen.set(key, after);
    }
  }
}

const withNumber = ({ numbers, whole, years }: Seen, value: number): Seen => ({
  numbers,
  whole: whole && Number.isSafeInteger(value),
  years: years && isYear(value),
});

const same = (a: Seen, b: Seen): boolean => a.numbers === b.numbers && a.whole === b.whole && a.years === b.years;

/** An explicit alignment wins; else numbers stand at the end. */
export function isEnd(column: { readonly align?: "start" | "end" | undefined }, look: ColumnLook | undefined): boolean {
  return column.align ? column.align === "end" : look?.numbers === true;
}

/** A cell as it is read on screen. */
export function drawnCell(value: Cell, look: ColumnLook | undefined, { locale, words }: Language): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return look?.plain ? plainNumber(value, locale) : formatNumber(value, locale);
  if (typeof value === "boolean") return value ? words.trueCell : words.falseCell;
  return value;
}

let plainFormat: Intl.NumberFormat | undefined;
let plainLocale = "";

/** In the language's own digits, but not grouped. */
function plainNumber(value: number, locale: string): string {
  if (!plainFormat || locale !== plainLocale) {
    plainFormat = new Intl.NumberFormat(locale, { useGrouping: false });
    plainLocale = locale;
  }
  return plainFormat.format(value);
}
