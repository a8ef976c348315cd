import type { Block } from "./block.js";
import type { LineBlock, LineStep } from "./line-block.js";

/** Fenced code whose first line is whole: everything is code until the fence that closes it. */
export class OpenCode implements LineBlock {
  readonly #language: string;
  readonly #begin: number;
  readonly #closing: RegExp;
  readonly #mayClose: RegExp;
  #line: number;

  /** @param tail the text from the fence on, which stands at the beginning of its line */
  constructor(tail: string, language: string) {
    const fence = /^(?:`+|~+)/.exec(tail)?.[0] as string;
    this.#language = language;
    this.#begin = tail.indexOf("\n") + 1;
    this.#line = this.#begin;
    this.#closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
    this.#mayClose = new RegExp(`^ {0,3}${fence[0]}* *$`);
  }

  read(tail: string, closed: boolean): LineStep {
    for (let end = tail.indexOf("\n", this.#line); end >= 0; end = tail.indexOf("\n", this.#line)) {
      if (this.#closing.test(tail.slice(this.#line, end))) return this.#step(tail, this.#line, end + 1);
      this.#line = end + 1;
    }
    const last = tail.slice(this.#line, this.#line + 256);
    if (closed) return this.#step(tail, this.#closing.test(last) ? this.#line : tail.length, tail.length);
    return this.#step(tail, this.#mayClose.test(last) ? this.#line : tail.length, -1);
  }

  #step(tail: string, to: number, end: number): LineStep {
    const text = tail.slice(this.#begin, to > this.#begin && tail[to - 1] === "\n" ? to - 1 : to);
    const block: Block = { type: "code", language: this.#language, text, closed: false };
    return { block, end };
  }

  reread(): void {
    // Code holds no links.
  }
}
