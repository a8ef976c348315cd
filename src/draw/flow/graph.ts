/**
 * What a Flow means, worked out from its props without a DOM: which steps and links can be drawn, and whether they are
 * one line of steps or a graph that needs a layout.
 */
import type { Draft } from "../../core/draft.js";
import type { FlowNode } from "../../core/kinds/flow.js";

export type FlowProps = Pick<FlowNode, "steps" | "links">;

export interface ShapedStep {
  /** The step's place in the props: stable while the Flow grows, also where ids are used twice. */
  readonly index: number;
  readonly label: string;
  /** "" for none. */
  readonly detail: string;
}

export interface ShapedLink {
  /** Places in `FlowShape.steps`. */
  readonly from: number;
  readonly to: number;
  /** The labels of all links between these two steps in this direction, joined; "" for none. */
  readonly label: string;
}

export interface FlowShape {
  readonly steps: readonly ShapedStep[];
  readonly links: readonly ShapedLink[];
  /**
   * The steps in the order of their links, when no step has two links in or two out and none leads back: places in
   * `steps`, one list for each line of linked steps. `undefined` for a graph.
   */
  readonly lines: readonly (readonly number[])[] | undefined;
}

/** What stands between the labels of links that became one. */
const JOINT = " / ";

/**
 * Shapes the props of a Flow, complete or not. Links to steps that aren't there are left out. While the Flow is `open`
 * a step that has no label yet is held back, and "no links" isn't known yet: that each step leads to the next is drawn
 * only once the Flow has closed without links, so that no arrow has to be taken back.
 */
export function shapeFlow(props: Draft<FlowProps>, open: boolean): FlowShape {
  const steps: ShapedStep[] = [];
  const places = new Map<string, number>();
  for (const [index, { id, label, detail }] of (props.steps ?? []).entries()) {
    const text = label || (open ? undefined : id);
    if (text === undefined) continue;
    // Where an old tree uses an id twice its links mean the first.
    if (id !== undefined && !places.has(id)) places.set(id, steps.length);
    steps.push({ index, label: text, detail: detail ?? "" });
  }
  const given = props.links ?? [];
  const links = given.length === 0 && !open ? nextLinks(steps.length) : resolveLinks(given, places);
  return { steps, links, lines: linesOf(steps.length, links) };
}

/** Whether the shape can be drawn as a line of boxes. A Flow that is still open may yet join its loose lines. */
export function isLine({ lines, links }: FlowShape, open: boolean): boolean {
  return lines !== undefined && (open || lines.length === 1 || links.length === 0);
}

function nextLinks(steps: number): ShapedLink[] {
  return Array.from({ length: Math.max(0, steps - 1) }, (_, from) => ({ from, to: from + 1, label: "" }));
}

/** The links whose two ends are there, each pair of steps once in each direction. */
function resolveLinks(
  given: NonNullable<Draft<FlowProps>["links"]>,
  places: ReadonlyMap<string, number>,
): ShapedLink[] {
  const merged = new Map<string, { from: number; to: number; labels: Set<string> }>();
  for (const each of given) {
    const from = places.get(each.from ?? "");
    const to = places.get(each.to ?? "");
    if (from === undefined || to === undefined) continue;
    const pair = `${from} ${to}`;
    const link = merged.get(pair) ?? { from, to, labels: new Set() };
    if (each.label) link.labels.add(each.label);
    merged.set(pair, link);
  }
  return [...merged.values()].map(({ from, to, labels }) => ({ from, to, label: [...labels].join(JOINT) }));
}

function linesOf(steps: number, links: readonly ShapedLink[]): number[][] | undefined {
  const next = new Map(links.map(({ from, to }) => [from, to]));
  const reached = new Set(next.values());
  if (next.size < links.length || reached.size < links.length) return undefined;
  const lines: number[][] = [];
  for (let head = 0; head < steps; head += 1) {
    if (reached.has(head)) continue;
    const line: number[] = [];
    for (let at: number | undefined = head; at !== undefined; at = next.get(at)) line.push(at);
    lines.push(line);
  }
  // What no head leads to goes round in a circle.
  return lines.flat().length === steps ? lines : undefined;
}

/** Each step's layer when every link that leads back is left out: 0 for the first. In the order of `steps`. */
export function layersOf({ steps, links }: FlowShape): number[] {
  const out: number[][] = steps.map(() => []);
  for (const { from, to } of links) if (from !== to) out[from]?.push(to);
  const order = forwardOrder(out);
  const rank = new Map(order.map((step, place) => [step, place]));
  const layers = steps.map(() => 0);
  for (const from of order) {
    for (const to of out[from] ?? []) {
      const leadsBack = (rank.get(to) ?? 0) < (rank.get(from) ?? 0);
      if (!leadsBack) layers[to] = Math.max(layers[to] ?? 0, (layers[from] ?? 0) + 1);
    }
  }
  return layers;
}

/** The steps so that all links lead forward but those that close a circle. Its own stack: a Flow may be very long. */
function forwardOrder(out: readonly (readonly number[])[]): number[] {
  const seen = new Set<number>();
  const finished: number[] = [];
  const reached = new Set(out.flat());
  const starts = [...out.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)));
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const path = [{ step: start, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = out[top.step]?.[top.next];
      top.next += 1;
      if (to === undefined) {
        finished.push(top.step);
        path.pop();
      } else if (!seen.has(to)) {
        seen.add(to);
        path.push({ step: to, next: 0 });
      }
    }
  }
  return finished.reverse();
}
