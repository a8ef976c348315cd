/**
 * A light layout engine (dagre, MIT) in the place of `elk.ts`: it takes the same graph and gives it back with positions, in
 * a twentieth of the code. For the file that must bring everything with it; pages have the better pictures of the other.
 */
import { Graph, layout } from "@dagrejs/dagre";
import type { ElkEdge, ElkGraph, ElkLabel, ElkNode, ElkPoint } from "./elk-graph.js";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Way {
  readonly points: readonly ElkPoint[];
  /** The label's middle. */
  readonly x?: number;
  readonly y?: number;
}

type Laid = Graph<{ width: number; height: number }, Place, Way>;

/** Lays a graph out on this thread. Resolves to the same graph with positions. */
export async function layoutHere(graph: ElkGraph): Promise<ElkGraph> {
  const { layoutOptions: options, children, edges } = graph;
  const number = (name: string): number => Number(options[name]);
  const across = options["elk.direction"] === "RIGHT";
  const laid: Laid = new Graph({ multigraph: true });
  laid.setGraph({
    rankdir: across ? "LR" : "TB",
    nodesep: number("elk.spacing.nodeNode"),
    edgesep: number("elk.spacing.edgeEdge"),
    // The engine halves it where labels stand between two layers; the option means each half.
    ranksep: number("elk.layered.spacing.nodeNodeBetweenLayers") * (edges.some(({ labels }) => labels) ? 2 : 1),
    marginx: 2,
    marginy: 2,
  } as never);
  laid.setDefaultEdgeLabel(() => ({}) as Way);
  for (const { id, width, height } of children) laid.setNode(id, { width, height } as Place);
  for (const edge of edges) laid.setEdge(edge.sources[0], edge.targets[0], labelSize(edge) as never, edge.id);
  layout(laid);
  const { width, height } = laid.graph();
  const layers = new Layers(across, placesIn(laid, graph));
  return { ...graph, width, height, children: children.map(placed(laid)), edges: edges.map(routed(laid, layers)) };
}

function labelSize(edge: ElkEdge): object {
  return edge.labels?.[0] ? { ...sizeOf(edge), labelpos: "c" } : {};
}

const sizeOf = ({ labels }: ElkEdge): { width: number; height: number } => ({
  width: labels?.[0]?.width ?? 0,
  height: labels?.[0]?.height ?? 0,
});

/** The engine's places are middles. */
const placed =
  (laid: Laid) =>
  (node: ElkNode): ElkNode => {
    const { x, y } = laid.node(node.id);
    return { ...node, x: x - node.width / 2, y: y - node.height / 2 };
  };

const wayOf = (laid: Laid, edge: ElkEdge): Way => laid.edge({ v: edge.sources[0], w: edge.targets[0], name: edge.id });

const routed =
  (laid: Laid, layers: Layers) =>
  (edge: ElkEdge): ElkEdge => {
    const [from, to] = [laid.node(edge.sources[0]), laid.node(edge.targets[0])];
    const { points, x, y } = wayOf(laid, edge);
    const [startPoint, ...rest] = from === to ? loop(points, from, layers) : squared(points, from, to, layers);
    const endPoint = rest.pop();
    if (!startPoint || !endPoint) return edge;
    const labels = edge.labels?.map((label) => labelAt(label, x, y));
    return { ...edge, ...(labels && { labels }), sections: [{ startPoint, endPoint, bendPoints: rest }] };
  };

/** Everything that has a place: the boxes, and the labels. */
function placesIn(laid: Laid, { children, edges }: ElkGraph): Place[] {
  const labels = edges.flatMap((edge): Place[] => {
    const { x, y } = wayOf(laid, edge);
    return x === undefined || y === undefined ? [] : [{ x, y, ...sizeOf(edge) }];
  });
  return [...children.map(({ id }) => laid.node(id)), ...labels];
}

function labelAt(label: ElkLabel, x: number | undefined, y: number | undefined): ElkLabel {
  if (x === undefined || y === undefined) return label;
  return { ...label, x: x - label.width / 2, y: y - label.height / 2 };
}

/**
 * The engine lets lines leave a box at a slant, wherever they cross its border. Drawn here they leave and enter in the middle
 * of the side that faces the other one, and turn at right angles where there is nothing: in the gap between two layers.
 */
function squared(points: readonly ElkPoint[], from: Place, to: Place, layers: Layers): ElkPoint[] {
  const { along, aside, size } = layers.axes;
  const way = Math.sign(to[along] - from[along]) || 1;
  const side = (box: Place, facing: number): ElkPoint => ({
    x: box.x,
    y: box.y,
    [along]: box[along] + (facing * box[size]) / 2,
  });
  const ahead = (point: ElkPoint, of: ElkPoint): boolean => way * (point[along] - of[along]) > 0;
  const between = points.slice(1, -1).filter((point) => ahead(point, from) && ahead(to, point));
  const line = [side(from, way)];
  let before: ElkPoint = from;
  for (const next of [...between, to]) {
    if (Math.abs(next[aside] - before[aside]) > 0.5) {
      const turn = (before[along] + way * layers.half(before) + next[along] - way * layers.half(next)) / 2;
      line.push({ x: before.x, y: before.y, [along]: turn }, { x: next.x, y: next.y, [along]: turn });
    }
    if (next !== to) line.push(next);
    before = next;
  }
  return [...line, side(to, -way)];
}

/** How thick each layer is: its boxes and labels have their middles on one line. */
class Layers {
  readonly axes: { readonly along: "x" | "y"; readonly aside: "x" | "y"; readonly size: "width" | "height" };
  readonly #halves = new Map<number, number>();

  constructor(across: boolean, places: readonly Place[]) {
    this.axes = across ? { along: "x", aside: "y", size: "width" } : { along: "y", aside: "x", size: "height" };
    const { along, size } = this.axes;
    for (const place of places) {
      const middle = Math.round(place[along]);
      this.#halves.set(middle, Math.max(this.#halves.get(middle) ?? 0, place[size] / 2));
    }
  }

  half(point: ElkPoint): number {
    return this.#halves.get(Math.round(point[this.axes.along])) ?? 0;
  }
}

/** A line from a box back to it, on the side that the engine has left free for it. */
function loop(points: readonly ElkPoint[], box: Place, { axes: { along, aside, size } }: Layers): ElkPoint[] {
  const near = box[aside] + box[size === "width" ? "height" : "width"] / 2;
  const far = Math.max(...points.map((point) => point[aside]));
  const [first, second] = [box[along] - box[size] / 4, box[along] + box[size] / 4];
  const at = (alongAt: number, asideAt: number): ElkPoint => ({ x: asideAt, y: asideAt, [along]: alongAt });
  return [at(first, near), at(first, far), at(second, far), at(second, near)];
}
