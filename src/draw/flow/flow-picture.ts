/** A Flow laid out, whoever laid it out and whatever draws it. Lengths in drawing units. */
import { layersOf } from "./graph.js";
import type { Direction, Layout, LayoutTask, Point, Size } from "./layout.js";
import type { MeasuredFlow, MeasuredStep, MeasuredText } from "./measured.js";

export interface PictureStep extends MeasuredStep, Point, Size {
  /** The step's place in the props: its key. */
  readonly index: number;
}

export interface PictureLabel extends Point {
  /** `x` and `y` are the middle of its place. */
  readonly text: MeasuredText;
}

export interface PictureLink {
  /** Unique in the picture and stable while the Flow grows. */
  readonly key: string;
  /** From the first step's border to the second's. */
  readonly points: readonly Point[];
  readonly label: PictureLabel | undefined;
}

export interface FlowPicture extends Size {
  readonly direction: Direction;
  /** In the order to read them: layer by layer, from one side to the other in each. */
  readonly steps: readonly PictureStep[];
  readonly links: readonly PictureLink[];
}

/** Puts a layout and the flow that it was made for together. Steps and links that it gave no place are left out. */
export function pictureOf(flow: MeasuredFlow, task: LayoutTask, layout: Layout): FlowPicture {
  const { direction } = task;
  return {
    width: layout.width,
    height: layout.height,
    direction,
    steps: stepsOf(flow, task, layout),
    links: linksOf(flow, layout),
  };
}

function stepsOf({ shape, steps }: MeasuredFlow, { boxes, direction }: LayoutTask, layout: Layout): PictureStep[] {
  const layers = layersOf(shape);
  const placed = boxes.flatMap(({ step: place, width, height }, at) => {
    const step = steps[place];
    const corner = layout.boxes[at];
    const index = shape.steps[place]?.index;
    if (!step || !corner || index === undefined) return [];
    return [{ layer: layers[place] ?? 0, step: { ...step, index, ...corner, width, height } }];
  });
  const aside = direction === "across" ? "y" : "x";
  return placed.sort((a, b) => a.layer - b.layer || a.step[aside] - b.step[aside]).map(({ step }) => step);
}

function linksOf({ shape, links }: MeasuredFlow, layout: Layout): PictureLink[] {
  return shape.links.flatMap(({ from, to }, place): PictureLink[] => {
    const laid = layout.links[place];
    if (!laid) return [];
    const text = links[place];
    const label = text && laid.label && { text, ...laid.label };
    return [{ key: `${shape.steps[from]?.index} ${shape.steps[to]?.index}`, points: laid.points, label }];
  });
}

/** The picture for lines that run from right to left. */
export function mirrored(picture: FlowPicture): FlowPicture {
  const flip = (x: number): number => picture.width - x;
  return {
    ...picture,
    steps: picture.steps.map((step) => ({ ...step, x: flip(step.x + step.width) })),
    links: picture.links.map((link) => ({
      ...link,
      points: link.points.map(({ x, y }) => ({ x: flip(x), y })),
      label: link.label && { ...link.label, x: flip(link.label.x) },
    })),
  };
}
