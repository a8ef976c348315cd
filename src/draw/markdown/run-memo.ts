import type { Run } from "./block.js";
import type { MarkdownLexer } from "./markdown-lexer.js";
import { readRun } from "./read-prose.js";

/**
 * The pieces of long text in a block that is read again at each of its steps: those that were there a step ago are not read
 * once more.
 */
export class RunMemo {
  #before = new Map<string, Run>();
  #now = new Map<string, Run>();

  /** Another step begins: what the last one did not use goes. */
  begin(): void {
    if (this.#before.size === 0 && this.#now.size === 0) return;
    this.#before = this.#now;
    this.#now = new Map();
  }

  /** A link definition has come or gone: pieces may read in another way. */
  forget(): void {
    this.#before.clear();
    this.#now.clear();
  }

  read(source: string, lexer: MarkdownLexer): Run {
    const run = this.#now.get(source) ?? this.#before.get(source) ?? readRun(source, lexer);
    this.#now.set(source, run);
    return run;
  }
}
