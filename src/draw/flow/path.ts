/** The lines of a Flow's picture as SVG paths. Lengths in drawing units; every line is made of straight pieces. */

import type { Point } from "./layout.js";
import { bend, tip } from "./type.js";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Line = readonly Point[];

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (point: Point): string => `${round(point.x)} ${round(point.y)}`;
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A line with rounded corners, as path data. */
export function roundedPath(line: Line): string {
  const [first, ...rest] = line;
  if (!first || rest.length === 0) return "";
  let path = `M${at(first)}`;
  for (const [place, corner] of rest.entries()) {
    const before = line[place] ?? first;
    const after = rest[place + 1];
    if (!after) return `${path}L${at(corner)}`;
    const into = distance(before, corner);
    const away = distance(corner, after);
    const radius = Math.min(bend, into / 2, away / 2);
    if (radius === 0) continue;
    path += `L${at(between(corner, before, radius / into))}Q${at(corner)} ${at(between(corner, after, radius / away))}`;
  }
  return path;
}

/** The arrow head at a line's end: its point touches the end. */
export function tipPath(line: Line): string {
  const end = line.at(-1);
  const before = line.at(-2);
  if (!end || !before || distance(before, end) === 0) return "";
  const base = between(end, before, tip.length / distance(before, end));
  const aside = { x: ((end.y - base.y) / tip.length) * tip.half, y: ((base.x - end.x) / tip.length) * tip.half };
  return `M${at(end)}L${at({ x: base.x + aside.x, y: base.y + aside.y })}L${at({ x: base.x - aside.x, y: base.y - aside.y })}Z`;
}

/** The line without its last bit, which the arrow head covers: a line's end is square and would stick out of it. */
export function shortened(line: Line): Line {
  const end = line.at(-1);
  const before = line.at(-2);
  if (!end || !before) return line;
  const last = distance(before, end);
  const cut = Math.min(tip.length - 1, last);
  return last === 0 ? line : [...line.slice(0, -1), between(end, before, cut / last)];
}

/** The parts of a line that lie outside an area. */
export function cutOut(line: Line, area: Area): Line[] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  const close = (): void => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (const [place, from] of line.entries()) {
    const to = line[place + 1];
    if (!to) break;
    const inside = crossing(from, to, area);
    if (!inside) {
      if (part.length === 0) part.push(from);
      part.push(to);
      continue;
    }
    const [enter, leave] = inside;
    if (enter > 0) part.push(...(part.length === 0 ? [from] : []), between(from, to, enter));
    close();
    if (leave < 1) part.push(between(from, to, leave), to);
  }
  close();
  return parts;
}

/** Between which fractions of its way the piece from `from` to `to` is inside the area. */
function crossing(from: Point, to: Point, area: Area): [number, number] | undefined {
  let enter = 0;
  let leave = 1;
  for (const [axis, size] of [
    ["x", "width"],
    ["y", "height"],
  ] as const) {
    const way = to[axis] - from[axis];
    const low = area[axis] - from[axis];
    const high = low + area[size];
    if (way === 0) {
      if (low >= 0 || high <= 0) return undefined;
      continue;
    }
    enter = Math.max(enter, Math.min(low / way, high / way));
    leave = Math.min(leave, Math.max(low / way, high / way));
  }
  return enter < leave ? [enter, leave] : undefined;
}
