import type { Problem } from "../../core/problem.js";
import { found, isRecord } from "../../core/raw.js";
import type { Scope } from "./scope.js";
import type { Raw } from "./written.js";

/** Where a component stands. */
export interface PartPlace {
  /** As in a problem: `components[0].children[1]`. */
  readonly path: string;
  /** The level that its node has in the tree. */
  readonly level: number;
  /** True for what stands in a List. */
  readonly inList: boolean;
}

/** A component as its list sees it. */
export interface PartOf {
  /** Stands in the tree: the component, or the list or item that it has to stand in. */
  readonly node: Record<string, unknown>;
  /** False once nothing in it changes any more. */
  readonly open: boolean;
  /** Takes in what is new. Work is in proportion to that. */
  update(scope: Scope): void;
  /** What is wrong with it and with all that it holds, in the order written. */
  problems(): readonly Problem[];
}

/** A list of components, as it grows: those that have closed are looked at once. */
export class Parts {
  /** The nodes of the tree, in order. The same array, growing. */
  readonly nodes: Record<string, unknown>[] = [];
  /** What the payload has: a list, or one component that should be in a list. */
  readonly source: object;
  readonly #items: readonly unknown[];
  readonly #place: PartPlace;
  readonly #make: (raw: Raw, place: PartPlace) => PartOf;
  readonly #parts: (PartOf | undefined)[] = [];
  readonly #problems = new Map<number, Problem>();
  readonly #refused = new Set<number>();
  #closed = 0;

  constructor(source: object, place: PartPlace, make: (raw: Raw, place: PartPlace) => PartOf) {
    this.source = source;
    this.#items = Array.isArray(source) ? source : [source];
    this.#place = place;
    this.#make = make;
  }

  problems(): readonly Problem[] {
    return this.#items.flatMap((_, at) => this.#problems.get(at) ?? this.#parts[at]?.problems() ?? []);
  }

  /** Takes in what is new. Returns true while the list is being written. */
  update(scope: Scope): boolean {
    const at = scope.openKey(this.source);
    const isList = this.#items === this.source;
    const half = isList ? at : at === undefined ? undefined : 0;
    while (this.#closed < this.#items.length && this.#take(this.#closed, this.#closed === half, scope)) this.#closed++;
    if (at === undefined) scope.marks.delete(this.nodes);
    else scope.marks.set(this.nodes, this.#parts[this.#closed]?.open ? this.nodes.length - 1 : null);
    return at !== undefined;
  }

  /** Reads one item; true once it has closed. */
  #take(index: number, half: boolean, scope: Scope): boolean {
    const part = (this.#parts[index] ??= this.#begin(index, half, scope));
    if (!part) return !half;
    part.update(scope);
    return !part.open;
  }

  #begin(index: number, half: boolean, scope: Scope): PartOf | undefined {
    const item = this.#items[index];
    const { level, inList } = this.#place;
    const path = this.#items === this.source ? `${this.#place.path}[${index}]` : this.#place.path;
    if (!isRecord(item)) {
      if (!half) this.#takeOther(item, index, path);
      return undefined;
    }
    // What was refused while it was half-written is so no less when it has closed.
    if (this.#refused.has(index)) return undefined;
    const refused = scope.refuses(level);
    if (refused) {
      this.#refused.add(index);
      if (refused.message) this.#problems.set(index, { path, code: "limit", message: refused.message });
      return undefined;
    }
    const part = this.#make(item, { path, level, inList });
    this.nodes.push(part.node);
    return part;
  }

  /** What is no component: a text can be shown all the same. */
  #takeOther(item: unknown, index: number, path: string): void {
    const { inList } = this.#place;
    const shape = `{"type": "${inList ? "ListItem" : "Text"}", "props": {"content": "…"}}`;
    const message = `expected a component, found ${found(item)}: write ${shape}`;
    this.#problems.set(index, { path, code: "type", message });
    if (typeof item === "string") this.nodes.push({ type: inList ? "ProfyListItem" : "ProfyText", content: item });
  }
}
