import { say, type Words } from "../words.js";
import type { FlowShape } from "./graph.js";

/** What each step is called when it is met alone: its label, its detail and where it leads. By the steps' indexes. */
export function stepNames({ steps, links }: FlowShape, words: Words): ReadonlyMap<number, string> {
  const next = steps.map((): string[] => []);
  for (const { from, to, label } of links) {
    const target = steps[to]?.label ?? "";
    next[from]?.push(label ? `${target} (${label})` : target);
  }
  return new Map(
    steps.map(({ index, label, detail }, place) => {
      const targets = next[place]?.join(", ");
      const own = detail ? `${label}: ${detail}` : label;
      return [index, targets ? say(words.flowStep, { step: own, next: targets }) : own];
    }),
  );
}
