/** How rows are put in order by one of their columns: shared by the tables of every kind. */
import type { Direction } from "./sort-direction.js";

/** A value as it is compared: the kind of thing that it is, then its place among its like. */
export interface SortKey {
  readonly rank: 0 | 1 | 2 | 3 | 4;
  readonly place: number;
  readonly text: string;
}

/** Whatever the direction, what is empty stands last: nobody sorts to see gaps. */
const EMPTY: SortKey = { rank: 4, place: 0, text: "" };

/** A month, a date, or a date and time, as ISO 8601 writes them. */
const ISO = /^(\d{4}-\d{2}(?:-\d{2})?)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads a value once, so that comparing is cheap. Numbers come first, then dates, then text, then true and false: a column
 * rarely mixes them.
 */
export function sortKey(value: string | number | boolean | null | undefined): SortKey {
  if (typeof value === "number") return { rank: 0, place: value, text: "" };
  if (typeof value === "boolean") return { rank: 3, place: Number(value), text: "" };
  const text = value?.trim() ?? "";
  if (text === "") return EMPTY;
  const time = isoTime(text);
  return time === undefined ? { rank: 2, place: 0, text } : { rank: 1, place: time, text: "" };
}

/** A time without a zone is read as if it were UTC: where the reader is must not change the order. */
function isoTime(text: string): number | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [, date, time, zone = "Z"] = match;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  const place = Date.parse(time ? `${date}T${time}${offset}` : (date as string));
  return Number.isNaN(place) ? undefined : place;
}

/** Compares keys in a direction, text as the reader's language orders it ("page 2" before "page 10"). */
export function keyComparer(direction: Direction, locale: string): (a: SortKey, b: SortKey) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === "ascending" ? 1 : -1;
  return (a, b) => {
    if (a.rank === 4 || b.rank === 4) return a.rank - b.rank;
    const difference = a.rank - b.rank || a.place - b.place || (a.rank === 2 ? compare(a.text, b.text) : 0);
    return sign * difference;
  };
}
