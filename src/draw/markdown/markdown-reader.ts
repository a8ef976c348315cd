import type { Block } from "./block.js";
import { BlockStream } from "./block-stream.js";
import { Definitions } from "./definitions.js";
import { MarkdownLexer } from "./markdown-lexer.js";

/** Reads Markdown (CommonMark and GFM) that may still be arriving. */
export class MarkdownReader {
  readonly #lexer = new MarkdownLexer();
  #stream = new BlockStream(this.#lexer, new Definitions());
  #text = "";
  #closed = false;
  /** A carriage return at the end of the text: the line feed that may belong to it hasn't come. */
  #carriage = "";

  /**
   * Brings the blocks up to the text. The work depends on what is new and on the block at its end, not on the whole.
   *
   * @param text the whole text so far; when it doesn't begin with the one given before, everything is read again
   * @param closed true when the text will not grow: what was held back or guessed at its end is then read as it stands
   * @returns the top-level blocks: one array that grows in place. A closed block keeps its identity, unless a link
   *   definition has come that changes how its text reads; the array is then another one.
   */
  update(text: string, closed: boolean): readonly Block[] {
    if (closed === this.#closed && text === this.#text) return this.#stream.blocks;
    if (this.#closed || !text.startsWith(this.#text)) this.#restart();
    this.#append(text.slice(this.#text.length), closed);
    this.#text = text;
    this.#closed = closed;
    this.#stream.read(closed);
    return this.#stream.blocks;
  }

  /** How many characters have been read so far, again and again ones included. For tests: this is what bounds the time. */
  get charactersRead(): number {
    return this.#lexer.characters;
  }

  #restart(): void {
    this.#stream = new BlockStream(this.#lexer, new Definitions());
    this.#text = "";
    this.#carriage = "";
  }

  #append(added: string, closed: boolean): void {
    let text = this.#carriage + added;
    this.#carriage = "";
    if (!closed && text.endsWith("\r")) {
      this.#carriage = "\r";
      text = text.slice(0, -1);
    }
    this.#stream.append(text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
  }
}
