import type { Catalog, NodeInspection } from "../core/catalog.js";
import { core } from "../core/core.js";
import type { ChildPlace, InspectMemo, KnownPlace, OpenKey } from "../core/inspection.js";
import type { Author, Kind } from "../core/kind.js";
import { MAX_DEPTH, MAX_NODES } from "../core/limits.js";
import type { Problem } from "../core/problem.js";
import { isRecord, own, setOwn } from "../core/raw.js";
import type { ReadNode } from "../core/read-tree.js";
import { EACH, type Slot, slotsOf } from "../core/slots.js";

/** What a draft is read with. */
export interface DraftOptions {
  /** The kinds that may stand in the tree. Default: `core`. */
  readonly catalog?: Catalog | undefined;
  readonly author?: Author | undefined;
}

/** An answer may have thousands of components, and most of them hold none: they share what is empty. */
const NONE: readonly never[] = Object.freeze([]);

/** Shared by all nodes of one draft. */
interface DraftState extends DraftOptions {
  readonly catalog: Catalog;
  readonly openKey: OpenKey | undefined;
  /** Only for text: a value that a host built may hold one list in two places. */
  readonly memo: InspectMemo | undefined;
  problems: Problem[];
  nodes: number;
}

/**
 * One component of a tree that is still being written. The object keeps its identity from the first character to the
 * last; once `open` is false nothing in it changes any more.
 */
export class DraftNode {
  /** The component's JSON; grows in place while the node is open. */
  readonly raw: object;
  /** Where it stands, as in a Problem's path, without its own type: `root.children[1]`. */
  readonly path: string;
  /** Unique in the draft. */
  readonly key: string;
  readonly depth: number;
  /** The type, once it has been written whole. */
  type: string | undefined;
  /** The kind, when the catalog has one of this type and the author may write it. */
  kind: Kind | undefined;
  /** The props that may be shown: nothing half-written but text, nothing of a wrong type, defaults filled in. */
  props: Readonly<Record<string, unknown>> = {};
  /**
   * Child components in the order written; closed ones are never visited again. The same array, growing, unless the key
   * that holds them is written twice.
   */
  children: readonly DraftNode[] = NONE;
  /** True while the JSON of the component is being written. */
  open = true;
  /** True when the text ended before the component had closed. */
  cut = false;
  /** What is wrong with the component itself; empty while it is open, for what is open is never accused. */
  problems: readonly Problem[] = NONE;
  /** The places of `children`, in the same order, by path: each as it was seen last. None once it has closed. */
  #places: Map<string, ChildPlace> | undefined;
  /** True when there are child components beyond the limits, which are none of `children`. */
  #hasMore = false;
  #reading: NodeInspection | undefined;
  /** What stands where the kind's children are, to notice a key that is written twice. */
  #holders: readonly unknown[] = NONE;

  constructor(raw: object, path: string, depth: number, state: DraftState) {
    this.raw = raw;
    this.path = path;
    this.depth = depth;
    this.key = `c${state.nodes++}`;
  }

