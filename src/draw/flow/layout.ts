/**
 * What a layout is asked for and what it answers. Nothing here knows which library lays out, or of a page: another
 * library, or another place without a DOM, takes a `LayoutTask`, gives a `Layout`, and has the same picture.
 */
import { type FlowShape, layersOf } from "./graph.js";
import type { MeasuredFlow, MeasuredStep } from "./measured.js";
import { box, gap } from "./type.js";

/** Where a flow leads on the whole; "across" is from left to right until it is `mirrored`. */
export type Direction = "across" | "down";

/** Lengths are in drawing units, and places count from the top left, everywhere in this file. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A step's box, before it has a place. */
export interface TaskBox extends Size {
  /** The step's place in `FlowShape.steps`. */
  readonly step: number;
}

export interface TaskLink {
  /** Places in `FlowShape.steps`. */
  readonly from: number;
  readonly to: number;
  /** The room that its label needs on its line. */
  readonly label: Size | undefined;
}

export interface LayoutTask {
  readonly direction: Direction;
  /** Layer by layer: where the links leave it open, boxes stand in this order. */
  readonly boxes: readonly TaskBox[];
  /** In the shape's order. */
  readonly links: readonly TaskLink[];
}

export interface LaidLink {
  /** From the first box's border to the second's, in straight pieces. */
  readonly points: readonly Point[];
  /** The middle of its label's room. */
  readonly label: Point | undefined;
}

/** The answer, in the task's order. What a library gave no place to is `undefined`. */
export interface Layout extends Size {
  /** The boxes' upper left corners. */
  readonly boxes: readonly (Point | undefined)[];
  readonly links: readonly (LaidLink | undefined)[];
}

/** How large a step's box is around its texts. */
export function sizeOf({ label, detail }: MeasuredStep): Size {
  const width = Math.max(box.least, 2 * box.inline + Math.max(label.width, detail?.width ?? 0));
  return { width, height: 2 * box.block + label.height + (detail?.height ?? 0) };
}

/** Steps in the order of their layers, and as they were told within one. */
function layered(shape: FlowShape): number[] {
  const layers = layersOf(shape);
  return [...shape.steps.keys()].sort((a, b) => (layers[a] ?? 0) - (layers[b] ?? 0) || a - b);
}

/** Two flows with the same task have the same picture, but for their words. */
export function taskOf({ shape, steps, links }: MeasuredFlow, direction: Direction): LayoutTask {
  return {
    direction,
    boxes: layered(shape).flatMap((place) => {
      const step = steps[place];
      return step ? [{ step: place, ...sizeOf(step) }] : [];
    }),
    links: shape.links.map(({ from, to }, place) => {
      const text = links[place];
      const label = text && { width: text.width + 2 * gap.inline, height: text.height + 2 * gap.block };
      return { from, to, label };
    }),
  };
}
