import type { Block, Run } from "./block.js";
import type { LineBlock, LineStep } from "./line-block.js";
import { endsBeforeOdd, simpleMark } from "./quote-lines.js";
import type { Tip } from "./tip.js";

/** The text inside a quote, read as a stream of its own. */
export interface InnerText {
  readonly blocks: readonly Block[];
  append(piece: string): void;
  read(closed: boolean): void;
  tip(): Tip | undefined;
  reread(again: (run: Run) => Run): void;
}

/** A quote all of whose lines have their mark: what stands behind the marks is a text of its own. */
export class OpenQuote implements LineBlock {
  readonly #inner: InnerText;
  #line = 0;
  /** How much of the tail has been given to the text inside. */
  #given = 0;

  constructor(inner: InnerText) {
    this.#inner = inner;
  }

  read(tail: string, closed: boolean): LineStep | undefined {
    for (let end = tail.indexOf("\n", this.#line); end >= 0; end = tail.indexOf("\n", this.#line)) {
      const line = tail.slice(this.#line, end);
      if (/^[ \t]*$/.test(line)) return this.#step(this.#line, true);
      if (!this.#give(tail, line, end + 1)) return this.#odd();
      this.#line = end + 1;
    }
    const last = tail.slice(this.#line);
    if (closed) return last === "" || this.#give(tail, last, tail.length) ? this.#step(tail.length, true) : this.#odd();
    // Of the last line only what stands behind its mark for certain.
    const begun = / {0,3}>[ \t]?[^ \t]/.test(last);
    if (begun ? !this.#give(tail, last, tail.length) : !/^ {0,3}>?[ \t]*$/.test(last)) return this.#odd();
    return this.#step(-1, false);
  }

  /** Gives the text inside what is new of `line`, which ends at `end`. False when the line has no simple mark. */
  #give(tail: string, line: string, end: number): boolean {
    const mark = simpleMark(line);
    if (mark === undefined) return false;
    this.#inner.append(tail.slice(Math.max(this.#given, this.#line + mark.length), end));
    this.#given = end;
    return true;
  }

  /** A line that isn't simple: a short quote is read as a whole, a long one ends before it. */
  #odd(): LineStep | undefined {
    const cut = endsBeforeOdd(this.#line) && this.#given <= this.#line;
    return cut ? this.#step(this.#line, true) : undefined;
  }

  #step(end: number, closed: boolean): LineStep {
    this.#inner.read(closed);
    return { block: { type: "quote", blocks: this.#inner.blocks, closed: false }, end };
  }

  /** What comes in the line goes to the text inside, which gets it once more when the tail is read. */
  tip(): Tip | undefined {
    const inner = this.#inner.tip();
    return inner && { take: (piece) => !piece.includes("\n") && inner.take(piece) };
  }

  reread(again: (run: Run) => Run): void {
    this.#inner.reread(again);
  }
}
