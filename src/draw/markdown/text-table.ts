import { html, nothing } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { drawActions } from "../actions.js";
import type { Session } from "../drawing.js";
import { growing } from "../growing.js";
import { LazyCode } from "../lazy-code.js";
import { scrollBox } from "../scroll-box.js";
import { drawSortButton } from "../sort-button.js";
import { type Direction, nextDirection, sortedText } from "../sort-direction.js";
import { tableActions } from "../table-actions.js";
import type { Align, Row, Table } from "./block.js";
import { drawProse, isClosed } from "./draw-prose.js";

type TableTools = typeof import("./table-tools.js");

/** What puts rows in order and takes them away: nobody needs it before a table has closed. */
export const tableTools = new LazyCode<TableTools>(() => import("./table-tools.js"));

interface Sort {
  readonly column: number;
  /** In an answer that is written anew another column may stand there. */
  readonly label: string;
  readonly direction: Direction;
}

/**
 * A table of a Text. Once it has closed, and its tools have come, it is sorted and copied like a Table. It keeps what a
 * person has asked for, and draws itself again for it: a block that has closed is not visited any more.
 */
class TextTable extends AsyncDirective {
  #table!: Table;
  #session!: Session;
  #sort: Sort | undefined;

  override render(table: Table, session: Session): unknown {
    this.#table = table;
    this.#session = session;
    if (table.closed && !tableTools.ready) void this.#fetchTools();
    return this.#draw();
  }

  /** Where they can't be had, the table is there to be read. */
  async #fetchTools(): Promise<void> {
    await tableTools.need().catch(() => {});
    this.#redraw();
  }

  #redraw(): void {
    if (this.isConnected) this.setValue(this.#draw());
  }

  get #tools(): TableTools | undefined {
    return this.#table.closed ? tableTools.ready : undefined;
  }

  #draw(): unknown {
    const { header, rows, align } = this.#table;
    const { words } = this.#session;
    const sortable = this.#tools !== undefined && rows.length > 1;
    const sorted = this.#sortedColumn;
    const head = header.map((cell, column) =>
      drawHeader({
        content: drawProse(cell, this.#session),
        side: sideOf(align, column),
        direction: column === sorted ? this.#sort?.direction : undefined,
        onSort: sortable ? () => this.#press(column) : undefined,
      }),
    );
    return html`<div class="text-table"
      ><div class="table-bar">${this.#drawMenu()}</div
      ><div class="scroll" ${scrollBox(words.table)}
        ><table class="table" part="table"><thead><tr>${head}</tr></thead><tbody>${this.#drawRows()}</tbody></table
      ></div></div>`;
  }

  #drawRows(): unknown {
    const { rows, align } = this.#table;
    const session = this.#session;
    const order = this.#order;
    if (!order) return growing(rows, (row) => drawRow(row, align, session), isClosed, session.words);
    const draw = (row: number): unknown => drawRow(rows[row] as Row, align, session);
    return growing(order, draw, always, session.words, (row) => row);
  }

  #drawMenu(): unknown {
    const { words } = this.#session;
    const tools = this.#tools;
    if (!tools) return nothing;
    const data = (asShown: boolean) => {
      const order = this.#order ?? this.#table.rows.keys();
      return tools.dataOf(this.#table, order, this.#session.locale, asShown);
    };
    const actions = tableActions(words, data, () => words.table);
    return drawActions({ session: this.#session, name: words.table, actions });
  }

  #label(column: number): string | undefined {
    const cell = this.#table.header[column];
    return cell && this.#tools?.textOf(cell);
  }

  /** The column that a person asked for, where the table has it; else -1. */
  get #sortedColumn(): number {
    const { column, label } = this.#sort ?? { column: -1 };
    return this.#label(column) === label ? column : -1;
  }

  /** Undefined for the order in which the rows were written. */
  get #order(): readonly number[] | undefined {
    const column = this.#sortedColumn;
    if (!this.#sort || column < 0) return undefined;
    return this.#tools?.orderOf(this.#table, column, this.#sort.direction, this.#session.locale);
  }

  #press(column: number): void {
    const label = this.#label(column) ?? "";
    const direction = nextDirection(this.#sortedColumn === column ? this.#sort?.direction : undefined);
    this.#sort = direction && { column, label, direction };
    this.#redraw();
    this.#session.announce(sortedText(direction, label, this.#session.words));
  }
}

/** Draws a table of a Text. */
export const drawTextTable = directive(TextTable);

const always = (): boolean => true;

/** Markdown says left and right, and means the start and the end of the line. */
const sides = { left: "start", center: "center", right: "end" } as const;
const sideOf = (align: readonly Align[], column: number): string => sides[align[column] ?? "left"];

interface Header {
  readonly content: unknown;
  readonly side: string;
  readonly direction: Direction | undefined;
  readonly onSort: (() => void) | undefined;
}

function drawHeader({ content, side, direction, onSort }: Header): unknown {
  return html`<th class=${side} part="cell header" scope="col" dir="auto" aria-sort=${direction ?? nothing}
    >${onSort ? drawSortButton(content, onSort) : html`<span>${content}</span>`}</th>`;
}

function drawRow({ cells }: Row, align: readonly Align[], session: Session): unknown {
  return html`<tr>${cells.map((cell, column) => {
    return html`<td class=${sideOf(align, column)} part="cell" dir="auto">${drawProse(cell, session)}</td>`;
  })}</tr>`;
}
