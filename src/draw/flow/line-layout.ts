import type { LaidLink, Layout, LayoutTask, Point, TaskBox, TaskLink } from "./layout.js";
import { spacing } from "./type.js";

/** Room on both sides of a label on its line: for a piece of the line, and the head. */
const BESIDE_LABEL = 24;

/**
 * Lays out steps of which each leads to the next, or to none: one after another, their middles on one line. On a page
 * such a Flow is text that wraps; this is for where it has to be a picture.
 */
export function lineLayout({ direction, boxes, links }: LayoutTask): Layout {
  const [along, aside] = direction === "across" ? (["width", "height"] as const) : (["height", "width"] as const);
  const [x, y] = direction === "across" ? (["x", "y"] as const) : (["y", "x"] as const);
  const thickest = Math.max(0, ...boxes.map((box) => box[aside]));
  const at = (alongAt: number, asideAt: number): Point => ({ [x]: alongAt, [y]: asideAt }) as unknown as Point;
  const middle = spacing.edge + thickest / 2;
  const corners = new Map<number, Point>();
  const laid = new Map<TaskLink, LaidLink>();
  let end = spacing.edge;
  for (const [place, box] of boxes.entries()) {
    const before = boxes[place - 1];
    const link = links.find(({ from, to }) => from === before?.step && to === box.step);
    const start = before ? end + gapFor(link, along) : end;
    if (link) laid.set(link, { points: [at(end, middle), at(start, middle)], label: at((end + start) / 2, middle) });
    corners.set(box.step, at(start, middle - box[aside] / 2));
    end = start + box[along];
  }
  const [length, thickness] = [end + spacing.edge, thickest + 2 * spacing.edge];
  return {
    width: direction === "across" ? length : thickness,
    height: direction === "across" ? thickness : length,
    boxes: boxes.map(({ step }: TaskBox) => corners.get(step)),
    links: links.map((link) => laid.get(link)),
  };
}

function gapFor(link: TaskLink | undefined, along: "width" | "height"): number {
  if (!link) return spacing.node;
  return link.label ? link.label[along] + 2 * BESIDE_LABEL : spacing.layer;
}
