import { nothing } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";

/** One observer for every box of the page. What it finds is written in the next frame: writing at once would loop. */
let sizes: ResizeObserver | undefined;
const names = new WeakMap<Element, string>();

function observer(): ResizeObserver {
  sizes ??= new ResizeObserver((entries) => {
    requestAnimationFrame(() => {
      for (const { target } of entries) mark(target, names.get(target) ?? "");
    });
  });
  return sizes;
}

function mark(box: Element, name: string): void {
  const scrolls = box.scrollWidth > box.clientWidth + 1;
  if (scrolls === box.hasAttribute("tabindex")) return;
  for (const [attribute, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": name })) {
    if (scrolls) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
  }
}

/**
 * A box that scrolls sideways has to be reachable by keyboard, and named; one that doesn't must be no stop on the way.
 * Which of the two it is changes with its width and with what streams into it.
 */
class ScrollBox extends AsyncDirective {
  #box: Element | undefined;

  override render(_name: string): unknown {
    return nothing;
  }

  override update(part: ElementPart, [name]: [string]): unknown {
    names.set(part.element, name);
    // A name may come, or grow, after the box began to scroll.
    if (part.element.hasAttribute("tabindex")) part.element.setAttribute("aria-label", name);
    if (!this.#box && this.isConnected) observer().observe(part.element);
    this.#box = part.element;
    return nothing;
  }

  protected override disconnected(): void {
    if (this.#box) sizes?.unobserve(this.#box);
  }

  protected override reconnected(): void {
    if (this.#box) observer().observe(this.#box);
  }
}

/** Marks an element as a box that may scroll: `<div class="scroll" ${scrollBox("Table")}>`. */
export const scrollBox = directive(ScrollBox);
