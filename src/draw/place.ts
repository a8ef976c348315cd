import type { ChildPart } from "lit/directive.js";

/** What a drawing may keep with the place where it is drawn: an empty object of its own, as long as that place is there. */
export interface Place {
  kept?: unknown;
}

/**
 * The element that a drawing keeps in its place, with the properties that it has now. Made by hand: an answer may hold a
 * thousand of these, and a template with a part for each property costs several times as much.
 */
export function keptElement<Tag extends keyof HTMLElementTagNameMap>(
  place: Place,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const { kept } = place;
  const element =
    kept instanceof HTMLElement && kept.localName === tag
      ? (kept as HTMLElementTagNameMap[Tag])
      : document.createElement(tag);
  place.kept = element;
  return Object.assign(element, properties);
}

/** Writes an attribute where it differs; none for undefined. */
export function writeAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** The node that a part's nodes stand in now. Its own `parentNode` is the one that they will stand in. */
export function parentOf({ startNode }: ChildPart): Node {
  return startNode?.parentNode as Node;
}
