import { nothing } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";

/**
 * One observer for every box of the page. What it finds is written in the next frame: writing at once would loop. A box
 * that has left the document is let go; one that comes back is drawn again by its tree, and so observed again.
 */
let sizes: ResizeObserver | undefined;
const names = new WeakMap<Element, string>();
const observed = new WeakSet<Element>();

function observer(): ResizeObserver {
  sizes ??= new ResizeObserver((entries) => {
    requestAnimationFrame(() => {
      for (const { target } of entries) {
        if (target.isConnected) mark(target, names.get(target) ?? "");
        else leave(target);
      }
    });
  });
  return sizes;
}

/** Once is enough: what is observed anew is measured anew. */
function observe(box: Element): void {
  if (observed.has(box)) return;
  observed.add(box);
  observer().observe(box);
}

function leave(box: Element): void {
  observed.delete(box);
  sizes?.unobserve(box);
}

function mark(box: Element, name: string): void {
  const down = box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== "hidden";
  const scrolls = down || box.scrollWidth > box.clientWidth + 1;
  if (scrolls === box.hasAttribute("tabindex")) return;
  for (const [attribute, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": name })) {
    if (scrolls) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
  }
}

/**
 * A box that scrolls has to be reachable by keyboard, and named; one that doesn't must be no stop on the way.
 * Which of the two it is changes with its width and with what streams into it.
 */
class ScrollBox extends Directive {
  override render(_name: string): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [name]: [string]): unknown {
    names.set(element, name);
    // A name may come, or grow, after the box began to scroll.
    if (element.hasAttribute("tabindex")) element.setAttribute("aria-label", name);
    observe(element);
    return nothing;
  }
}

/** Marks an element as a box that may scroll, sideways or both ways: `<div class="scroll" ${scrollBox("Table")}>`. */
export const scrollBox = directive(ScrollBox);
