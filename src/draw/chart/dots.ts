import type { Value } from "./axis.js";

/** Points closer than this, in px, would hide the line between them. */
const CLOSE = 14;
/** Where points are too close, one at every so many px still says which shape the series has. */
const SPARSE = 72;

/**
 * The places at which a line's points are drawn: all where they have room; else those that no line reaches, since they
 * would be invisible, and a few on the way. A dashed line is told by its dash and has only the first kind.
 */
export function dotsOf(row: readonly Value[], width: number, line: { dashed: boolean; alone: boolean }): number[] {
  const places = row.flatMap((value, place) => (typeof value === "number" ? place : []));
  const room = width / Math.max(1, row.length);
  if (room >= CLOSE && !line.dashed) return places;
  const every = line.dashed || line.alone ? Number.POSITIVE_INFINITY : Math.ceil(SPARSE / room);
  return places.filter((place, nth) => isIsolated(row, place) || (nth % every === 0 && nth > 0));
}

function isIsolated(row: readonly Value[], place: number): boolean {
  return endsBeside(row, place, -1) && endsBeside(row, place, 1);
}

/** True when, going on in a direction, a gap or the end comes before the next value. */
function endsBeside(row: readonly Value[], place: number, direction: 1 | -1): boolean {
  let at = place + direction;
  while (at >= 0 && at < row.length && row[at] === undefined) at += direction;
  return typeof row[at] !== "number";
}
