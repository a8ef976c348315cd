import type { CSSResult } from "lit";

/** Copies for other documents: a constructed sheet may be adopted only in the one that it was constructed for. */
const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/**
 * Adds a style sheet to the shadow root that an element stands in, or is the host of, once: only the root is touched,
 * never the page.
 */
export function adopt(root: Node, styles: CSSResult): void {
  // A drawing outside a shadow root is in a page that styles it itself; its document is not ours to touch.
  if (!(root instanceof ShadowRoot)) return;
  const sheet = sheetFor(root.ownerDocument, styles);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** The sheet as one of the document's own: an element may be moved to a frame or a pop-up window. */
function sheetFor(page: Document, styles: CSSResult): CSSStyleSheet | undefined {
  const view = page.defaultView;
  if (page === document || !view) return styles.styleSheet;
  const known = copies.get(page) ?? new Map<CSSResult, CSSStyleSheet>();
  let sheet = known.get(styles);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles.cssText);
    copies.set(page, known.set(styles, sheet));
  }
  return sheet;
}
