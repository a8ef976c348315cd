import type { Block } from "./block.js";
import { BlockStream } from "./block-stream.js";
import { Definitions } from "./definitions.js";
import { MarkdownLexer } from "./markdown-lexer.js";
import type { Tip } from "./tip.js";

/** Reads Markdown (CommonMark and GFM) that may still be arriving. */
export class MarkdownReader {
  readonly #lexer = new MarkdownLexer();
  #stream = new BlockStream(this.#lexer, new Definitions());
  #tip: Tip | undefined;
  #text = "";
  #closed = false;
  /** A carriage return at the very end: which kind of line break it belongs to isn't known yet. */
  #held = "";

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
    const piece = text.slice(this.#text.length);
    return closed ? this.end(piece) : this.write(piece);
  }

  /** Adds a piece of the text. Returns the blocks as `update` does. */
  write(piece: string): readonly Block[] {
    this.#text += piece;
    const added = this.#lines(piece);
    this.#stream.append(added);
    if (this.#tip?.take(added) !== true) {
      this.#stream.read(false);
      this.#tip = this.#stream.tip();
    }
    return this.#stream.blocks;
  }

  /** Adds the last piece. */
  end(piece = ""): readonly Block[] {
    this.#text += piece;
    this.#stream.append(this.#lines(piece) + (this.#held === "" ? "" : "\n"));
    this.#held = "";
    this.#tip = undefined;
    this.#closed = true;
    this.#stream.read(true);
    return this.#stream.blocks;
  }

  /** How many characters have been read so far, again and again ones included. For tests: this is what bounds the time. */
  get charactersRead(): number {
    return this.#lexer.characters;
  }

  #restart(): void {
    this.#stream = new BlockStream(this.#lexer, new Definitions());
    this.#tip = undefined;
    this.#text = "";
    this.#closed = false;
    this.#held = "";
  }

  /** The piece with every kind of line break as a line feed. */
  #lines(piece: string): string {
    if (this.#held === "" && !piece.includes("\r")) return piece;
    const whole = this.#held + piece;
    this.#held = whole.endsWith("\r") ? "\r" : "";
    return whole.slice(0, whole.length - this.#held.length).replace(/\r\n?/g, "\n");
  }
}
