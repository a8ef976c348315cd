import type { Candidate, Surroundings } from "./candidate.js";
import { DOUBLE_QUOTE, isBlank, OPEN_BRACE, OPEN_BRACKET } from "./chars.js";
import type { OpenContainer } from "./containers.js";
import { endedBefore } from "./expected.js";
import { flatten } from "./flat.js";
import type { HealingKind } from "./healing.js";
import { JsonReader } from "./reader.js";
import { REPORTED, StringToken } from "./string.js";

/** JSON is read through at most this many strings around it. */
const MOST_ENCODINGS = 2;

/**
 * A string where the value is expected. When what it says begins as JSON does, it is JSON that was encoded once more,
 * as arguments of tools often are, and is read through the string while that arrives. Otherwise it is a string.
 */
export class EncodedText implements Candidate {
  readonly from: number;
  failure: { what: string; at: number } | null = null;
  /** The closing quote has come. */
  closed = false;
  /** True once it is known that the string holds no JSON. */
  plain = false;
  #content = "";
  #inner: JsonReader | EncodedText | null = null;
  #trailing = false;
  /** The text ended, and this string was all of it. */
  #ended = false;
  readonly #depth: number;
  readonly #around: Surroundings;
  readonly #string: StringToken;

  /** @param from is where the opening quote stands. */
  constructor(from: number, around: Surroundings, depth = 1) {
    this.from = from;
    this.#depth = depth;
    this.#around = around;
    this.#string = new StringToken(around.lines);
    this.#string.open(DOUBLE_QUOTE);
  }

  get committed(): boolean {
    return this.#inner?.committed ?? false;
  }

  get retryAt(): number {
    return this.from + 1;
  }

  get done(): boolean {
    return this.committed ? (this.#inner as Candidate).done : this.#ended;
  }

  get whole(): boolean {
    return this.plain && this.closed;
  }

  get finished(): boolean {
    return this.done && this.closed;
  }

  /** The value within; or the string so far, once it is known to be one. */
  get value(): unknown {
    if (this.committed) return (this.#inner as Candidate).value;
    return this.plain ? this.#content : undefined;
  }

  read(text: string, i: number, base: number): number {
    const string = this.#string;
    const wasCommitted = this.committed;
    while (i < text.length && !this.closed && this.failure === null) {
      const start = i - (string.holding ? 1 : 0);
      const escaping = string.escaping;
      i = string.read(text, i, base);
      const piece = string.take();
      // Of an escape the last character stands for the one that it means.
      if (piece !== "") this.#feed(piece, base + (escaping ? i - piece.length : start));
      this.closed = string.closed;
      if (string.problem !== null) this.failure = { what: string.problem, at: base + i };
    }
    if (this.closed) this.#close(base + i - 1);
    if (this.committed && !wasCommitted) this.#heal("json-in-string", this.from);
    this.#healString();
    return i;
  }

  end(at: number): void {
    if (this.failure !== null || this.done) return;
    if (this.whole) this.#ended = true;
    else if (this.#inner !== null && !this.plain) {
      this.#inner.end(at);
      this.failure = this.#inner.failure;
      if (!this.committed) this.plain = true;
    } else {
      this.plain = true;
      this.failure = { what: endedBefore("the string", '"'), at };
    }
  }

  open(): OpenContainer[] {
    return this.committed ? (this.#inner as Candidate).open() : [];
  }

  openKey(container: object): string | number | null | undefined {
    return this.committed ? (this.#inner as Candidate).openKey(container) : undefined;
  }

  path(): string {
    return this.committed ? (this.#inner as Candidate).path() : "(top level)";
  }

  /** A piece of what the string says has been decoded; it stands at offset `base` of the whole text. */
  #feed(piece: string, base: number): void {
    if (!this.committed) this.#content += piece;
    if (this.plain) return;
    let i = 0;
    if (this.#inner === null || this.#inner.done) {
      while (i < piece.length && isBlank(piece.charCodeAt(i))) i++;
      if (i === piece.length) return;
    }
    if (this.#inner === null) {
      const first = piece.charCodeAt(i);
      this.#inner = this.#begin(first, base + i);
      if (first === DOUBLE_QUOTE) i++;
    }
    if (this.#inner === null) this.plain = true;
    else this.#feedInner(this.#inner, piece, i, base);
  }

  #begin(code: number, at: number): JsonReader | EncodedText | null {
    const around = { ...this.#around, lines: null };
    if (code === OPEN_BRACE || code === OPEN_BRACKET) return new JsonReader(at, true, around);
    if (code !== DOUBLE_QUOTE || this.#depth === MOST_ENCODINGS) return null;
    return new EncodedText(at, around, this.#depth + 1);
  }

  #feedInner(inner: JsonReader | EncodedText, piece: string, i: number, base: number): void {
    i = inner.read(piece, i, base);
    if (inner.committed) {
      this.#content = "";
      this.failure = inner.failure;
      if (inner.finished && i < piece.length) this.#trail(piece, i, base);
    } else if (inner.failure !== null || (inner instanceof EncodedText && inner.plain)) {
      this.#around.healings.forgetFrom(inner.from);
      this.plain = true;
    }
  }

  /** Text that follows the value within the string is left out. */
  #trail(piece: string, i: number, base: number): void {
    while (i < piece.length && isBlank(piece.charCodeAt(i))) i++;
    if (i === piece.length || this.#trailing) return;
    this.#trailing = true;
    this.#heal("text-after", base + i);
  }

  /** The closing quote stands at `at`: nothing more comes for what is within. */
  #close(at: number): void {
    if (!this.committed) {
      this.plain = true;
      flatten(this.#content);
    } else if (!this.done && this.failure === null) {
      this.#inner?.end(at);
      this.failure = this.#inner?.failure ?? null;
    }
  }

  #healString(): void {
    const string = this.#string;
    if (string.controlAt >= 0) this.#heal("control-character", string.controlAt);
    if (string.apostropheAt >= 0) this.#heal("escaped-apostrophe", string.apostropheAt);
    string.controlAt = REPORTED;
    string.apostropheAt = REPORTED;
  }

  #heal(what: HealingKind, at: number): void {
    this.#around.healings.add(what, at, () => "(top level)");
  }
}
