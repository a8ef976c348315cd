import { type Content, h, type Markup } from "../../draw/markup.js";
import { type Direction, otherDirection } from "./direction.js";
import { ink, SMALL, styles, type } from "./look.js";
import { endOf, startOf } from "./pieces.js";

/** A text, or something drawn whose text says which way it runs. */
export type Cell = string | { readonly drawn: Content; readonly plain: string };

export interface DataTable {
  readonly name: string;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** For each column: whether its cells stand at the end of the line. */
  readonly ends: readonly boolean[];
  /** True when the first cell of a row says what the row is about. */
  readonly named?: boolean;
  readonly direction: Direction;
}

/** More columns than this do not fit beside each other on a phone. */
const NARROW = 4;
/** A header of as many letters does not break in itself, however long the texts in the other columns. */
const SHORT_HEAD = 12;

/** A real table, for screen readers too. A wide one scrolls by itself where the client can, so that the mail stays narrow. */
export function drawDataTable(table: DataTable): Markup {
  const { head, rows, named } = table;
  const drawn = h(
    "table",
    { cellpadding: 0, cellspacing: 0, border: 0, width: "100%", style: "border-collapse:collapse" },
    head.length > 0 &&
      h(
        "tr",
        {},
        head.map((cell, at) => drawHead(table, cell, at)),
      ),
    rows.map((row) =>
      h(
        "tr",
        {},
        row.map((cell, at) => drawCell(table, cell, at, named === true && at === 0)),
      ),
    ),
  );
  if (head.length <= NARROW) return drawn;
  return h(
    "div",
    { role: "region", "aria-label": table.name, tabindex: 0, style: "overflow:auto;word-break:normal" },
    drawn,
  );
}

const plainOf = (cell: Cell): string => (typeof cell === "string" ? cell : cell.plain);
/** A row of empty cells is as high as any. */
const contentOf = (cell: Cell): Content => (typeof cell === "string" ? cell || "\u00a0" : cell.drawn);

function placeOf({ ends, direction }: DataTable, at: number): { align: string; style: string } {
  const side = direction === "rtl" ? "padding:6px 0 6px 12px" : "padding:6px 12px 6px 0";
  const gap = at === ends.length - 1 ? "padding:6px 0" : side;
  return { align: ends[at] ? endOf(direction) : startOf(direction), style: gap };
}

function drawHead(table: DataTable, cell: Cell, at: number): Markup {
  const { align, style } = placeOf(table, at);
  const short = table.ends[at] && plainOf(cell).length <= SHORT_HEAD;
  const look = styles(
    style,
    `border-bottom:2px solid ${ink("border")}`,
    type(14, 20, { weight: 600 }),
    short && "white-space:nowrap",
  );
  const dir = otherDirection(plainOf(cell), table.direction);
  // The corner above the names of the rows is no header of anything.
  if (plainOf(cell) === "") return h("td", { style: look }, "\u00a0");
  return h("th", { scope: "col", align, valign: "bottom", dir, style: look }, contentOf(cell));
}

function drawCell(table: DataTable, cell: Cell, at: number, header: boolean): Markup {
  const { align, style } = placeOf(table, at);
  const look = styles(style, `border-bottom:1px solid ${ink("border")}`, SMALL, table.ends[at] && "white-space:nowrap");
  const attributes = { align, valign: "top", dir: otherDirection(plainOf(cell), table.direction), style: look };
  return header ? h("th", { scope: "row", ...attributes }, contentOf(cell)) : h("td", attributes, contentOf(cell));
}
