import type { ComponentNode } from "../../core/component-node.js";
import type { GroupNode } from "../../core/kinds/group.js";
import type { TextNode } from "../../core/kinds/text.js";
import type { Tree } from "../../core/tree.js";

/** A component that is drawn by itself, and where it stands in the tree. */
export interface Part {
  readonly node: ComponentNode;
  readonly path: string;
}

/** What stands over the whole width of a mail: one part, or short ones side by side. */
export type Block = readonly Part[];

/**
 * A tree as a list of blocks: nested groups are what comes one after another, however deep, since tables in tables cost
 * bytes and width. A row stays one as far as its parts are short; what needs the width stands below.
 */
export function blocksOf(tree: Tree): Block[] {
  const paths = new Map(tree.walk().map(({ node, path }) => [node, path]));
  const part = (node: ComponentNode): Part => ({ node, path: paths.get(node) ?? "" });
  const from = (node: ComponentNode): Block[] => {
    if (node.type !== "Group") return [[part(node)]];
    const { direction, children } = node as GroupNode;
    return direction === "row" ? rowBlocks(children) : children.flatMap(from);
  };
  const rowBlocks = (children: readonly ComponentNode[]): Block[] => {
    const blocks: Part[][] = [];
    let row: Part[] | undefined;
    for (const child of children) {
      if (isShort(child)) {
        if (!row) blocks.push((row = []));
        row.push(part(child));
      } else {
        row = undefined;
        for (const block of from(child)) blocks.push([...block]);
      }
    }
    return blocks;
  };
  return from(tree.root);
}

/** True for what may stand beside others in 600 px, and still on a phone. */
function isShort(node: ComponentNode): boolean {
  if (node.type === "Text")
    return !/\n/.test((node as TextNode).markdown.trim()) && (node as TextNode).markdown.length <= 60;
  return node.type === "Label" || node.type === "Stat";
}
