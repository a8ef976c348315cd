import type { Catalog } from "./catalog.js";
import { core } from "./core.js";
import { envelopeProblems, VERSION } from "./envelope.js";
import { IntuiError } from "./error.js";
import type { IntuiEvent } from "./event.js";
import { eventSentence } from "./event-data.js";
import type { Author, ComponentNode } from "./kind.js";
import { pathText, ROOT, TOP_LEVEL } from "./path.js";
import type { Problem } from "./problem.js";
import { found, isRecord, listOf, own, quote } from "./raw.js";
import { readTree, type TreeReading, type WalkEntry } from "./read-tree.js";
import { textForm } from "./text-form.js";

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

const SHAPE = '{"v": 1, "root": {"type": "Text", "markdown": "…"}}';

/** A valid tree. It shares nothing with its input, and nothing in it may be changed. */
export class Tree {
  /** The root component, defaults filled in. */
  readonly root: ComponentNode;
  readonly #catalog: Catalog;
  readonly #reading: TreeReading;

  private constructor(reading: TreeReading, catalog: Catalog) {
    this.root = reading.root;
    this.#reading = reading;
    this.#catalog = catalog;
  }

  /** Reads a tree from its parsed JSON. Throws IntuiError with every problem. */
  static parse(input: unknown, { author, catalog = core }: ParseOptions = {}): Tree {
    const problems = envelopeProblems(input, SHAPE);
    if (problems[0]?.code === "shape" || !isRecord(input)) throw IntuiError.refused("tree", problems);
    if (author) problems.push(...strangers(input));
    const root = own(input, "root");
    if (!isRecord(root)) throw IntuiError.refused("tree", [...problems, noRoot(root)]);
    return Tree.#read(root, catalog, author, problems);
  }

  /** Makes a tree from its root component; its author is code. Throws IntuiError with every problem. */
  static of(root: unknown, catalog: Catalog = core): Tree {
    return Tree.#read(root, catalog, "code", []);
  }

  static #read(root: unknown, catalog: Catalog, author: Author | undefined, outside: readonly Problem[]): Tree {
    const reading = readTree(root, catalog, author);
    if (outside.length + reading.problems.length > 0) {
      throw IntuiError.refused("tree", [...outside, ...reading.problems]);
    }
    return new Tree(reading, catalog);
  }

  /** Every component, depth first, a component before its children. */
  walk(): WalkEntry[] {
    return [...this.#reading.entries];
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
    return this.#reading.targets.get(id)?.node;
  }

  /** Throws IntuiError with every problem when the event can't come from this tree. */
  verify(event: IntuiEvent): void {
    const problems: Problem[] = [];
    const node = this.interactive(event.target);
    if (node) {
      const kind = this.#catalog.kindOf(node);
      kind?.verify?.(node, event.toJSON(), (keys, code, message) => {
        problems.push({ path: pathText("", keys), code, message });
      });
    } else {
      const ids = [...this.#reading.targets.keys()];
      const remedy = ids.length > 0 ? `use one of ${listOf(ids)}` : "nothing in it can be pressed or sent";
      const message = `this tree has no ${quote(event.target)}: ${remedy}`;
      problems.push({ path: "target", code: "reference", message });
    }
    if (problems.length > 0) throw IntuiError.refused("event", problems);
  }

  /** One plain sentence for the model, labels looked up. Takes events that are not valid, too. */
  describe(event: IntuiEvent): string {
    const data = event.toJSON();
    const node = this.interactive(event.target);
    const sentence = node && this.#catalog.kindOf(node)?.describe?.(node, data);
    return sentence ?? eventSentence(data, () => undefined);
  }
}

function strangers(input: Readonly<Record<string, unknown>>): Problem[] {
  return Object.keys(input)
    .filter((key) => key !== "v" && key !== "root")
    .map((key) => ({
      path: TOP_LEVEL,
      code: "unknown-prop",
      message: `unknown prop ${quote(key)}: remove it; a tree has "v" and "root" alone`,
    }));
}

function noRoot(root: unknown): Problem {
  return root === undefined
    ? { path: ROOT, code: "missing", message: `missing: add "root", a component, as in ${SHAPE}` }
    : { path: ROOT, code: "type", message: `expected a component, found ${found(root)}: write it as in ${SHAPE}` };
}
