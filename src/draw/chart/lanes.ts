import { type Measure, shortened } from "./labels.js";

export interface LaneMarker {
  /** px from the left edge of the plot. */
  readonly x: number;
  readonly label: string;
}

export interface PlacedMarker extends LaneMarker {
  /** 0 is next to the plot, 1 above it, … */
  readonly lane: number;
  /** On which side of its line the label stands. */
  readonly side: "left" | "right";
  /** The label as far as it has room. */
  readonly text: string;
}

const MOST_LANES = 4;

interface Taken {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/**
 * Lays marker labels out above a plot, in as few lanes as keep them and their lines apart. From right to left, so that
 * a line in a higher lane rises left of the labels below it. When all lanes are full, labels are shortened.
 */
export function markerLanes(
  markers: readonly LaneMarker[],
  width: number,
  em: number,
  measure: Measure,
): PlacedMarker[] {
  const lanes: Taken[][] = Array.from({ length: MOST_LANES }, () => []);
  const place = (marker: LaneMarker, room: number): PlacedMarker | undefined => {
    const text = shortened(marker.label, room, measure);
    const spot = spotFor(marker.x, measure(text) + em, width, lanes);
    if (!spot) return undefined;
    lanes[spot.lane]?.push({ from: spot.from, to: spot.to, line: marker.x });
    return { ...marker, text, lane: spot.lane, side: spot.side };
  };
  const most = Math.max(width * 0.6, 6 * em);
  return [...markers]
    .sort((one, other) => other.x - one.x)
    .map((marker) => {
      const side = Math.min(most, Math.max(width - marker.x, marker.x) - em);
      return place(marker, most) ?? place(marker, side) ?? place(marker, 4 * em) ?? crowded(marker, em, measure);
    })
    .reverse();
}

/** No spot at all: a stub in the highest lane. Its full label is its tooltip, and in the list of markers. */
function crowded(marker: LaneMarker, em: number, measure: Measure): PlacedMarker {
  return { ...marker, text: shortened(marker.label, 2 * em, measure), lane: MOST_LANES - 1, side: "right" };
}

interface Spot {
  readonly lane: number;
  readonly side: "left" | "right";
  readonly from: number;
  readonly to: number;
}

function spotFor(x: number, size: number, width: number, lanes: readonly (readonly Taken[])[]): Spot | undefined {
  const fitsRight = x + size <= width;
  for (const side of fitsRight ? (["right", "left"] as const) : (["left"] as const)) {
    const from = side === "right" ? x : x - size;
    if (from < 0 && (fitsRight || x > size / 2)) continue;
    const spot = { from: Math.max(0, from), to: Math.max(0, from) + size };
    for (let lane = 0; lane < lanes.length; lane++) {
      if (isFree(spot, x, lane, lanes)) return { lane, side, ...spot };
    }
  }
  return undefined;
}

/** No label in the same lane, no line from below a higher label through this one, and none of this one's through others. */
function isFree(
  spot: { from: number; to: number },
  x: number,
  lane: number,
  lanes: readonly (readonly Taken[])[],
): boolean {
  return lanes.every((taken, other) =>
    taken.every((each) => {
      if (other === lane) return spot.to <= each.from || spot.from >= each.to;
      const [line, label] = other > lane ? [each.line, spot] : [x, each];
      return line <= label.from || line >= label.to;
    }),
  );
}
