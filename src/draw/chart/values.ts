import type { Value, XAxis } from "./axis.js";
import { brokenAt } from "./gaps.js";
import type { Series } from "./series.js";

/**
 * The values of each series on the shared axis, with its gaps. Of an x that stands twice in a series, the last counts
 * here; the table shows both.
 */
export function alignedValues(axis: XAxis, series: readonly Series[]): Value[][] {
  const rows = series.map(({ points }) => {
    const values = new Map(points.map(({ x, y }) => [String(x), y]));
    return axis.keys.map((key): Value => values.get(key));
  });
  return rows.map((values, index) => withGaps(values, brokenAt(axis, rows, index)));
}

function withGaps(values: readonly Value[], broken: readonly (readonly [from: number, to: number])[]): Value[] {
  const result = [...values];
  for (const [from, to] of broken) result.fill(null, from + 1, to);
  return result;
}
