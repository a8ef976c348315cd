import type { Value, XAxis } from "./axis.js";

/**
 * Where a line is broken. Between two of its own points that stand next to each other, other series may have places
 * where this one has no value. That is a gap, with one exception: on a scale (numbers, dates) a series that was sampled
 * elsewhere than the others is not broken by their places. In full, the first rule that applies:
 *
 * 1. categories: a place without a value is a gap;
 * 2. most of the series' steps have one length: a gap where it goes on by more than that;
 * 3. its places are all places of one other series, so it was sampled with that one: a missing value is a gap;
 * 4. half of its steps have one length: as 2;
 * 5. uneven places of its own: nothing says that a value is missing, and the line goes on.
 *
 * Before its first and after its last point a series has no gap: it has not begun, or has ended.
 *
 * Returns pairs of indexes on the axis: the line is broken from the one to the other.
 */
export function brokenAt(
  axis: XAxis,
  rows: readonly (readonly Value[])[],
  index: number,
): [from: number, to: number][] {
  const own = present(rows[index] as readonly Value[]);
  const skips = pairs(own).filter(([from, to]) => to - from > 1);
  if (skips.length === 0 || axis.type === "category") return skips;
  const at = (place: number): number => axis.at[place] as number;
  const { step, share } = usualStep(own.map(at));
  const longer = skips.filter(([from, to]) => at(to) - at(from) > 1.5 * step);
  if (share > 0.5 && own.length > 2) return longer;
  const sampledWith = (row: readonly Value[], other: number): boolean =>
    other !== index && own.every((place) => row[place] !== undefined);
  if (rows.some(sampledWith)) return skips;
  return share === 0.5 ? longer : [];
}

const present = (row: readonly Value[]): number[] => row.flatMap((value, place) => (value === undefined ? [] : place));

const pairs = (list: readonly number[]): [number, number][] =>
  list.slice(1).map((to, index) => [list[index] as number, to]);

/** The middle one of the steps, and the share of steps that have its length within a fifth (months are not all equal). */
function usualStep(places: readonly number[]): { step: number; share: number } {
  const steps = pairs(places).map(([from, to]) => to - from);
  const step = [...steps].sort((one, other) => one - other)[Math.floor((steps.length - 1) / 2)] as number;
  const kept = steps.filter((each) => Math.abs(each - step) <= step / 5);
  return { step, share: kept.length / steps.length };
}
