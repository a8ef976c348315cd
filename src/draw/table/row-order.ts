import type { Direction } from "../sort-direction.js";
import { keyComparer, type SortKey, sortKey } from "../sorting.js";
import { ownCell, type Row } from "./view.js";

/**
 * The order of a table's rows by one column, as indexes of the rows. It grows with the table: a new row is put in its
 * place, and the ones that are there are not sorted again. Rows that compare equal keep the order in which they came.
 */
export class RowOrder {
  readonly rows: readonly Row[];
  readonly column: string;
  readonly direction: Direction;
  readonly locale: string;
  /** Another array whenever it is another order. */
  order: readonly number[] = [];
  readonly #keys: SortKey[] = [];
  readonly #compare: (a: SortKey, b: SortKey) => number;

  constructor(rows: readonly Row[], column: string, direction: Direction, locale: string) {
    this.rows = rows;
    this.column = column;
    this.direction = direction;
    this.locale = locale;
    this.#compare = keyComparer(direction, locale);
  }

  /** Takes in the rows that are new. While the table is open its last row may still grow: it waits at the end. */
  read(open: boolean): readonly number[] {
    const { rows } = this;
    const settled = open ? rows.length - 1 : rows.length;
    const known = this.#keys.length;
    if (settled > known || this.order.length !== rows.length) {
      for (let at = known; at < settled; at++) this.#keys.push(sortKey(ownCell(rows[at] as Row, this.column)));
      const order = known === 0 ? this.#sorted() : this.#inserted(this.order.slice(0, known), known);
      if (rows.length > this.#keys.length) order.push(rows.length - 1);
      this.order = order;
    }
    return this.order;
  }

  #sorted(): number[] {
    return [...this.#keys.keys()].sort((a, b) => this.#between(a, b));
  }

  #inserted(order: number[], from: number): number[] {
    for (let row = from; row < this.#keys.length; row++) {
      let low = 0;
      for (let high = order.length; low < high; ) {
        const middle = (low + high) >> 1;
        if (this.#between(order[middle] as number, row) <= 0) low = middle + 1;
        else high = middle;
      }
      order.splice(low, 0, row);
    }
    return order;
  }

  #between(a: number, b: number): number {
    return this.#compare(this.#keys[a] as SortKey, this.#keys[b] as SortKey);
  }
}