  /** A component that has been read whole, with all that it holds. */
  static #of({ kind, node, place, children }: ReadNode, depth: number, state: DraftState): DraftNode {
    const made = new DraftNode(node, place, depth, state);
    made.type = kind.type;
    made.kind = kind;
    made.props = node;
    made.open = false;
    made.children = orNone(children.map((child) => DraftNode.#of(child, depth + 1, state)));
    return made;
  }

  /** The components of a tree that has been read whole. */
  static root(read: ReadNode, state: DraftState): DraftNode {
    return DraftNode.#of(read, 1, state);
  }

  /** What the reading of the closed component gave, where it is what a reading of the whole would give again. */
  get reading(): NodeInspection | undefined {
    return this.#reading;
  }

  /** Reads what is new. Work is in proportion to that, however much the node holds already. */
  update(state: DraftState): void {
    if (!this.open) return;
    const openAt = state.openKey?.(this.raw);
    const inspection = state.catalog.inspectNode(this.raw, this.path, {
      author: state.author,
      open: state.openKey,
      memo: state.memo,
    });
    const { kind, value, children } = inspection;
    if (openAt !== "type") this.type = typeOf(this.raw);
    this.kind = kind;
    this.props = value;
    if (kind) this.#checkHolders(kind, state);
    this.children.at(-1)?.update(state);
    for (const place of children) this.#adopt(place, state);
    this.open = openAt !== undefined;
    if (!this.open) this.#close(inspection, state);
  }

  /** The text has ended: what is open stays as it is. */
  end(): void {
    if (!this.open) return;
    this.open = false;
    this.cut = true;
    for (const child of this.children) child.end();
  }

  #adopt(place: ChildPlace, state: DraftState): void {
    const { raw, path } = place;
    const last = this.children.at(-1);
    // Mostly the child that is being written: comparing that is faster than the hash of a path.
    const known = (last?.raw === raw && last?.path === path) || this.#places?.has(path) === true;
    this.#hasMore ||= !known && (this.depth >= MAX_DEPTH || state.nodes >= MAX_NODES);
    if (this.#hasMore) return;
    this.#places ??= new Map();
    this.#places.set(path, place);
    if (known) return;
    const child = new DraftNode(raw as object, path, this.depth + 1, state);
    if (this.children === NONE) this.children = [child];
    else (this.children as DraftNode[]).push(child);
    child.update(state);
  }

  /** Nothing changes any more: what it holds takes its place, and what is wrong with it can be told. */
  #close(inspection: NodeInspection, state: DraftState): void {
    const places: KnownPlace<NodeInspection>[] = [];
    let at = 0;
    for (const { holder, key, raw, path } of this.#places?.values() ?? NONE) {
      const child = this.children[at++] as DraftNode;
      const same = child.raw === raw;
      if (same) setOwn(holder, key, child.props);
      places.push({ holder, key, raw, path, read: same ? child.#reading : undefined });
    }
    this.#places = undefined;
    this.#holders = NONE;
    const { problems, kind, ids } = inspection;
    if (kind && !kind.children && !this.#hasMore && problems.length === 0 && isOneList(places)) {
      this.#reading = { ...inspection, problems: NONE, ids: orNone(ids), children: orNone(places) };
    }
    if (problems.length === 0) return;
    this.problems = problems;
    for (const problem of problems) state.problems.push(problem);
  }

  /** A key that is written twice: the later value counts, so what the earlier one held goes. */
  #checkHolders(kind: Kind, state: DraftState): void {
    const holders = firstKeys(kind).map((key) => own(this.raw, key));
    const replaced = this.#holders.some((before, at) => before !== undefined && before !== holders[at]);
    this.#holders = holders;
    if (!replaced) return;
    forget(this.children, state);
    this.children = NONE;
    this.#places = undefined;
  }

  /** What is wrong with it and with all that it holds. */
  allProblems(): readonly Problem[] {
    return [...this.problems, ...this.children.flatMap((child) => child.allProblems())];
  }
}

const orNone = <Item>(list: readonly Item[]): readonly Item[] => (list.length > 0 ? list : NONE);

/**
 * Places are seen in the order written, and a whole component is read in its schema's order: the same only within a list.
 */
function isOneList(places: readonly ChildPlace[]): boolean {
  const holder = places[0]?.holder;
  return places.every((place) => place.holder === holder && Array.isArray(holder));
}

/** These stand in the value no more: nor does what is wrong with them. */
function forget(nodes: readonly DraftNode[], state: DraftState): void {
  const gone = new Set(nodes.flatMap((node) => node.allProblems()));
  if (gone.size > 0) state.problems = state.problems.filter((problem) => !gone.has(problem));
}

const keysByKind = new WeakMap<Kind, readonly string[]>();

/** The props in which a kind's child components stand. */
function firstKeys(kind: Kind): readonly string[] {
  let keys = keysByKind.get(kind);
  if (!keys) {
    keys = [
      ...new Set(slotsOf(kind.schema).map(([first]: Slot) => (first === EACH || first === undefined ? "" : first))),
    ];
    keysByKind.set(kind, keys);
  }
  return keys;
}

/**
 * A tree that is still being written, as it may be shown: built from a JSON value that grows in place, by visiting only
 * what is open. Whole-tree rules (ids used twice, size) are `Tree.parse`'s, once the value has closed.
 */
export class Draft {
  /** The root component, once there is an object at `root`. */
  root: DraftNode | undefined;
  readonly #state: DraftState;

  /**
   * `openKey` tells of an object or array whether, and where, it is still being written: `JsonStream.openKey`. None for a
   * value that is whole.
   */
  constructor(options: DraftOptions, openKey?: OpenKey) {
    this.#state = {
      ...options,
      catalog: options.catalog ?? core,
      openKey,
      memo: openKey && new WeakMap(),
      problems: [],
      nodes: 0,
    };
  }

  /** The draft of a tree that has been read whole. */
  static of(read: ReadNode, options: DraftOptions): Draft {
    const draft = new Draft(options);
    draft.root = DraftNode.root(read, draft.#state);
    return draft;
  }

  /** The problems of every component that has closed so far. */
  get problems(): readonly Problem[] {
    return this.#state.problems;
  }

  /** Reads what is new in the envelope. */
  update(value: unknown): void {
    const raw = own(value, "root");
    // A root of another kind is the envelope's problem.
    if (!isRecord(raw)) return;
    if (this.root?.raw !== raw) {
      if (this.root) forget([this.root], this.#state);
      this.root = new DraftNode(raw, "root", 1, this.#state);
    }
    this.root.update(this.#state);
  }

  /** The text has ended, closed or not. */
  end(): void {
    this.root?.end();
  }
}

function typeOf(raw: object): string | undefined {
  const type = own(raw, "type");
  return typeof type === "string" ? type : undefined;
}
