import type { Block, Run } from "./block.js";
import type { LineBlock, LineStep } from "./line-block.js";

/** A line of a quote; behind a tab, columns would have to be counted. */
const quoted = /^ {0,3}>(?: (?!\t)|(?![ \t]))/;

/** The text inside a quote, read as a stream of its own. */
export interface InnerText {
  readonly blocks: readonly Block[];
  extend(text: string): void;
  read(closed: boolean): void;
  reread(again: (run: Run) => Run): void;
}

/** A quote all of whose lines have their mark: what stands behind the marks is a text of its own. */
export class OpenQuote implements LineBlock {
  readonly #inner: InnerText;
  #line = 0;
  /** How much of the tail has been given to the text inside. */
  #given = 0;
  #text = "";

  constructor(inner: InnerText) {
    this.#inner = inner;
  }

  read(tail: string, closed: boolean): LineStep | undefined {
    for (let end = tail.indexOf("\n", this.#line); end >= 0; end = tail.indexOf("\n", this.#line)) {
      const line = tail.slice(this.#line, end);
      if (/^[ \t]*$/.test(line)) return this.#step(this.#line, true);
      if (!this.#give(tail, line, end + 1)) return undefined;
      this.#line = end + 1;
    }
    const last = tail.slice(this.#line);
    if (closed) return last === "" || this.#give(tail, last, tail.length) ? this.#step(tail.length, true) : undefined;
    // Of the last line only what stands behind its mark for certain.
    const begun = / {0,3}>[ \t]?[^ \t]/.test(last);
    if (begun ? !this.#give(tail, last, tail.length) : !/^ {0,3}>?[ \t]*$/.test(last)) return undefined;
    return this.#step(-1, false);
  }

  /** Gives the text inside what is new of `line`, which ends at `end`. False when the line has no simple mark. */
  #give(tail: string, line: string, end: number): boolean {
    const mark = quoted.exec(line)?.[0];
    if (mark === undefined || line.includes("]:")) return false;
    this.#text += tail.slice(Math.max(this.#given, this.#line + mark.length), end);
    this.#given = end;
    return true;
  }

  #step(end: number, closed: boolean): LineStep {
    this.#inner.extend(this.#text);
    this.#inner.read(closed);
    return { block: { type: "quote", blocks: this.#inner.blocks, closed: false }, end };
  }

  reread(again: (run: Run) => Run): void {
    this.#inner.reread(again);
  }
}
