import { type FlowShape, layersOf } from "./graph.js";

/** Rough heights in em, gaps included: of a row of boxes that stand side by side, and of a layer that stands below another. */
const ROW = 3.75;
const LAYER = 5;

/**
 * Custom properties with the height, in em, that the picture of a graph is likely to take where it runs across and
 * where it runs down: room that is kept for it until it is there.
 */
export function roomOf(shape: FlowShape): string {
  const sizes = new Map<number, number>();
  for (const layer of layersOf(shape)) sizes.set(layer, (sizes.get(layer) ?? 0) + 1);
  const across = Math.max(0, ...sizes.values()) * ROW;
  return `--_room-across: ${across}em; --_room-down: ${sizes.size * LAYER}em;`;
}
