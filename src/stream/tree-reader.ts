import { IntuiError } from "../core/error.js";
import type { Problem } from "../core/problem.js";
import { own } from "../core/raw.js";
import type { ReadNode } from "../core/read-tree.js";
import { Tree } from "../core/tree.js";
import { Draft, type DraftOptions } from "./draft.js";
import type { JsonFailure } from "./json/failure.js";
import { JsonStream } from "./json-stream.js";

/** More characters than any tree may have bytes, with room for JSON's own marks: what streams past it is not read. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Where a problem stands that no part of the tree has. */
const TOP_LEVEL = "(top level)";

const NOTHING: Problem = {
  path: TOP_LEVEL,
  code: "shape",
  message: 'nothing has come: send a tree, {"v":1,"root":{…}}',
};

/**
 * One answer, from its first character to the verdict. While text comes, `draft` is what may be shown of it; when its
 * JSON has closed, or the text has ended, either `tree` or `error` is set and nothing changes any more. What it ends with
 * is what `Tree.parse` says of the same value in one go.
 */
export class TreeReader {
  readonly #json: JsonStream | undefined;
  /** What was given instead of text: a Tree, or its data. */
  readonly #given: unknown;
  #options: DraftOptions;
  #characters = 0;
  #draft: Draft;
  #tree: Tree | null = null;
  #error: IntuiError | null = null;

  protected constructor(options: DraftOptions, json: JsonStream | undefined, given: unknown) {
    this.#options = options;
    this.#json = json;
    this.#given = given;
    this.#draft = this.#newDraft();
  }

  /** A reader for text that is still to come. */
  static forText(options: DraftOptions = {}): TreeReader {
    return new this(options, new JsonStream(), undefined);
  }

  /**
   * A reader for a value that is there already: a Tree, from whichever copy of the package, or tree data. A value that
   * throws when it is looked at (a getter, a proxy) is an error like any other. A Tree that was read by the same catalog
   * for the same author is taken as it is.
   */
  static of(given: unknown, options: DraftOptions = {}): TreeReader {
    try {
      const known = given instanceof Tree;
      const reader = new this(options, undefined, !known && hasToJson(given) ? given.toJSON() : given);
      reader.#judge();
      return reader;
    } catch (cause) {
      const reader = new this(options, undefined, undefined);
      reader.#fail([unreadable(cause)], cause);
      return reader;
    }
  }

  /** What may be shown. Call `update` to bring it up to date. */
  get draft(): Draft {
    return this.#draft;
  }

  /** The valid tree, once it has arrived whole; else null. */
  get tree(): Tree | null {
    return this.#tree;
  }

  /** What is wrong with the answer, once that is certain; else null. */
  get error(): IntuiError | null {
    return this.#error;
  }

  /** True once `tree` or `error` is set. */
  get settled(): boolean {
    return this.#tree !== null || this.#error !== null;
  }

  /** Every problem found so far: of each part as it closes, and of the whole once it is settled. */
  get problems(): readonly Problem[] {
    if (this.#error) return this.#error.problems;
    return this.#tree ? [] : this.#draft.problems;
  }

  /** True when nothing but white space has come. */
  get blank(): boolean {
    return this.#characters === 0;
  }

  /** True when a JSON value has begun in what has come. */
  get begun(): boolean {
    return this.#json?.begun === true;
  }

  /** Reads more text. Ignored once the answer is settled: what follows a tree is no part of it. */
  write(text: string): void {
    if (this.settled || !this.#json) return;
    if (this.#characters > 0 || text.trim() !== "") this.#characters += text.length;
    this.#json.write(text);
    if (this.#json.done) this.#judge();
    else if (this.#json.error) this.end();
    else if (this.#characters > MAX_CHARACTERS) this.#fail([tooLong]);
  }

  /** The text has ended. An answer that has not closed by then is an error; what could be read of it stays. */
  end(cause?: unknown): void {
    if (this.settled || !this.#json) return;
    this.#json.end();
    if (this.#json.done && cause === undefined) {
      this.#judge();
      return;
    }
    this.update();
    this.#draft.end();
    const problem = cause === undefined ? this.#cut(this.#json.error) : brokenOff(cause);
    this.#fail([problem, ...this.#draft.problems], cause);
  }

  /** Brings the draft up to date with the text. Work is in proportion to what is new. */
  update(): void {
    if (this.#json) this.#draft.update(this.treeIn(this.#json.value));
  }

  /** Reads the same answer with another catalog or author. */
  reread(options: DraftOptions): void {
    this.#options = options;
    this.#draft = this.#newDraft();
    if (!this.settled) return;
    if (!this.#json || this.#json.done) {
      this.#judge();
      return;
    }
    this.update();
    this.#draft.end();
  }

  /** The tree in a value that is still being written: for another wire format, what is made of it, growing in place. */
  protected treeIn(value: unknown): unknown {
    return value;
  }

  /** Where an object or list of that tree is still being written, as `JsonStream.openKey` says it. */
  protected openKey(container: object): string | number | null | undefined {
    return this.#json?.openKey(container);
  }

  #cut(failure: JsonFailure | null): Problem {
    if (this.blank || !failure) return NOTHING;
    return { path: failure.path, code: "shape", message: failure.message };
  }

  #newDraft(): Draft {
    const json = this.#json;
    return new Draft(this.#options, json && ((container) => this.openKey(container)));
  }

  /** The answer is whole. */
  #judge(): void {
    this.#tree = this.#error = null;
    this.update();
    try {
      this.#tree = this.#json ? this.#finish(this.treeIn(this.#json.value)) : this.#take(this.treeIn(this.#given));
    } catch (error) {
      if (!(error instanceof IntuiError)) throw error;
      this.#error = error;
    }
  }

  /** What has been read while it came is not read again. */
  #finish(value: unknown): Tree {
    const { root, problems } = this.#draft;
    const isSame = root !== undefined && root.raw === own(value, "root") && problems.length === 0;
    return Tree.parseRead(value, this.#options, isSame ? root.reading : undefined);
  }

  /** A value that was there from the start is read once, too. What is wrong with it can still be shown in part. */
  #take(given: unknown): Tree {
    const data = given instanceof Tree ? given.toJSON() : given;
    try {
      const known = Tree.readingOf(given, this.#options);
      const tree = known ? (given as Tree) : Tree.parse(data, this.#options);
      this.#draft = Draft.of(known ?? (Tree.readingOf(tree, this.#options) as ReadNode), this.#options);
      return tree;
    } catch (error) {
      this.#draft.update(data);
      throw error;
    }
  }

  #fail(problems: readonly Problem[], cause?: unknown): void {
    this.#error = new IntuiError("The answer did not arrive whole", problems, { cause });
  }
}

/** Anything may be thrown, also what can't be made a string. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : typeof cause === "string" ? cause : "no reason given";
}

function brokenOff(cause: unknown): Problem {
  return { path: TOP_LEVEL, code: "shape", message: `the answer broke off (${reasonOf(cause)}): send it again, whole` };
}

function unreadable(cause: unknown): Problem {
  return { path: TOP_LEVEL, code: "shape", message: `the value can't be read (${reasonOf(cause)}): give plain data` };
}

const tooLong: Problem = {
  path: TOP_LEVEL,
  code: "limit",
  message: "the answer is longer than a tree can be (8 MiB): send a shorter one",
};

function hasToJson(value: unknown): value is { toJSON(): unknown } {
  return typeof value === "object" && value !== null && "toJSON" in value && typeof value.toJSON === "function";
}
