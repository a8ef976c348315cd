/** The element's parent, also across the border of a shadow root. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function valid(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined; // `lang="english"` and the like: as good as none
  }
}

/**
 * The language in which an element's numbers and dates are written: the nearest `lang` at or above it that is a valid
 * BCP 47 tag, else the browser's, else English.
 */
export function localeOf(element: Element): string {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const tag = valid(at.getAttribute("lang"));
    if (tag) return tag;
  }
  return valid(navigator.language) ?? "en";
}
