import type { Block } from "./block.js";
import type { LineBlock, LineStep } from "./line-block.js";
import type { Tip } from "./tip.js";

/** Fenced code whose first line is whole: everything is code until the fence that closes it. */
export class OpenCode implements LineBlock {
  readonly #language: string;
  readonly #closing: RegExp;
  readonly #mayClose: RegExp;
  /** How much of the tail has been taken. */
  #taken: number;
  /** The whole lines, without the line break behind the last of them; undefined while there is none. */
  #lines: string | undefined;
  /** The last line, as far as it has come, and where it begins in the tail. */
  #line = "";
  #begin: number;
  /** Where the block ends in the tail; -1 while it is open. */
  #end = -1;

  /** @param tail the text from the fence on, which stands at the beginning of its line */
  constructor(tail: string, language: string) {
    const fence = /^(?:`+|~+)/.exec(tail)?.[0] as string;
    this.#language = language;
    this.#taken = this.#begin = tail.indexOf("\n") + 1;
    this.#closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
    this.#mayClose = new RegExp(`^ {0,3}${fence[0]}* *$`);
  }

  read(tail: string, closed: boolean): LineStep {
    this.#take(tail.slice(this.#taken));
    if (this.#end < 0 && closed) {
      if (this.#line !== "" && !this.#closing.test(this.#line)) this.#lines = joined(this.#lines, this.#line);
      this.#end = tail.length;
    }
    return { block: this.#block(), end: this.#end };
  }

  tip(blocks: Block[]): Tip {
    return {
      take: (piece) => {
        this.#take(piece);
        if (this.#end >= 0) return false;
        blocks[blocks.length - 1] = this.#block();
        return true;
      },
    };
  }

  /** Takes what has been added to the tail. */
  #take(piece: string): void {
    let from = 0;
    for (let end = piece.indexOf("\n"); end >= 0 && this.#end < 0; end = piece.indexOf("\n", from)) {
      const line = this.#line + piece.slice(from, end);
      this.#begin += line.length + 1;
      if (this.#closing.test(line)) this.#end = this.#begin;
      else this.#lines = joined(this.#lines, line);
      this.#line = "";
      from = end + 1;
    }
    this.#line += from === 0 ? piece : piece.slice(from);
    this.#taken += piece.length;
  }

  /** The last line is left out as long as it may become the fence that closes. */
  #block(): Block {
    const shown = this.#end < 0 && !this.#mayClose.test(this.#line);
    const text = shown ? joined(this.#lines, this.#line) : (this.#lines ?? "");
    return { type: "code", language: this.#language, text, closed: false };
  }

  reread(): void {
    // Code holds no links.
  }
}

function joined(lines: string | undefined, line: string): string {
  return lines === undefined ? line : `${lines}\n${line}`;
}
