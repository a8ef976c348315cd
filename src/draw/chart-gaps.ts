import type { Value, XAxis } from "./chart-axis.js";

/**
 * Where a line is broken. Between two of its own points that stand next to each other, other series may have places
 * where this one has no value. That is a gap, with one exception: on a scale (numbers, dates) a series that was sampled
 * elsewhere than the others is not broken by their places. In full:
 *
 * - categories: a place without a value is a gap;
 * - a scale, and the series keeps an even step of its own: a gap where it skips a step;
 * - a scale, and its places are all places of one other series: it shares that one's steps, so a missing value is a gap;
 * - a scale, and uneven places of its own: nothing says that a value is missing, so the line goes on.
 *
 * Before its first and after its last point a series has no gap, it has not begun or has ended.
 *
 * Returns pairs of indexes on the axis: the line is broken from the one to the other.
 */
export function brokenAt(axis: XAxis, rows: readonly (readonly Value[])[], index: number): [from: number, to: number][] {
  const own = present(rows[index] as readonly Value[]);
  const skips = pairs(own).filter(([from, to]) => to - from > 1);
  if (skips.length === 0 || axis.type === "category") return skips;
  const at = (place: number): number => axis.at[place] as number;
  const step = evenStep(own.map(at));
  if (step !== undefined) return skips.filter(([from, to]) => at(to) - at(from) > 1.5 * step);
  const shares = rows.some((row, other) => other !== index && own.every((place) => row[place] !== undefined));
  return shares ? skips : [];
}

const present = (row: readonly Value[]): number[] => row.flatMap((value, place) => (value === undefined ? [] : place));

const pairs = (list: readonly number[]): [number, number][] =>
  list.slice(1).map((to, index) => [list[index] as number, to]);

/** The step that at least half of the places keep, within a fifth (months are no equal steps); needs three places. */
function evenStep(places: readonly number[]): number | undefined {
  if (places.length < 3) return undefined;
  const steps = pairs(places).map(([from, to]) => to - from);
  const usual = [...steps].sort((one, other) => one - other)[Math.floor((steps.length - 1) / 2)] as number;
  const kept = steps.filter((step) => Math.abs(step - usual) <= usual / 5);
  return kept.length * 2 >= steps.length ? usual : undefined;
}
