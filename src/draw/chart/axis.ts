import { datePlaces } from "./dates.js";
import { placesOf, type Series } from "./series.js";

/** A value; no value and a gap there (null); no value and nothing to say about it (undefined): a line goes on. */
export type Value = number | null | undefined;

/** The one horizontal axis that all series of a chart share. */
export interface XAxis {
  /** Categories stand side by side in order of first appearance; numbers and dates on a scale, ascending. */
  readonly type: "category" | "number" | "date";
  /** The texts of the places, in the order in which they stand. */
  readonly keys: readonly string[];
  /** Where they stand: the index of a category, a number, or ms of a date. Ascending, each once. */
  readonly at: readonly number[];
}

/** Bars are categories always. A line is on a scale when all its x are numbers, or all are ISO dates. */
export function xAxisOf(kind: "line" | "bar", series: readonly Series[]): XAxis {
  const keys = placesOf(series);
  const category: XAxis = { type: "category", keys, at: keys.map((_, index) => index) };
  if (kind === "bar" || keys.length === 0) return category;
  if (series.every(({ points }) => points.every(({ x }) => typeof x === "number"))) {
    return scaleAxis("number", keys, keys.map(Number));
  }
  const dates = series.every(({ points }) => points.every(({ x }) => typeof x === "string"))
    ? datePlaces(keys)
    : undefined;
  // Two ways to write one date would be one place with two names: then they are names.
  return dates && new Set(dates).size === dates.length ? scaleAxis("date", keys, dates) : category;
}

function scaleAxis(type: "number" | "date", keys: readonly string[], at: readonly number[]): XAxis {
  const order = keys.map((_, index) => index).sort((one, other) => (at[one] as number) - (at[other] as number));
  return { type, keys: order.map((index) => keys[index] as string), at: order.map((index) => at[index] as number) };
}
