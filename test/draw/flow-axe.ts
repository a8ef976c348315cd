import "axe-core/axe.min.js";
import type axeCore from "axe-core";

const { axe } = globalThis as unknown as { axe: typeof axeCore };

/** What axe finds wrong within an element: rule and place. */
export async function violations(element: Element): Promise<string[]> {
  const found = await axe.run(element, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}
