import type { OpenKey } from "../../core/inspection.js";
import type { Keys, ProblemCode } from "../../core/problem.js";

/** What a component is written into, and the marks that say where it still grows. */
export interface Growing {
  /** Where a list or object of the payload is still being written. */
  readonly openKey: OpenKey;
  /** The same of what is made of it: what has closed is not in it. */
  readonly marks: WeakMap<object, string | number | null>;
}

/** Something wrong below a prop of the payload. */
export interface ListFault {
  readonly keys: Keys;
  readonly code: ProblemCode;
  readonly message: string;
}

/** The lists of one component, as they are written. */
export interface ListInput extends Growing {
  /** What stands under a name, as far as it has come. */
  readonly value: (name: string) => unknown;
  /** True once the component has closed. */
  readonly closed: boolean;
}

/** Reads a component's lists as they grow: what has closed is looked at once. */
export interface ListReader {
  /** Brings the node up to date. Returns the prop of it that is half-written, if one is. */
  read(node: Record<string, unknown>, input: ListInput): string | undefined;
  /** What was wrong so far, in the order written. */
  readonly faults: readonly ListFault[];
}

/**
 * A list of the tree that follows one of the payload. The item that is still being written is made anew each time, in its
 * place; what has closed stays.
 */
export class Following<Item extends object> {
  readonly out: Item[] = [];
  #source: unknown;
  #closed = 0;

  /**
   * @param source the payload's list; anything else has no items
   * @param make makes an item; `undefined` leaves it out
   * @returns true while the list is being written
   */
  follow(
    source: unknown,
    { openKey, marks }: Growing,
    make: (item: unknown, index: number, open: boolean) => Item | undefined,
  ): boolean {
    const list: readonly unknown[] = Array.isArray(source) ? source : [];
    if (this.#source !== source) this.#begin(source);
    const at = Array.isArray(source) ? openKey(source) : undefined;
    const whole = typeof at === "number" ? at : list.length;
    this.#dropOpen();
    for (; this.#closed < whole; this.#closed++) this.#add(make(list[this.#closed], this.#closed, false));
    this.#whole = this.out.length;
    if (whole < list.length) this.#add(make(list[whole], whole, true));
    if (at === undefined) marks.delete(this.out);
    else marks.set(this.out, this.out.length > this.#whole ? this.#whole : null);
    return at !== undefined;
  }

  #whole = 0;

  #begin(source: unknown): void {
    this.#source = source;
    this.#closed = this.#whole = this.out.length = 0;
  }

  #dropOpen(): void {
    this.out.length = this.#whole;
  }

  #add(item: Item | undefined): void {
    if (item !== undefined) this.out.push(item);
  }
}
