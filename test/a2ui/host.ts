import { fixture, html } from "@open-wc/testing";
import "../../src/define-a2ui.js";
import type { A2uiErrorDetail, A2uiEventDetail, IntuiA2ui, IntuiSurface } from "../../src/a2ui.js";

export interface Elements {
  "intui-a2ui": IntuiA2ui;
  "intui-surface": IntuiSurface;
}

/** An element in the page, with the given properties set before its first drawing. */
export async function mountAs<Tag extends keyof Elements>(
  tag: Tag,
  properties: Readonly<Record<string, unknown>> = {},
): Promise<Elements[Tag]> {
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement(tag) as Elements[Tag];
  Object.assign(element, properties);
  parent.append(element);
  await element.updateComplete;
  return element;
}

export const mount = (properties?: Readonly<Record<string, unknown>>): Promise<IntuiA2ui> =>
  mountAs("intui-a2ui", properties);

type Host = IntuiA2ui | IntuiSurface;

export const all = <E extends HTMLElement = HTMLElement>(element: Host, selector: string): E[] => [
  ...(element.shadowRoot as ShadowRoot).querySelectorAll<E>(selector),
];

export const one = <E extends HTMLElement = HTMLElement>(element: Host, selector: string): E => {
  const found = all<E>(element, selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0] as E;
};

/** What a reader sees, on one line. */
export function shown(element: Host): string {
  // Not textContent: what is not rendered is not shown.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  return one(element, ".tree").innerText.replace(/\s+/g, " ").trim();
}

/** Resolves once everything that was asked for is drawn. */
export async function settled(element: Host): Promise<void> {
  await element.updateComplete;
  await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  await element.updateComplete;
}

/** The details of the events that come from an element, from now on. */
export function heard(element: Host): { readonly events: A2uiEventDetail[]; readonly errors: A2uiErrorDetail[] } {
  const events: A2uiEventDetail[] = [];
  const errors: A2uiErrorDetail[] = [];
  element.addEventListener("intui-event", (event) => events.push((event as CustomEvent).detail));
  element.addEventListener("intui-error", (event) => errors.push((event as CustomEvent).detail));
  return { events, errors };
}

/** Types into an input as a person does: the text is there, then it is told. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/** The drawn DOM, without what differs between two drawings of the same thing. */
export function markup(element: Host): string {
  const copy = one(element, ".tree").cloneNode(true) as HTMLElement;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const gone: ChildNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) gone.push(node as ChildNode);
  for (const node of gone) node.remove();
  copy.normalize();
  const keys = new Map<string, string>();
  return copy.outerHTML
    .replace(/>\s+|\s+</g, (space) => space.trim())
    .replace(/a2ui-\d+/g, (key) => keys.get(key) ?? (keys.set(key, `key-${keys.size}`).get(key) as string));
}
