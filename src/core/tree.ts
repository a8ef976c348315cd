import type { Catalog, NodeInspection } from "./catalog.js";
import type { ComponentNode } from "./component-node.js";
import { core } from "./core.js";
import { inspectEnvelope, treeEnvelope, VERSION } from "./envelope.js";
import { IntuiError } from "./error.js";
import type { IntuiEvent } from "./event.js";
import { eventSentence } from "./event-data.js";
import type { Author } from "./kind.js";
import { ROOT } from "./path.js";
import type { Problem } from "./problem.js";
import { isRecord, listOf, own } from "./raw.js";
import { entriesOf, type ReadNode, readTree, type TreeReading, type WalkEntry } from "./read-tree.js";
import { COMPONENT_SHAPE } from "./shape.js";
import { textForm } from "./text-form.js";

/** How a tree is read. */
export interface ParseOptions {
  /** Who is writing the tree now. None for one that is read back, from an old transcript say. */
  readonly author?: Author | undefined;
  /** The kinds that may stand in it. Default: `core`. */
  readonly catalog?: Catalog | undefined;
}

/** The JSON form of a tree, protocol v1. */
export interface TreeData {
  readonly v: 1;
  readonly root: ComponentNode;
}

const SHAPE = `{"v": 1, "root": ${COMPONENT_SHAPE}}`;

/** A valid tree. It shares nothing with its input, and nothing in it may be changed. */
export class Tree {
  /** The root component, defaults filled in. */
  readonly root: ComponentNode;
  readonly #catalog: Catalog;
  readonly #author: Author | undefined;
  readonly #root: ReadNode;
  readonly #targets: TreeReading["targets"];

  private constructor(root: ReadNode, targets: TreeReading["targets"], catalog: Catalog, author: Author | undefined) {
    this.root = root.node;
    this.#root = root;
    this.#targets = targets;
    this.#catalog = catalog;
    this.#author = author;
  }

  /** Reads a tree from its parsed JSON. Throws IntuiError with every problem. */
  static parse(input: unknown, options: ParseOptions = {}): Tree {
    return Tree.parseRead(input, options);
  }

  /**
   * As `parse`, for who has read some of it already.
   * @internal
   * @param read what a reading of the root by the same catalog for the same author gave, and that of what it holds.
   */
  static parseRead(input: unknown, { author, catalog = core }: ParseOptions, read?: NodeInspection): Tree {
    const outside = inspectEnvelope(treeEnvelope, input, SHAPE)
      .problems.filter((each) => author || each.code !== "unknown-prop")
      .map((each) => (each.path === ROOT ? { ...each, message: `${each.message}, as in ${SHAPE}` } : each));
    const root = own(input, "root");
    if (!isRecord(root)) throw IntuiError.refused("tree", outside);
    return Tree.#read(root, catalog, author, outside, read);
  }

  /** Makes a tree from its root component; its author is code. Throws IntuiError with every problem. */
  static of(root: unknown, catalog: Catalog = core): Tree {
    return Tree.#read(root, catalog, "code", []);
  }

  static #read(
    given: unknown,
    catalog: Catalog,
    author: Author | undefined,
    outside: readonly Problem[],
    read?: NodeInspection,
  ): Tree {
    const { root, targets, problems } = readTree(given, catalog, author, read);
    const all = [...outside, ...problems];
    if (all.length > 0 || !root) throw IntuiError.refused("tree", all);
    return new Tree(root, targets, catalog, author);
  }

  /**
   * What the reading of a tree gave; undefined when the value is none (of this copy of the package), or was read by
   * another catalog or for another author. For nobody's reading any author's will do: it asks for less.
   * @internal
   */
  static readingOf(value: unknown, { author, catalog = core }: ParseOptions): ReadNode | undefined {
    // A proxy is an instance too, but has no private parts.
    if (!(value instanceof Tree && #root in value) || value.#catalog !== catalog) return undefined;
    return author === undefined || value.#author === author ? value.#root : undefined;
  }

  /** Every component, depth first, a component before its children. */
  walk(): WalkEntry[] {
    return entriesOf(this.#root);
  }

  /** The Markdown text form: what the model reads back, and what every surface can show. */
  toText(): string {
    return textForm(this.root, this.#catalog);
  }

  /** The tree as data: `{ v: 1, root }`. */
  toJSON(): TreeData {
    return { v: VERSION, root: this.root };
  }

  /** The component that answers events for an id, or undefined. */
  interactive(id: string): ComponentNode | undefined {
    return this.#targets.get(id)?.node;
  }

  /** Throws IntuiError with every problem when the event can't come from this tree. */
  verify(event: IntuiEvent): void {
    const node = this.interactive(event.target);
    const problems = node ? (this.#catalog.kindOf(node)?.verify?.(node, event.toJSON()) ?? []) : [this.#noTarget()];
    if (problems.length > 0) throw IntuiError.refused("event", problems);
  }

  #noTarget(): Problem {
    const ids = [...this.#targets.keys()];
    const remedy = ids.length > 0 ? `use one of ${listOf(ids)}` : "send none, for this tree has nothing that answers";
    return { path: "target", code: "reference", message: `nothing in this tree has this id: ${remedy}` };
  }

  /** One plain sentence for the model, labels looked up. Takes events that are not valid, too. */
  describe(event: IntuiEvent): string {
    const data = event.toJSON();
    const node = this.interactive(event.target);
    const sentence = node && this.#catalog.kindOf(node)?.describe?.(node, data);
    return sentence ?? eventSentence(data, () => undefined);
  }
}
