import type { Block } from "./block.js";
import { BlockStream } from "./block-stream.js";
import { Definitions } from "./definitions.js";
import { MarkdownLexer } from "./markdown-lexer.js";
import { readShortText } from "./short-text.js";
import type { Tip } from "./tip.js";

/** One for all: between two calls of a reader it holds nothing of a text. Most finished texts never need it. */
let lexer: MarkdownLexer | undefined;

/** Reads Markdown (CommonMark and GFM) that may still be arriving. */
export class MarkdownReader {
  #stream: BlockStream | undefined;
  #tip: Tip | undefined;
  #blocks: readonly Block[] = [];
  #text = "";
  #closed = false;
  /** A carriage return at the very end: which kind of line break it belongs to isn't known yet. */
  #held = "";
  #characters = 0;

  /**
   * Brings the blocks up to the text. The work depends on what is new and on the block at its end, not on the whole.
   *
   * @param text the whole text so far; when it doesn't begin with the one given before, everything is read again
   * @param closed true when the text will not grow: what was held back or guessed at its end is then read as it stands
   * @returns the top-level blocks: one array that grows in place. A closed block keeps its identity, unless a link
   *   definition has come that changes how its text reads; the array is then another one.
   */
  update(text: string, closed: boolean): readonly Block[] {
    if (closed === this.#closed && text === this.#text) return this.#blocks;
    // A slice and a comparison of equal lengths are what engines do fastest.
    if (this.#closed || text.slice(0, this.#text.length) !== this.#text) this.#restart();
    if (closed && !this.#stream && this.#takeShort(text)) return this.#blocks;
    const piece = text.slice(this.#text.length);
    return closed ? this.end(piece) : this.write(piece);
  }

  /** Adds a piece of the text. Returns the blocks as `update` does. */
  write(piece: string): readonly Block[] {
    return this.#read(piece, (stream, added) => {
      stream.append(added);
      if (this.#tip?.take(added)) return;
      stream.read(false);
      this.#tip = stream.tip();
    });
  }

  /** Adds the last piece. */
  end(piece = ""): readonly Block[] {
    this.#closed = true;
    return this.#read(piece, (stream, added) => {
      stream.append(added + (this.#held === "" ? "" : "\n"));
      stream.read(true);
      // What is finished is all that is needed.
      this.#stream = this.#tip = undefined;
    });
  }

  /** How many characters have been read so far, again and again ones included. For tests: this is what bounds the time. */
  get charactersRead(): number {
    return this.#characters;
  }

  #read(piece: string, read: (stream: BlockStream, added: string) => void): readonly Block[] {
    lexer ??= new MarkdownLexer();
    const stream = (this.#stream ??= new BlockStream(lexer, new Definitions()));
    const before = lexer.characters;
    this.#text += piece;
    read(stream, this.#lines(piece));
    this.#characters += lexer.characters - before;
    this.#blocks = stream.blocks;
    return this.#blocks;
  }

  #takeShort(text: string): boolean {
    const blocks = readShortText(text);
    if (!blocks) return false;
    this.#blocks = blocks;
    this.#text = text;
    this.#closed = true;
    return true;
  }

  #restart(): void {
    this.#stream = this.#tip = undefined;
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
