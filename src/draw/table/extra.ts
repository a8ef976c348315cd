import { adopt } from "../adopt.js";
import { nextFrame } from "../frame.js";
import type { Direction } from "../sort-direction.js";
import { guardTyping } from "../typing.js";
import { ColumnWidths } from "./column-widths.js";
import { copyRows } from "./copy-rows.js";
import { extraStyles } from "./extra-styles.js";
import { Find } from "./find.js";
import { plain } from "./matches.js";
import { drawRowAt } from "./row.js";
import { RowOrder } from "./row-order.js";
import { RowWindow } from "./row-window.js";
import { needsWindow, ROWS_WHILE_OPEN, type Row, type TableView } from "./view.js";

/** Milliseconds after which rows are drawn that had to wait. */
const LATER = 250;

/**
 * What only some tables need, loaded when the first of them is on the page: rows in another order, columns that hold while
 * rows come, and of many rows only those that are seen, with a find of its own over all of them.
 */
export class TableExtra {
  /** True while the page is being printed: then all rows are drawn. */
  printing = false;
  readonly #host: HTMLElement;
  /** Draws the table at once. */
  readonly #redraw: () => void;
  readonly #window = new RowWindow();
  readonly #widths = new ColumnWidths();
  readonly #find: Find;
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#resized()));
  #order: RowOrder | undefined;
  /** The order that the window shows; undefined for the agent's own. */
  #drawnOrder: readonly number[] | undefined;
  #view: TableView | undefined;
  #windowed = false;
  #filling = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Undefined while it is out of the document. */
  #leave: (() => void) | undefined;

  constructor(host: HTMLElement, redraw: () => void) {
    this.#host = host;
    this.#redraw = redraw;
    this.#find = new Find((place) => this.#show(place));
    guardTyping(host);
  }

  connect(): void {
    adopt(this.#host.getRootNode(), extraStyles);
    const page = this.#host.ownerDocument.defaultView;
    const print = ({ type }: Event): void => {
      this.printing = type === "beforeprint";
      if (this.#windowed || !this.printing) this.#redraw();
    };
    for (const name of ["beforeprint", "afterprint"]) page?.addEventListener(name, print);
    this.#host.addEventListener("copy", this.#copy);
    this.#leave = () => {
      this.#host.removeEventListener("copy", this.#copy);
      for (const name of ["beforeprint", "afterprint"]) page?.removeEventListener(name, print);
    };
    this.#sizes.observe(this.#host);
  }

  readonly #copy = (event: ClipboardEvent): void => {
    const table = this.#parts()?.table;
    const view = this.#view;
    if (table && view && this.#windowed) copyRows(event, table, view, this.#drawnOrder ?? view.rows.keys());
  };

  disconnect(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#sizes.disconnect();
    clearTimeout(this.#later);
    this.#find.stop();
  }

  /** The rows' indexes in the order that was asked for. The same array as long as it is the same order. */
  order({ rows, open, session }: TableView, column: string, direction: Direction): readonly number[] {
    const known = this.#order;
    const same = known?.rows === rows && known.column === column && known.direction === direction;
    if (!same || known.locale !== session.locale) this.#order = new RowOrder(rows, column, direction, session.locale);
    return (this.#order as RowOrder).read(open);
  }

  /** Whether only those rows are drawn that are seen. What has streamed into a window stays in it, and is filled up. */
  wantsWindow(view: TableView): boolean {
    if (this.printing) return false;
    return needsWindow(view) || (this.#windowed && view.rows.length > ROWS_WHILE_OPEN);
  }

  /** Rows that the window tells of. */
  get rowCount(): number {
    return this.#window.count;
  }

  /** The rows that are seen, between two spaces that stand for the others. */
  drawWindow(view: TableView, order: readonly number[] | undefined): unknown {
    clearTimeout(this.#later);
    if (!this.#window.read(view.rows.length, order, view.open)) this.#later = setTimeout(this.#redraw, LATER);
    this.#drawnOrder = order;
    this.#find.read(view, order);
    const found = this.#find.place;
    // The header is the first row of the table.
    return this.#window.draw((row, place) => drawRowAt(view, view.rows[row] as Row, place + 2, place === found));
  }

  drawFind(view: TableView): unknown {
    return this.#find.draw(view);
  }

  /** The table has been drawn. */
  drawn(view: TableView): void {
    const parts = this.#parts();
    if (!parts) return;
    const { box, table } = parts;
    // Another table in the place of the one before.
    if (this.#view && this.#view.rows !== view.rows) this.#widths.release(table);
    this.#view = view;
    this.#windowed = box.hasAttribute("data-windowed");
    if (!this.#windowed && !view.open) this.#widths.settle(view, box, table);
    else if (this.#widths.update(view, box, table)) this.#window.forget();
    if (!this.#windowed) return;
    const rows = [...table.querySelectorAll<HTMLElement>("tbody:not(.space) > tr")];
    if (this.#window.measure(box, rows)) this.#redraw();
    else if (!needsWindow(view) && !this.#window.isWhole && !this.#filling) void this.#fill();
  }

  /** All rows of a table that turned out not to be too long, a few with every frame: a page that waits for all jerks. */
  async #fill(): Promise<void> {
    this.#filling = true;
    await nextFrame();
    this.#filling = false;
    if (!this.#leave || !this.#windowed) return;
    this.#window.widen();
    this.#redraw();
  }

  /** The rows' box has been scrolled. */
  scrolled(): void {
    const box = this.#parts()?.box;
    if (!box || !this.#windowed || !this.#window.scrolled(box)) return;
    const atEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 2;
    this.#redraw();
    // The last rows may be higher than was thought.
    if (atEnd) box.scrollTop = box.scrollHeight;
  }

  #resized(): void {
    const parts = this.#parts();
    if (!parts || !this.#view) return;
    const { box, table } = parts;
    if (!this.#widths.resized(this.#view, box, table, this.#windowed || this.#view.open)) return;
    this.#window.forget();
    this.#window.scrolled(box);
    this.#redraw();
  }

  #parts(): { readonly box: HTMLElement; readonly table: HTMLTableElement } | undefined {
    const table = this.#host.querySelector("table");
    const box = table?.parentElement;
    return table && box ? { box, table } : undefined;
  }

  /** Brings the row at a place into view, and its cell that was found. */
  #show(place: number): void {
    const box = this.#parts()?.box;
    if (!box) return;
    if (place >= 0) box.scrollTop = this.#window.middle(place);
    this.#window.scrolled(box);
    this.#redraw();
    const wanted = plain(this.#find.query.trim());
    const cells = [...box.querySelectorAll<HTMLElement>("tr[data-found] > td")];
    const cell = cells.find(({ textContent }) => plain(textContent).includes(wanted));
    if (cell) box.scrollLeft += outside(cell.getBoundingClientRect(), box.getBoundingClientRect());
  }
}

/** How far a box has to be scrolled sideways to show a cell. */
function outside(cell: DOMRect, box: DOMRect): number {
  if (cell.left < box.left) return cell.left - box.left;
  return Math.max(0, Math.min(cell.right - box.right, cell.left - box.left));
}
