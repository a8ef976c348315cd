import { noChange } from "lit";
import { type ChildPart, Directive, directive, type PartInfo, PartType } from "lit/directive.js";
import { clearPart, insertPart, removePart, setChildPartValue, setCommittedValue } from "lit/directive-helpers.js";

interface GrowingList<Item> {
  readonly items: readonly Item[];
  readonly draw: (item: Item, index: number) => unknown;
  readonly settled: (item: Item, index: number) => boolean;
  readonly epoch: unknown;
  readonly key: (item: Item, index: number) => unknown;
  readonly failed: ((item: Item, error: unknown) => unknown) | undefined;
}

interface Row {
  key: unknown;
  part: ChildPart;
}

/**
 * Draws a list whose work in a frame depends on what is new, not on what is there: Lit's `repeat` visits every item
 * every time, which makes a stream of n items cost n². Here the settled head of the list is skipped whole.
 */
class GrowingDirective<Item> extends Directive {
  #rows: Row[] = [];
  #items: readonly Item[] | undefined;
  #settled = 0;
  #epoch: unknown;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.CHILD) throw new Error("growing() stands only where a child can stand");
  }

  override render(_list: GrowingList<Item>): unknown {
    return noChange;
  }

  override update(container: ChildPart, [list]: [GrowingList<Item>]): unknown {
    const { items, settled } = list;
    if (this.#items === undefined) takeOver(container);
    if (items !== this.#items) this.#match(container, list);
    if (items !== this.#items || list.epoch !== this.#epoch) this.#settled = 0;
    this.#items = items;
    this.#epoch = list.epoch;
    for (let at = this.#settled; at < items.length; at++) this.#drawRow(container, list, at);
    while (this.#rows.length > items.length) removePart((this.#rows.pop() as Row).part);
    while (this.#settled < items.length && settled(items[this.#settled] as Item, this.#settled)) this.#settle(list);
    return noChange;
  }

  #settle({ items, key }: GrowingList<Item>): void {
    const at = this.#settled++;
    // What tells the item from others may have come after its first drawing.
    (this.#rows[at] as Row).key = key(items[at] as Item, at);
  }

  #drawRow(container: ChildPart, list: GrowingList<Item>, at: number): void {
    const item = list.items[at] as Item;
    const row = (this.#rows[at] ??= { key: list.key(item, at), part: insertPart(container) });
    try {
      setChildPartValue(row.part, list.draw(item, at));
    } catch (error) {
      if (!list.failed) throw error;
      // What Lit has half committed can't be drawn into again: the item gets a new place.
      const part = insertPart(container, row.part);
      removePart(row.part);
      row.part = part;
      setChildPartValue(part, list.failed(item, error));
    }
  }

  /** Another array: rows that have a match by key move to its place, the others go. Rows already in place stay put. */
  #match(container: ChildPart, { items, key }: GrowingList<Item>): void {
    if (this.#rows.length === 0) return;
    const old = new Map(this.#rows.map((row) => [row.key, row]));
    const matched = items.map((item, at): Slot => {
      const own = key(item, at);
      const row = old.get(own);
      old.delete(own);
      return { key: own, part: row?.part };
    });
    const kept = new Set(matched.map(({ part }) => part));
    for (const { part } of this.#rows) if (!kept.has(part)) removePart(part);
    this.#rows = placeInOrder(container, matched);
  }
}

/** What another value has drawn in this place is not this list's to keep: Lit leaves it there for a directive to clear. */
function takeOver(container: ChildPart): void {
  clearPart(container);
  setCommittedValue(container, []);
}

/** A place in the new list, with the part that moves there, if there is one. */
interface Slot {
  readonly key: unknown;
  readonly part: ChildPart | undefined;
}

/** Puts parts in order from the back, moving only those that are out of place: a moved node loses its focus. */
function placeInOrder(container: ChildPart, slots: readonly Slot[]): Row[] {
  let next: ChildPart | undefined;
  return slots
    .toReversed()
    .map(({ key, part }) => {
      const inPlace = part && part.endNode?.nextSibling === (next ? next.startNode : container.endNode);
      next = inPlace ? part : insertPart(container, next, part);
      return { key, part: next };
    })
    .reverse();
}

const growingDirective = directive(GrowingDirective);

/**
 * Draws a list that may change anywhere: all of it, every time, each item in the nodes that its key had before. For short
 * lists whose state is the owner's.
 */
export function keyedList<Item>(
  items: readonly Item[],
  key: (item: Item, index: number) => unknown,
  draw: (item: Item, index: number) => unknown,
): unknown {
  return growing(items, draw, never, undefined, key);
}

const never = (): boolean => false;

const byIndex = (_item: unknown, index: number): unknown => index;

/**
 * Draws a list that grows at its end.
 *
 * @param items the list; while it streams, one array that grows in place
 * @param draw draws one item
 * @param settled true once an item will never change again: it is drawn in that state once and then never visited
 * @param epoch a value whose change means that everything has to be drawn again (other words, another locale)
 * @param key tells items apart when the whole list is replaced, so that focus and typed text stay with their item;
 *   unique in the list
 * @param failed draws what stands for an item whose drawing threw; without it the error is thrown on
 */
export function growing<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => unknown,
  settled: (item: Item, index: number) => boolean,
  epoch?: unknown,
  key: (item: Item, index: number) => unknown = byIndex,
  failed?: (item: Item, error: unknown) => unknown,
): unknown {
  return growingDirective({ items, draw, settled, epoch, key, failed } as GrowingList<unknown>);
}
