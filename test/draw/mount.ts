import { fixture, html } from "@open-wc/testing";
import "../../src/define.js";
import { IntuiActions } from "../../src/draw/menu/actions-element.js";
import type { IntuiErrorDetail, IntuiTree } from "../../src/index.js";

// Menus are loaded behind what they stand in: here they are there from the start, as on a page that has drawn before.
if (!customElements.get("intui-actions")) customElements.define("intui-actions", IntuiActions);

/** An `<intui-tree>` in the page, with the given properties set before its first drawing. */
export async function mount(properties: Partial<Record<keyof IntuiTree, unknown>> = {}): Promise<IntuiTree> {
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement("intui-tree");
  Object.assign(element, properties);
  parent.append(element);
  await element.updateComplete;
  return element;
}

/** Everything that is shown, as a reader meets it: text without the white space of templates. */
export function shownText(element: IntuiTree): string {
  // Not textContent: what is not rendered is not shown.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const text = one(element, ".tree").innerText;
  return text.replace(/\s+/g, " ").trim();
}

/** The drawn DOM, without what differs between two drawings of the same thing: comments, white space, generated ids. */
export function drawnMarkup(element: IntuiTree): string {
  const copy = one(element, ".tree").cloneNode(true) as HTMLElement;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const gone: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment || !node.textContent?.trim()) gone.push(node as ChildNode);
  }
  for (const node of gone) node.remove();
  copy.normalize();
  return copy.outerHTML.replace(/>\s+|\s+</g, (space) => space.trim());
}

/** Resolves with the event when it comes. */
export function once<Detail>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve) => {
    target.addEventListener(name, (event) => resolve(event as CustomEvent<Detail>), { once: true });
  });
}

/** The end of an answer: its state and, for an invalid one, the problems' codes and paths. */
export async function ended(element: IntuiTree): Promise<"complete" | string[]> {
  if (element.matches(":state(complete)")) return "complete";
  return Promise.race([
    once(element, "intui-complete").then(() => "complete" as const),
    once<IntuiErrorDetail>(element, "intui-error").then(({ detail }) =>
      detail.error.problems.map(({ code, path }) => `${code} ${path}`),
    ),
  ]);
}

export const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Everything in the drawn tree that matches. */
export const all = <E extends HTMLElement = HTMLElement>(element: IntuiTree, selector: string): E[] => [
  ...(element.shadowRoot as ShadowRoot).querySelectorAll<E>(selector),
];

export const one = <E extends HTMLElement = HTMLElement>(element: IntuiTree, selector: string): E => {
  const found = all<E>(element, selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0] as E;
};
