import type { Block, Item, Prose, Row, Run } from "./block.js";

/**
 * Blocks whose runs are read again, because a link definition has come or gone. What blocks there are never depends on
 * definitions. Whatever holds no such run is returned as it is.
 */
export function rereadBlock(block: Block, again: (run: Run) => Run): Block {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return changed(block, { prose: rereadProse(block.prose, again) });
    case "quote":
      return changed(block, { blocks: each(block.blocks, (inner) => rereadBlock(inner, again)) });
    case "list":
      return changed(block, { items: each(block.items, (item) => rereadItem(item, again)) });
    case "table": {
      const header = each(block.header, (cell) => rereadProse(cell, again));
      return changed(block, { header, rows: each(block.rows, (row) => rereadRow(row, again)) });
    }
    default:
      return block;
  }
}

export function rereadItem(item: Item, again: (run: Run) => Run): Item {
  return changed(item, { blocks: each(item.blocks, (block) => rereadBlock(block, again)) });
}

export function rereadRow(row: Row, again: (run: Run) => Run): Row {
  return changed(row, { cells: each(row.cells, (cell) => rereadProse(cell, again)) });
}

export function rereadProse(prose: Prose, again: (run: Run) => Run): Prose {
  return each(prose, again);
}

/** The same array when nothing in it is another. */
function each<T>(values: readonly T[], again: (value: T) => T): readonly T[] {
  const next = values.map(again);
  return next.some((value, index) => value !== values[index]) ? next : values;
}

function changed<T extends object>(value: T, part: Partial<T>): T {
  const same = (Object.keys(part) as (keyof T)[]).every((key) => part[key] === value[key]);
  return same ? value : { ...value, ...part };
}
