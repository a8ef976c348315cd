/** From a shaped and measured Flow to the layout engine's graph, and from what the engine answers to a picture. */

import type { ElkEdge, ElkGraph, ElkOptions, ElkPoint } from "../vendor/elk-graph.js";
import { type FlowShape, layersOf } from "./graph.js";
import type { MeasuredText } from "./measure.js";
import { box, gap, SMALLEST, UNITS } from "./type.js";

export type Direction = "across" | "down";

export interface MeasuredStep {
  readonly label: MeasuredText;
  readonly detail: MeasuredText | undefined;
}

/** A shape with its texts measured: `steps` and `links` in the shape's order. */
export interface MeasuredFlow {
  readonly shape: FlowShape;
  readonly steps: readonly MeasuredStep[];
  readonly links: readonly (MeasuredText | undefined)[];
}

export interface PictureStep extends MeasuredStep {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLink {
  /** Unique in the picture and stable while the Flow grows. */
  readonly key: string;
  /** From the first step's border to the second's. */
  readonly points: readonly ElkPoint[];
  /** The label and the middle of its place. */
  readonly label: { readonly text: MeasuredText; readonly x: number; readonly y: number } | undefined;
}

/** A Flow laid out: lengths in drawing units. */
export interface FlowPicture {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly PictureStep[];
  readonly links: readonly PictureLink[];
}

/** Between two layers stands a layer of labels where there are any: then each gap may be smaller. */
const SPACING = { node: 24, layer: 44, layerWithLabels: 28, edgeNode: 16, edgeEdge: 12, selfLoop: 14 } as const;
/** Above this many links the engine's prettiest placement takes seconds, and its quick one a tenth of that. */
const MOST_LINKS_PLACED_WELL = 40;

function optionsFor(direction: Direction, links: readonly unknown[]): ElkOptions {
  const layerGap = links.some(Boolean) ? SPACING.layerWithLabels : SPACING.layer;
  return {
    "elk.algorithm": "layered",
    "elk.direction": direction === "across" ? "RIGHT" : "DOWN",
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.padding": "[top=2,left=2,bottom=2,right=2]",
    "elk.spacing.nodeNode": String(SPACING.node),
    "elk.spacing.edgeNode": String(SPACING.edgeNode),
    "elk.spacing.edgeEdge": String(SPACING.edgeEdge),
    "elk.spacing.edgeLabel": "4",
    "elk.spacing.nodeSelfLoop": String(SPACING.selfLoop),
    "elk.spacing.componentComponent": "32",
    "elk.layered.spacing.nodeNodeBetweenLayers": String(layerGap),
    "elk.layered.spacing.edgeNodeBetweenLayers": "20",
    "elk.layered.spacing.edgeEdgeBetweenLayers": String(SPACING.edgeEdge),
    // The order of the steps decides what the links leave open: steps jump less as more arrive.
    "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    // Parts that no link joins stand in the order of their steps, too.
    "elk.layered.considerModelOrder.components": "MODEL_ORDER",
    "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
    "elk.layered.feedbackEdges": "true",
    "elk.layered.nodePlacement.strategy": links.length > MOST_LINKS_PLACED_WELL ? "BRANDES_KOEPF" : "NETWORK_SIMPLEX",
  };
}

const labelOptions: ElkOptions = { "elk.edgeLabels.placement": "CENTER", "elk.edgeLabels.inline": "true" };

function sizeOf({ label, detail }: MeasuredStep): { width: number; height: number } {
  const width = Math.max(box.least, 2 * box.inline + Math.max(label.width, detail?.width ?? 0));
  return { width, height: 2 * box.block + label.height + (detail?.height ?? 0) };
}

/** The engine's input. Two flows with the same input have the same picture. */
export function elkGraph({ shape, steps, links }: MeasuredFlow, direction: Direction): ElkGraph {
  const layers = layersOf(shape);
  // Told in this order, the engine turns round just the links that lead back from where the Flow begins.
  const order = [...steps.entries()].sort(([a], [b]) => (layers[a] ?? 0) - (layers[b] ?? 0) || a - b);
  return {
    id: "flow",
    layoutOptions: optionsFor(direction, links),
    children: order.map(([place, step]) => ({ id: `s${place}`, ...sizeOf(step) })),
    edges: shape.links.map(({ from, to }, place): ElkEdge => {
      const text = links[place];
      const edge = { id: `l${place}`, sources: [`s${from}`], targets: [`s${to}`] } as const;
      if (!text) return edge;
      const room = { width: text.width + 2 * gap.inline, height: text.height + 2 * gap.block };
      return { ...edge, labels: [{ text: "label", ...room, layoutOptions: labelOptions }] };
    }),
  };
}

/** Reads the engine's answer. Steps and links that it gave no place are left out. */
export function pictureOf({ shape, steps, links }: MeasuredFlow, answer: ElkGraph): FlowPicture {
  return {
    width: answer.width ?? 0,
    height: answer.height ?? 0,
    steps: answer.children.flatMap(({ id, x, y, width, height }): PictureStep[] => {
      const place = Number(id.slice(1));
      const step = steps[place];
      const index = shape.steps[place]?.index;
      if (!step || index === undefined || x === undefined || y === undefined) return [];
      return [{ ...step, index, x, y, width, height }];
    }),
    links: answer.edges.flatMap(({ sections, labels }, place): PictureLink[] => {
      const link = shape.links[place];
      const section = sections?.[0];
      if (!link || !section) return [];
      const key = `${shape.steps[link.from]?.index} ${shape.steps[link.to]?.index}`;
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const text = links[place];
      const at = labels?.[0];
      const label = text && at ? { text, x: (at.x ?? 0) + at.width / 2, y: (at.y ?? 0) + at.height / 2 } : undefined;
      return [{ key, points, label }];
    }),
  };
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
    together[layer] = (together[layer] ?? -SPACING.node) + SPACING.node + width;
  }
  const longest = Math.max(0, ...links.map((text) => (text ? text.width + 2 * SPACING.layerWithLabels : 0)));
  const between = Math.max(SPACING.layer, longest) * Math.max(0, widest.length - 1);
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
