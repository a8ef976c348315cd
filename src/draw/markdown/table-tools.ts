/** What can be done with a table of a Text once it has closed: loaded with the first one. */
import type { DataTable, DataValue } from "../export/data-text.js";
import { readNumber } from "../read-number.js";
import type { Direction } from "../sort-direction.js";
import { keyComparer, type SortKey, sortKey } from "../sorting.js";
import type { Inline, Prose, Row, Table } from "./block.js";

/** The words of a cell, as they are read. */
export function textOf(prose: Prose): string {
  return prose.map(({ inlines }) => inlines.map(wordsOf).join("")).join("");
}

function wordsOf(inline: Inline): string {
  switch (inline.type) {
    case "text":
    case "code":
      return inline.text;
    case "image":
      return inline.alt;
    case "break":
      return " ";
    default:
      return inline.children.map(wordsOf).join("");
  }
}

/** The rows' indexes in the order of a column; equal rows keep the order in which they were written. */
export function orderOf({ rows }: Table, column: number, direction: Direction, locale: string): readonly number[] {
  const texts = textsOf(rows, column);
  const numbers = readColumn(texts, locale)?.numbers;
  // In a column of numbers, whatever is none stands for a gap.
  const keys = texts.map((text, row) => sortKey(numbers ? numbers[row] : text));
  const compare = keyComparer(direction, locale);
  return [...keys.keys()].sort((a, b) => compare(keys[a] as SortKey, keys[b] as SortKey));
}

/** The table for a file or the clipboard: as it is read, or with figures as figures. */
export function dataOf({ header, rows }: Table, order: Iterable<number>, locale: string, asShown: boolean): DataTable {
  const columns = header.map((_, column) => {
    const texts = textsOf(rows, column);
    return asShown ? texts : valuesOf(texts, locale);
  });
  return { head: header.map(textOf), rows: Array.from(order, (row) => columns.map((values) => values[row])) };
}

const textsOf = (rows: readonly Row[], column: number): string[] =>
  rows.map(({ cells }) => textOf(cells[column] ?? []).trim());

function valuesOf(texts: readonly string[], locale: string): readonly DataValue[] {
  const column = readColumn(texts, locale);
  return column?.unit === "" ? texts.map((text, row) => column.numbers[row] ?? text) : texts;
}

interface NumberColumn {
  /** What stands around each of the numbers: a currency, a percent sign. Empty: nothing. */
  readonly unit: string;
  readonly numbers: readonly (number | undefined)[];
}

/** What people write where there is no value. */
const GAP = /^(?:[\s\p{P}\p{S}]*|n\/?a)$/iu;

/** A number with what stands before and behind it. A letter right before it makes it part of a name: `v1.10`, `Q3`. */
const AMOUNT = /^(|\P{Nd}*?[^\p{L}\p{Nd}])([.,]?\p{Nd}(?:.*\p{Nd})?)(\P{Nd}*)$/u;
/** At the very beginning, or right before the digits where it is no hyphen: `-$5`, `$-5`, not `page-5`. */
const SIGN = /^[-+\u2212]|(?<!\p{L})[-+\u2212]$/u;

/**
 * A column of which every cell is a number, or a gap, all with the same unit around them; in the notation of the reader's
 * language or, since models often write that one, in English. Never a bit of both: `1.234` and `1,234` are not to be mixed.
 */
function readColumn(texts: readonly string[], locale: string): NumberColumn | undefined {
  if (texts.every((text) => GAP.test(text))) return undefined;
  return readColumnIn(texts, locale) ?? readColumnIn(texts, "en");
}

function readColumnIn(texts: readonly string[], locale: string): NumberColumn | undefined {
  const units = new Set<string>();
  const numbers: (number | undefined)[] = [];
  for (const text of texts) {
    const amount = GAP.test(text) ? undefined : readAmount(text, locale);
    if (amount) units.add(amount.unit);
    else if (!GAP.test(text)) return undefined;
    numbers.push(amount?.number);
  }
  const [unit = ""] = units;
  return units.size === 1 ? { unit, numbers } : undefined;
}

function readAmount(text: string, locale: string): { readonly unit: string; readonly number: number } | undefined {
  const [, before = "", size = "", behind = ""] = AMOUNT.exec(text) ?? [];
  const sign = SIGN.exec(before)?.[0] ?? "";
  const number = readNumber(sign + size, locale);
  return number === undefined ? undefined : { unit: `${before.replace(SIGN, "").trim()}${behind.trim()}`, number };
}
