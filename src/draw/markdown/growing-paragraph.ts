import type { Token, Tokens } from "marked";
import type { Run } from "./block.js";
import { nextCut } from "./cut-prose.js";
import type { GrowingBlock, Step } from "./growing-block.js";
import type { MarkdownLexer } from "./markdown-lexer.js";
import { closed, type OpenState } from "./read-block.js";
import { readProse, readRun } from "./read-prose.js";

/** A long paragraph, of which all but the last piece is settled. One letter stands in for what is. */
export class GrowingParagraph implements GrowingBlock {
  head = "";
  readonly #lexer: MarkdownLexer;
  #runs: Run[] = [];
  #settled = 0;

  constructor(lexer: MarkdownLexer) {
    this.#lexer = lexer;
  }

  take(token: Token, _source: string, state: OpenState): Step | undefined {
    if (token.type !== "paragraph" && token.type !== "heading") return undefined;
    const { text } = token as Tokens.Paragraph;
    const rest = text.slice(this.head.length);
    const taken = state.open && token.type === "paragraph" ? this.#cut(rest) : 0;
    this.#runs.length = this.#settled;
    for (const run of readProse(rest.slice(taken), this.#lexer, state.open && token.type === "paragraph")) {
      this.#runs.push(state === closed ? run : { ...run, closed: false });
    }
    return { block: this.#block(token), taken, settled: [] };
  }

  #cut(rest: string): number {
    let from = 0;
    this.#runs.length = this.#settled;
    for (let cut = nextCut(rest, from); cut >= 0; cut = nextCut(rest, from)) {
      this.#runs.push(readRun(rest.slice(from, cut), this.#lexer));
      this.#settled++;
      from = cut;
    }
    // A letter that begins a line, or ends a word, or stands in a word, as what it stands for does.
    if (from > 0) this.head = `x${/\s/.exec(rest[from - 1] as string)?.[0] ?? ""}`;
    return from;
  }

  #block(token: Token): Step["block"] {
    const part = { prose: this.#runs, closed: false };
    // An underline has come.
    if (token.type === "heading") return { type: "heading", level: (token as Tokens.Heading).depth, ...part };
    return { type: "paragraph", ...part };
  }

  reread(again: (run: Run) => Run): void {
    this.#runs = this.#runs.map(again);
  }
}
