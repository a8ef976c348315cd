import { fixture, html } from "@open-wc/testing";
import "../../src/define.js";
import type { IntuiMessage, IntuiTree } from "../../src/index.js";

/** An `<intui-message>` in the page, with the given properties set before its first drawing. */
export async function mount(properties: Partial<Record<keyof IntuiMessage, unknown>> = {}): Promise<IntuiMessage> {
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement("intui-message");
  Object.assign(element, properties);
  parent.append(element);
  await element.updateComplete;
  return element;
}

export const all = <E extends HTMLElement = HTMLElement>(element: Element, selector: string): E[] => [
  ...(element.shadowRoot as ShadowRoot).querySelectorAll<E>(selector),
];

export const trees = (element: Element): IntuiTree[] => all<IntuiTree>(element, "intui-tree");

/** What stands in the message, part by part, as a reader meets it; a tree's own text in brackets. */
export function shownParts(element: Element): string[] {
  return all(element, ".parts > *").map((part) => {
    const tree = part.querySelector("intui-tree");
    if (!tree) return textOf(part);
    const fault = part.querySelector("details") ? " !" : "";
    return `[${textOf(tree.shadowRoot?.querySelector(".tree") as HTMLElement)}]${fault}`;
  });
}

function textOf(element: HTMLElement): string {
  // Not textContent: what is not rendered is not shown.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  return element.innerText.replace(/\s+/g, " ").trim();
}

/** A fence around a tree. */
export const fenced = (root: unknown): string => `\`\`\`ui:intui\n${JSON.stringify({ v: 1, root })}\n\`\`\`\n`;

export const label = (text: string): unknown => ({ type: "Label", text });

export const choice = (id: string): unknown => ({
  type: "Choice",
  id,
  prompt: "Go on?",
  options: [
    { id: "yes", label: "Yes" },
    { id: "no", label: "No" },
  ],
});

export const form = (id: string): unknown => ({
  type: "Form",
  id,
  fields: [{ id: "name", label: "Name", input: "text", required: true }],
});

/** Resolves with the event when it comes. */
export function once<Detail>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve) => {
    target.addEventListener(name, (event) => resolve(event as CustomEvent<Detail>), { once: true });
  });
}

/** Notes every event of these names, as name and source. */
export function watch(target: EventTarget, ...names: string[]): string[] {
  const seen: string[] = [];
  for (const name of names) {
    target.addEventListener(name, (event) => {
      seen.push(`${name.slice(6)} ${(event as CustomEvent<{ source: string }>).detail.source}`);
    });
  }
  return seen;
}
