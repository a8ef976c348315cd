import type { Catalog } from "./catalog.js";
import type { ComponentNode } from "./component-node.js";

/**
 * The Markdown text form of a parsed component and all it holds. Throws TypeError when the catalog has no kind for one
 * of them.
 */
export function textForm(node: ComponentNode, catalog: Catalog): string {
  const kind = catalog.kindOf(node);
  if (!kind) throw new TypeError(`The catalog has no kind for the type "${node.type}": extend it with that kind.`);
  return kind.toText(node, (child) => textForm(child, catalog));
}
