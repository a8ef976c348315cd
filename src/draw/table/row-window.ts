import { html, nothing, type TemplateResult } from "lit";
import { keyedList } from "../growing.js";
import { placed } from "../placed.js";
import { Heights } from "./heights.js";

/** Pixels, until a row has been measured. */
const USUAL = 40;
/** Of a box that is not laid out: what would be seen of it. */
const USUAL_VIEW = 640;
/** Rows come and go so many at a time. */
const STEP = 10;
/** Milliseconds between two times that a space grows by rows which nobody sees. */
const REST = 200;
/** Rows that are added above and below with every step of filling up. */
const FILL = 100;

/** The part of a long table that is in the DOM: what is seen, and as much again above and below. */
export class RowWindow {
  #heights = new Heights(USUAL, 0);
  #measured = false;
  #order: readonly number[] | undefined;
  #first = 0;
  #last = 0;
  #top = 0;
  #view = USUAL_VIEW;
  /** Rows in the DOM above and below those that are near. */
  #more = 0;
  /** What was measured last: nothing has to be, as long as the same rows are drawn in the same widths. */
  #known = "";

  /** Rows in the DOM, from and to, as places in the order that is shown. */
  get range(): readonly [first: number, last: number] {
    return [this.#first, this.#last];
  }

  #restUntil = 0;

  /** Rows that it knows of: a moment ago there may have been fewer. */
  get count(): number {
    return this.#heights.count;
  }

  /** True when all rows are in the DOM. */
  get isWhole(): boolean {
    return this.#first === 0 && this.#last === this.#heights.count;
  }

  /** Has more rows in the DOM than are seen. */
  widen(): void {
    this.#more += FILL;
  }

  /**
   * Takes note of how many rows there are, and in which order. Rows that come out of sight are taken in a few times a
   * second: each time the browser has to lay out the table and to paint its scroll bar.
   *
   * @returns false when some of them have to wait
   */
  read(count: number, order: readonly number[] | undefined, open: boolean): boolean {
    const before = this.count;
    const other = order !== this.#order;
    const onlyGrew = order && this.#order && order.length > this.#order.length;
    if ((other && !onlyGrew) || count < before) this.forget(count);
    // Rows that are drawn may be others in their places, or the last one may have grown.
    if (other || this.#last >= before) this.#known = "";
    const now = performance.now();
    if (open && !order && !this.#order && this.#last < before && now < this.#restUntil) return count === before;
    this.#restUntil = now + REST;
    this.#order = order;
    this.#heights.grow(count);
    this.#choose();
    return true;
  }

  /** Other widths, or another order: what was measured is not so any more. */
  forget(count = this.#heights.count): void {
    this.#heights = new Heights(this.#heights.usual, count);
    this.#known = "";
  }

  draw(drawRow: (row: number, place: number) => unknown): TemplateResult {
    const rows = Array.from({ length: this.#last - this.#first }, (_, at) => {
      const place = this.#first + at;
      return { row: this.#order?.[place] ?? place, place };
    });
    const { count } = this.#heights;
    return html`${drawSpace(this.#heights.before(this.#first))}<tbody role="rowgroup">${keyedList(
      rows,
      ({ row }) => row,
      ({ row, place }) => drawRow(row, place),
    )}</tbody>${drawSpace(this.#heights.before(count) - this.#heights.before(this.#last))}`;
  }

  /** Reads where the box has been scrolled to. @returns true when other rows have to be drawn */
  scrolled(box: HTMLElement): boolean {
    this.#top = box.scrollTop;
    this.#view = box.clientHeight || USUAL_VIEW;
    const [first, last] = this.range;
    this.#choose();
    return first !== this.#first || last !== this.#last;
  }

  /** Where the box has to be scrolled to, so that a place is about in the middle. */
  middle(place: number): number {
    return Math.max(0, this.#heights.before(place) - this.#view / 3);
  }

  /**
   * Measures the rows that were drawn. Rows above what is seen may turn out higher or lower than was thought: the box is
   * scrolled by as much, so that what is seen stays where it is.
   *
   * @returns true when what is usual is known now, and the spaces have to be drawn again
   */
  measure(box: HTMLElement, rows: readonly HTMLElement[]): boolean {
    const range = this.range.join();
    if (range === this.#known) return false;
    const seen = this.#heights.at(this.#top);
    const before = this.#heights.before(seen);
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    if (heights.length === 0 || heights[0] === 0) return false;
    this.#known = range;
    const learnt = !this.#measured;
    if (learnt) this.#learn(heights);
    for (const [at, height] of heights.entries()) this.#heights.set(this.#first + at, height);
    const change = this.#heights.before(seen) - before;
    if (this.#top > 0 && Math.abs(change) >= 1) box.scrollTop = this.#top + change;
    return learnt;
  }

  /** The first rows say what is usual. */
  #learn(heights: readonly number[]): void {
    this.#measured = true;
    const usual = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    this.#heights = new Heights(usual, this.#heights.count);
  }

  #choose(): void {
    const { count } = this.#heights;
    const first = this.#heights.at(this.#top - this.#view);
    const last = this.#heights.at(this.#top + 2 * this.#view) + 1;
    this.#first = Math.max(0, Math.floor(first / STEP) * STEP - this.#more);
    this.#last = Math.min(count, Math.ceil(last / STEP) * STEP + this.#more);
  }
}

/** Stands for the rows that are not in the DOM. */
function drawSpace(height: number): unknown {
  if (height === 0) return nothing;
  return html`<tbody class="space" aria-hidden="true"><tr><td ${placed({ height: `${height}px` })}></td></tr></tbody>`;
}
