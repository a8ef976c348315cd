import { layersOf } from "./graph.js";
import { type Direction, sizeOf } from "./layout.js";
import type { MeasuredFlow } from "./measured.js";
import { SMALLEST, spacing, UNITS } from "./type.js";

/** How wide the picture will be, roughly, either way: so that its direction is known before it is laid out. */
export interface Extent {
  readonly across: number;
  readonly down: number;
}

export function extentOf({ shape, steps, links }: MeasuredFlow): Extent {
  const widest: number[] = [];
  const together: number[] = [];
  for (const [place, layer] of layersOf(shape).entries()) {
    const step = steps[place];
    const width = step ? sizeOf(step).width : 0;
    widest[layer] = Math.max(widest[layer] ?? 0, width);
    together[layer] = (together[layer] ?? -spacing.node) + spacing.node + width;
  }
  const longest = Math.max(0, ...links.map((text) => (text ? text.width + 2 * spacing.layerWithLabels : 0)));
  const between = Math.max(spacing.layer, longest) * Math.max(0, widest.length - 1);
  return { across: widest.reduce((sum, width) => sum + width, between), down: Math.max(0, ...together) };
}

/** Below this width, in drawing units, a picture runs down rather than across if it can. */
const NARROW = 30 * UNITS;

/** The direction for a picture in a place that is `room` drawing units wide. */
export function directionFor(room: number, extent: Extent): Direction {
  const fits = (direction: Direction): boolean => extent[direction] * SMALLEST <= room;
  const [first, second]: [Direction, Direction] = room < NARROW ? ["down", "across"] : ["across", "down"];
  if (fits(first)) return first;
  if (fits(second)) return second;
  return extent.across < extent.down ? "across" : "down";
}
