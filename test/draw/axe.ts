import "axe-core/axe.min.js";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  var axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
}

/** WCAG 2.2 AA and axe's best practices; what a page as a whole must have (a main landmark, an h1) is not ours to bring. */
const options: RunOptions = {
  rules: {
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
  },
};

/** What axe finds wrong below an element, a line each: rule, places, and why. */
export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, options);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`));
}
