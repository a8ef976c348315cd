/** The layout task in the words of ELK, and ELK's answer back. */

import type { ElkEdge, ElkGraph, ElkOptions } from "../vendor/elk-graph.js";
import type { Direction, LaidLink, Layout, LayoutTask, Point } from "./layout.js";
import { spacing } from "./type.js";

/** Above this many links the engine's prettiest placement takes seconds, and its quick one a tenth of that. */
const MOST_LINKS_PLACED_WELL = 40;

function optionsFor({ direction, links }: LayoutTask): ElkOptions {
  const layerGap = links.some(({ label }) => label) ? spacing.layerWithLabels : spacing.layer;
  return {
    "elk.algorithm": "layered",
    "elk.direction": toElk[direction],
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.padding": `[top=${spacing.edge},left=${spacing.edge},bottom=${spacing.edge},right=${spacing.edge}]`,
    "elk.spacing.nodeNode": String(spacing.node),
    "elk.spacing.edgeNode": String(spacing.linkNode),
    "elk.spacing.edgeEdge": String(spacing.linkLink),
    "elk.spacing.edgeLabel": "4",
    "elk.spacing.nodeSelfLoop": String(spacing.selfLoop),
    "elk.spacing.componentComponent": String(spacing.part),
    "elk.layered.spacing.nodeNodeBetweenLayers": String(layerGap),
    "elk.layered.spacing.edgeNodeBetweenLayers": "20",
    "elk.layered.spacing.edgeEdgeBetweenLayers": String(spacing.linkLink),
    // The order of the boxes decides what the links leave open.
    "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    // Parts that no link joins stand in that order, too.
    "elk.layered.considerModelOrder.components": "MODEL_ORDER",
    // As the boxes come layer by layer, just the links that lead back from where the flow begins are turned round.
    "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
    "elk.layered.feedbackEdges": "true",
    "elk.layered.nodePlacement.strategy": links.length > MOST_LINKS_PLACED_WELL ? "BRANDES_KOEPF" : "NETWORK_SIMPLEX",
  };
}

const toElk: Readonly<Record<Direction, string>> = { across: "RIGHT", down: "DOWN" };
const labelOptions: ElkOptions = { "elk.edgeLabels.placement": "CENTER", "elk.edgeLabels.inline": "true" };

/** The engine's input for a task. */
export function elkGraph(task: LayoutTask): ElkGraph {
  return {
    id: "flow",
    layoutOptions: optionsFor(task),
    children: task.boxes.map(({ step, width, height }) => ({ id: `s${step}`, width, height })),
    edges: task.links.map(({ from, to, label }, place): ElkEdge => {
      const edge = { id: `l${place}`, sources: [`s${from}`], targets: [`s${to}`] } as const;
      return label ? { ...edge, labels: [{ text: "label", ...label, layoutOptions: labelOptions }] } : edge;
    }),
  };
}

/** The engine's answer: it keeps the order of what it was given. */
export function layoutFrom({ width = 0, height = 0, children, edges }: ElkGraph): Layout {
  return {
    width,
    height,
    boxes: children.map(({ x, y }): Point | undefined => (x === undefined || y === undefined ? undefined : { x, y })),
    links: edges.map(({ sections, labels }): LaidLink | undefined => {
      const section = sections?.[0];
      if (!section) return undefined;
      const at = labels?.[0];
      return {
        points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        label: at && { x: (at.x ?? 0) + at.width / 2, y: (at.y ?? 0) + at.height / 2 },
      };
    }),
  };
}
