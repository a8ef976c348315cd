import type { FlowShape, ShapedStep } from "./graph.js";

/** A step with the link that leads to it from the step before: `undefined` where none does, else its label or "". */
export interface ChainItem {
  readonly step: ShapedStep;
  readonly link: string | undefined;
}

/** The steps in an order of places, each with the link from its predecessor there. */
export function chainItems({ steps, links }: FlowShape, order: readonly number[]): ChainItem[] {
  const labels = new Map(links.map(({ from, to, label }) => [`${from} ${to}`, label]));
  return order.flatMap((place, at) => {
    const step = steps[place];
    return step ? [{ step, link: labels.get(`${order[at - 1]} ${place}`) }] : [];
  });
}
