import type { TableNode } from "../../core/kinds/table.js";
import type { Draft, Session } from "../drawing.js";
import { type Cell, type ColumnLook, drawnCell } from "./cells.js";

export type Column = NonNullable<Draft<TableNode>["columns"]>[number] & { readonly key: string };
export type Row = Readonly<Record<string, Cell>>;

/** Up to so many rows all of them are in the DOM; of more, only those that are seen. */
export const ROWS_IN_DOM = 2000;

/** The same while rows are still coming: the browser lays out all rows of a table again for each one that comes. */
export const ROWS_WHILE_OPEN = 200;

/** A table as it is drawn this time. */
export interface TableView {
  readonly session: Session;
  /** True while it is being written: its last row may still grow. */
  readonly open: boolean;
  /** Those that can be told apart. */
  readonly columns: readonly Column[];
  readonly looks: readonly ColumnLook[];
  /** For each column: whether its cells stand at the end. */
  readonly ends: readonly boolean[];
  /** In the agent's order. One array that grows in place. */
  readonly rows: readonly Row[];
}

/** Own keys only: a column may be named like something that every object has. */
export function ownCell(row: Row, key: string): Cell {
  return Object.hasOwn(row, key) ? row[key] : undefined;
}

/** A cell as it is read on screen. */
export function cellText(view: TableView, row: Row, at: number): string {
  return drawnCell(ownCell(row, (view.columns[at] as Column).key), view.looks[at], view.session);
}

/** True when there are too many rows to be in the DOM all at once. */
export const needsWindow = ({ rows, open }: TableView): boolean => rows.length > (open ? ROWS_WHILE_OPEN : ROWS_IN_DOM);
