import { noChange, nothing } from "lit";
import { type ChildPart, Directive, directive, type PartInfo, PartType } from "lit/directive.js";
import { clearPart, insertPart, removePart, setChildPartValue, setCommittedValue } from "lit/directive-helpers.js";
import { type Place, parentOf } from "./place.js";

interface GrowingList<Item> {
  readonly items: readonly Item[];
  readonly draw: (item: Item, index: number, place: Place) => unknown;
  readonly settled: (item: Item, index: number) => boolean;
  readonly epoch: unknown;
  readonly key: (item: Item, index: number) => unknown;
  readonly failed: ((item: Item, error: unknown) => unknown) | undefined;
}

/** What one item stands in: an element that its drawing made and keeps, or a part for whatever else Lit can render. */
type Stand = ChildPart | Element;

interface Row {
  key: unknown;
  readonly place: Place;
  stand: Stand | undefined;
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
    while (this.#rows.length > items.length) remove((this.#rows.pop() as Row).stand);
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
    const row = (this.#rows[at] ??= { key: list.key(item, at), place: {}, stand: undefined });
    try {
      show(container, row, list.draw(item, at, row.place));
    } catch (error) {
      if (!list.failed) throw error;
      // What Lit has half committed can't be drawn into again, nor what the drawing kept: the item gets a new place.
      const again: Row = { key: row.key, place: {}, stand: addPart(container, row.stand) };
      remove(row.stand);
      this.#rows[at] = again;
      show(container, again, list.failed(item, error));
    }
  }

  /** Another array: rows that have a match by key move to its place, the others go. Rows already in place stay put. */
  #match(container: ChildPart, { items, key }: GrowingList<Item>): void {
    if (this.#rows.length === 0) return;
    const old = new Map(this.#rows.map((row) => [row.key, row]));
    const matched = items.map((item, at): Row => {
      const own = key(item, at);
      const row = old.get(own);
      old.delete(own);
      return row ?? { key: own, place: {}, stand: undefined };
    });
    const kept = new Set(matched);
    for (const row of this.#rows) if (!kept.has(row)) remove(row.stand);
    placeInOrder(container, matched);
    this.#rows = matched;
  }
}

/** What another value has drawn in this place is not this list's to keep: Lit leaves it there for a directive to clear. */
function takeOver(container: ChildPart): void {
  clearPart(container);
  setCommittedValue(container, []);
}

/** Shows what an item's drawing gave. An element stands for itself: it needs no markers around it. */
function show(container: ChildPart, row: Row, value: unknown): void {
  const { stand } = row;
  if (value instanceof Element) {
    if (stand === value) return;
    parentOf(container).insertBefore(value, stand ? firstOf(stand) : container.endNode);
    remove(stand);
    row.stand = value;
    return;
  }
  const part = stand && !(stand instanceof Element) ? stand : addPart(container, stand);
  if (stand !== part) remove(stand);
  row.stand = part;
  setChildPartValue(part, value);
}

/** Adds a part before what stands there, or at the end. */
function addPart(container: ChildPart, before: Stand | undefined): ChildPart {
  const part = insertPart(container);
  if (before) move(container, part, firstOf(before));
  return part;
}

function remove(stand: Stand | undefined): void {
  if (stand instanceof Element) stand.remove();
  else if (stand) {
    // Lit tells what is within a part that it is gone, but not a directive that is the part's own value.
    setChildPartValue(stand, nothing);
    removePart(stand);
  }
}

const firstOf = (stand: Stand): Node | null => (stand instanceof Element ? stand : stand.startNode);
const lastOf = (stand: Stand): Node | null => (stand instanceof Element ? stand : stand.endNode);

/** Moves all that stands in one place. */
function move(container: ChildPart, stand: Stand, before: Node | null): void {
  const last = lastOf(stand);
  for (let node = firstOf(stand), next: Node | null; node; node = node === last ? null : next) {
    next = node.nextSibling;
    parentOf(container).insertBefore(node, before);
  }
}

/**
 * Puts rows in order, moving only those that are out of place: a moved node loses its focus. So the row that has it stays
 * where it is, and the others are put around it.
 */
function placeInOrder(container: ChildPart, rows: readonly Row[]): void {
  const held = focusedRow(container, rows);
  placeBefore(container, rows.slice(held + 1), container.endNode);
  const stand = rows[held]?.stand;
  if (stand) placeBefore(container, rows.slice(0, held), firstOf(stand));
}

/** Puts rows in order before a node, from the back. */
function placeBefore(container: ChildPart, rows: readonly Row[], node: Node | null): void {
  let next = node;
  for (const row of rows.toReversed()) {
    // What is new has no value yet: a part keeps its place.
    row.stand ??= insertPart(container);
    if (lastOf(row.stand)?.nextSibling !== next) move(container, row.stand, next);
    next = firstOf(row.stand);
  }
}

/** The index of the row that has the focus in it; -1 when none has. */
function focusedRow({ parentNode }: ChildPart, rows: readonly Row[]): number {
  const root = parentNode.getRootNode();
  let node: Node | null = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  while (node && node.parentNode !== parentNode) node = node.parentNode;
  return node ? rows.findIndex(({ stand }) => stand && holds(stand, node)) : -1;
}

function holds(stand: Stand, wanted: Node): boolean {
  const last = lastOf(stand);
  for (let node = firstOf(stand); node; node = node === last ? null : node.nextSibling)
    if (node === wanted) return true;
  return false;
}

const growingDirective = directive(GrowingDirective);

/**
 * Draws a list that may change anywhere: all of it, every time, each item in the nodes that its key had before. For short
 * lists whose state is the owner's.
 */
export function keyedList<Item>(
  items: readonly Item[],
  key: (item: Item, index: number) => unknown,
  draw: (item: Item, index: number, place: Place) => unknown,
): unknown {
  return growing(items, draw, never, undefined, key);
}

const never = (): boolean => false;

const byIndex = (_item: unknown, index: number): unknown => index;

/**
 * Draws a list that grows at its end.
 *
 * @param items the list; while it streams, one array that grows in place
 * @param draw draws one item; an element that it gives stands for itself, without a part around it
 * @param settled true once an item will never change again: it is drawn in that state once and then never visited
 * @param epoch a value whose change means that everything has to be drawn again (other words, another locale)
 * @param key tells items apart when the whole list is replaced, so that focus and typed text stay with their item;
 *   unique in the list
 * @param failed draws what stands for an item whose drawing threw; without it the error is thrown on
 */
export function growing<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number, place: Place) => unknown,
  settled: (item: Item, index: number) => boolean,
  epoch?: unknown,
  key: (item: Item, index: number) => unknown = byIndex,
  failed?: (item: Item, error: unknown) => unknown,
): unknown {
  return growingDirective({ items, draw, settled, epoch, key, failed } as GrowingList<unknown>);
}
