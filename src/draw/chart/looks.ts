import type { Series } from "./series.js";

/** A colour token: `--_series-1` to `--_series-6`, or `--_muted` for what the others are measured against. */
export type SeriesColor = "muted" | `series-${1 | 2 | 3 | 4 | 5 | 6}`;

/** How a series is told from the others: by colour, and without it by dash and by the shape of its points. */
export interface SeriesLook {
  readonly color: SeriesColor;
  /** Line width in px. */
  readonly width: number;
  /** Lengths of dash and gap in px; empty is a solid line. */
  readonly dash: readonly number[];
  /** The shape of its points: an SVG path about the origin, of radius 1. */
  readonly shape: string;
  /** Points, and bars, are outlines. */
  readonly hollow: boolean;
}

const COLORS = ["series-1", "series-2", "series-3", "series-4", "series-5", "series-6"] as const;

const SHAPES = [
  "M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z", // circle
  "M-.95-.95H.95V.95H-.95Z", // square
  "M0-1.35L1.25.9H-1.25Z", // triangle
  "M0-1.4L1.4 0L0 1.4L-1.4 0Z", // diamond
  "M0 1.35L1.25-.9H-1.25Z", // triangle, point down
  "M-.45-1.3H.45V-.45H1.3V.45H.45V1.3H-.45V.45H-1.3V-.45H-.45Z", // cross
] as const;

/** From the seventh series on, colour and shape come again with another dash. */
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [8, 3, 2, 3]];
const BASELINE_DASHES: readonly (readonly number[])[] = [
  [5, 4],
  [2, 3],
  [8, 3, 2, 3],
];

/** The looks of a chart's series, in their order. A look depends on the series before it, never on those after. */
export function looksOf(series: readonly Series[]): SeriesLook[] {
  let colored = 0;
  let baselines = 0;
  return series.map(({ role }) =>
    role === "baseline" ? baselineLook(baselines++) : coloredLook(colored++, role === "primary"),
  );
}

function baselineLook(nth: number): SeriesLook {
  const dash = BASELINE_DASHES[nth % BASELINE_DASHES.length] as readonly number[];
  return { color: "muted", width: 1.5, dash, shape: SHAPES[0], hollow: true };
}

function coloredLook(nth: number, primary: boolean): SeriesLook {
  const slot = nth % COLORS.length;
  const dash = DASHES[Math.floor(nth / COLORS.length) % DASHES.length] as readonly number[];
  const shape = SHAPES[slot] as string;
  return { color: COLORS[slot] as SeriesColor, width: primary ? 2 : 1, dash, shape, hollow: !primary };
}
