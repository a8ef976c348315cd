/** The colour that an element stands on, somewhere up the page and through shadow roots; the tree's own where none is. */
export function groundUnder(element: Element): string {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { backgroundColor } = getComputedStyle(at);
    // Only what hides what is behind it counts.
    if (!/^rgba\(.*, 0(\.\d+)?\)$|\/ 0?\.?\d*\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return "var(--_ground)";
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
