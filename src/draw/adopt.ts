import type { CSSResult } from "lit";

/**
 * Adds a style sheet to the root that a light-DOM element stands in, once. For drawings that come later than the tree's
 * own sheets: only the root is touched, never the page.
 */
export function adopt(root: Node, styles: CSSResult): void {
  // A drawing outside a shadow root is in a page that styles it itself; its document is not ours to touch.
  if (!(root instanceof ShadowRoot)) return;
  const sheet = styles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
