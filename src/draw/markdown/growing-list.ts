import type { Token, Tokens } from "marked";
import type { Item, Run } from "./block.js";
import type { GrowingBlock, Step } from "./growing-block.js";
import { type BlockReader, closed, type OpenState } from "./read-block.js";
import { rereadItem } from "./reread.js";

/** A list of which all items but the last ones are settled. The tail begins with an item, so that it reads as a list. */
export class GrowingList implements GrowingBlock {
  readonly head = "";
  readonly #reader: BlockReader;
  readonly #first: Tokens.List;
  #items: Item[] = [];
  #settled = 0;
  #settledLoose = false;
  #loose = false;

  constructor(first: Tokens.List, reader: BlockReader) {
    this.#first = first;
    this.#reader = reader;
  }

  take(token: Token, source: string, state: OpenState): Step | undefined {
    if (token.type !== "list") return undefined;
    const list = token as Tokens.List;
    const count = state.open ? settledItems(list, source) : 0;
    this.#setLoose(this.#settledLoose || list.loose);
    this.#settledLoose ||= list.items.slice(0, count).some(loosens);
    const items = this.#reader.items(list, state);
    this.#items.length = this.#settled;
    items.forEach((item, index) => {
      this.#items.push(index < count || state === closed ? item : { ...item, closed: false });
    });
    this.#settled += count;
    const settled = list.items.slice(0, count);
    return { block: this.#block(), taken: lengthOf(settled), settled };
  }

  #setLoose(loose: boolean): void {
    // Items that are drawn already look different now: another array has them all drawn again.
    if (loose !== this.#loose) this.#items = this.#items.slice(0, this.#settled);
    this.#loose = loose;
  }

  #block(): Step["block"] {
    const { ordered, start } = this.#first;
    return { type: "list", ordered, start: Number(start), loose: this.#loose, items: this.#items, closed: false };
  }

  reread(again: (run: Run) => Run): void {
    this.#items = this.#items.map((item) => rereadItem(item, again));
  }
}

/** The items before the last one that has begun for certain: its first line is whole and says something. */
function settledItems(list: Tokens.List, source: string): number {
  let offset = lengthOf(list.items);
  for (let count = list.items.length - 1; count > 0; count--) {
    const item = list.items[count] as Tokens.ListItem;
    offset -= item.raw.length;
    if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/.test(item.raw) && source.indexOf("\n", offset) >= 0) return count;
  }
  return 0;
}

/** What makes a list loose: a blank line between two blocks of an item, or behind an item that another one follows. */
function loosens(item: Tokens.ListItem): boolean {
  return (
    /\n[ \t]*\n[ \t]*$/.test(item.raw) ||
    item.tokens.some((token) => token.type === "space" && /\n.*\n/.test(token.raw))
  );
}

function lengthOf(items: readonly Tokens.ListItem[]): number {
  return items.reduce((sum, item) => sum + item.raw.length, 0);
}
