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
  /** The text with line feeds alone, from the first carriage return on. */
  #normal: string | undefined;

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
    // A slice and a comparison of equal lengths are what engines do fastest.
    if (this.#closed || text.slice(0, this.#text.length) !== this.#text) this.#restart();
    this.#stream.extend(this.#lines(text, closed));
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
    this.#normal = undefined;
  }

  /** The text with every kind of line break as a line feed. Which kind one at the very end is isn't known yet. */
  #lines(text: string, closed: boolean): string {
    if (this.#normal === undefined && text.indexOf("\r", this.#text.length) < 0) return text;
    const from = this.#normal === undefined ? 0 : this.#text.length;
    // A return that was held back before stands right before the new part.
    const begin = from > 0 && text[from - 1] === "\r" ? from - 1 : from;
    const end = !closed && text.endsWith("\r") ? text.length - 1 : text.length;
    this.#normal = (this.#normal ?? "") + text.slice(begin, end).replace(/\r\n?/g, "\n");
    return this.#normal;
  }
}
