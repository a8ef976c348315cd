import type { Draft } from "../../core/draft.js";
import type { ChartNode } from "../../core/kinds/chart.js";

export type ChartProps = Draft<ChartNode>;
export type Role = ChartNode["series"][number]["role"];

export interface Point {
  /** The x as it was written. A number and the same number as a string are one place. */
  readonly x: string | number;
  readonly y: number;
}

export interface Series {
  readonly label: string;
  readonly role: Role;
  readonly points: readonly Point[];
}

export interface Marker {
  readonly at: string | number;
  readonly label: string;
}

/**
 * The series as far as they can be drawn: points that have both their parts. While the chart is being written, the part
 * that was written last may be a prefix: a string x with nothing after it is not a place yet.
 */
export function seriesOf(props: ChartProps, open: boolean): Series[] {
  const all = props.series ?? [];
  return all.map((each, at) => {
    const last = open && at === all.length - 1;
    return { label: each.label ?? "", role: each.role ?? "primary", points: pointsOf(each.points ?? [], last) };
  });
}

function pointsOf(points: readonly Draft<Point>[], growing: boolean): Point[] {
  const ready = points.filter(
    (point, at): point is Point =>
      point.x !== undefined &&
      Number.isFinite(point.y) &&
      !(growing && at === points.length - 1 && endsWith(point, "x")),
  );
  return ready;
}

/** The markers that have both their parts, under the same rule. */
export function markersOf(props: ChartProps, open: boolean): Marker[] {
  const all = props.annotations ?? [];
  return all.filter(
    (each, at): each is Marker =>
      each.at !== undefined && Boolean(each.label) && !(open && at === all.length - 1 && endsWith(each, "at")),
  );
}

const endsWith = (part: object, key: string): boolean => Object.keys(part).at(-1) === key;

/** Every x of every series once, in order of first appearance. */
export function placesOf(series: readonly Series[]): string[] {
  const places = new Set<string>();
  for (const { points } of series) for (const { x } of points) places.add(String(x));
  return [...places];
}
