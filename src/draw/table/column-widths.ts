import { LongestCells } from "./longest-cells.js";
import { cellText, type Row, type TableView } from "./view.js";

/** A cell as long as this is wide in any case. */
const LONG = 120;
/** A cell that needs more room than its column has gets it when it needs so much more than the longest one before it. */
const WORTH_IT = 1.25;

/**
 * Sets the widths of a table's columns from its longest cells, so that they hold while rows come and go: the browser's own
 * way looks at every row each time, and every row may move every column. They are set again when a cell comes that needs
 * clearly more room, and when the table's box gets another width.
 */
export class ColumnWidths {
  readonly #longest = new LongestCells();
  /** Pixels that the columns have, and those that their longest cells would like to have. */
  #have: readonly number[] = [];
  #like: readonly number[] = [];
  #boxWidth = 0;
  #settled = false;
  /** A look at the table costs a layout: no other one is taken before something has changed. */
  #tried = false;

  /** After a drawing. @returns true when the widths have changed */
  update(view: TableView, box: HTMLElement, table: HTMLTableElement): boolean {
    const longer = this.#longest.read(view);
    if (this.#tried && !longer) return false;
    this.#tried = true;
    // Rows that stand in a stack have no columns.
    if (getComputedStyle(table).display !== "table" || box.clientWidth === 0) return false;
    const like = this.#probe(view, box, table, "max-content");
    if (this.#have.length === view.columns.length && !this.#needsMore(like)) return false;
    this.#set(view, box, table, like);
    return true;
  }

  /** The box may have another width. @returns true when the widths have changed */
  resized(view: TableView, box: HTMLElement, table: HTMLTableElement, hold: boolean): boolean {
    if (box.clientWidth === this.#boxWidth) return false;
    this.#tried = false;
    this.#boxWidth = box.clientWidth;
    this.release(table);
    if (!hold) return true;
    return this.update(view, box, table);
  }

  /**
   * The table has ended. Where the browser's own way comes to the same widths it takes over, unseen; else they stay as they
   * are until the box gets another width.
   */
  settle(view: TableView, box: HTMLElement, table: HTMLTableElement): void {
    if (this.#have.length === 0 || this.#settled) return;
    this.#settled = true;
    this.#longest.read(view);
    const own = this.#probe(view, box, table, "100%");
    if (own.every((width, at) => Math.abs(width - (this.#have[at] ?? 0)) < 1)) this.release(table);
  }

  /** Gives the columns back to the browser. */
  release(table: HTMLTableElement): void {
    this.#have = [];
    this.#tried = false;
    table.removeAttribute("data-fixed");
    table.style.removeProperty("min-inline-size");
    for (const cell of table.tHead?.rows[0]?.cells ?? []) cell.removeAttribute("style");
  }

  #needsMore(like: readonly number[]): boolean {
    return like.some((width, at) => {
      const [have = 0, before = 0] = [this.#have[at], this.#like[at]];
      return width > have + 1 && width > before * WORTH_IT;
    });
  }

  #set(view: TableView, box: HTMLElement, table: HTMLTableElement, like: readonly number[]): void {
    const have = this.#probe(view, box, table, "100%");
    const all = have.reduce((sum, width) => sum + width, 0);
    this.#have = have;
    this.#like = like;
    this.#boxWidth = box.clientWidth;
    this.#settled = false;
    const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
    for (const [at, cell] of cells.entries())
      cell.style.setProperty("inline-size", `${((have[at] ?? 0) / all) * 100}%`);
    // What is wider than the box scrolls.
    table.style.setProperty("min-inline-size", all > box.clientWidth + 1 ? `${all}px` : "0");
    table.setAttribute("data-fixed", "");
  }

  /** Lays out a table of the header and the longest cells, unseen, as the browser would. @returns its columns' widths */
  #probe(view: TableView, box: HTMLElement, table: HTMLTableElement, width: "100%" | "max-content"): number[] {
    const probe = table.cloneNode(false) as HTMLTableElement;
    probe.removeAttribute("data-fixed");
    probe.classList.add("probe");
    probe.style.setProperty("min-inline-size", "0");
    probe.style.setProperty("inline-size", width);
    const head = table.tHead?.cloneNode(true) as HTMLTableSectionElement;
    probe.append(head);
    const row = probe.createTBody().insertRow();
    for (const [at, column] of view.columns.entries()) {
      const longest = this.#longest.of(column.key);
      row.insertCell().textContent = longest ? cellText(view, longest as Row, at).slice(0, LONG) : "";
    }
    box.append(probe);
    const cells = [...(head.rows[0]?.cells ?? [])];
    for (const cell of cells) cell.style.removeProperty("inline-size");
    const widths = cells.map((cell) => cell.getBoundingClientRect().width);
    probe.remove();
    return widths;
  }
}
