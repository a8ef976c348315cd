import { isRecord, own } from "../../core/raw.js";

export type Cell = string | number | boolean | null;

export const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** The names under which an object says what it is, the first that is there. */
const NAMES = ["label", "name", "title", "header", "text", "content", "value", "key"];

/** What an object calls itself; undefined where it has no name. */
export function nameIn(value: unknown): string | undefined {
  const found = NAMES.map((name) => own(value, name)).find((each) => typeof each === "string" || Number.isFinite(each));
  return found === undefined ? undefined : String(found);
}

/** Lists in lists in a cell are read so deep and no deeper. */
const DEEPEST = 4;

/** Any value as it can stand in a cell: a list's items, an object's name or its values. */
export function cellOf(value: unknown, depth = 0): Cell {
  if (isCell(value)) return value;
  if (Array.isArray(value) && depth < DEEPEST) return value.map((item) => cellOf(item, depth + 1) ?? "").join(", ");
  if (!isRecord(value)) return null;
  return nameIn(value) ?? Object.values(value).filter(isCell).join(" ");
}
