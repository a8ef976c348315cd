import { BACKSLASH, CARRIAGE_RETURN, isHighSurrogate, LINE_FEED, SINGLE_QUOTE, SPACE } from "./chars.js";
import { Escape, INVALID, UNFINISHED } from "./escape.js";
import { copyOut, flatten } from "./flat.js";
import type { Lines } from "./lines.js";

/** Slices of chunks longer than this are copied, lest one of them keep the whole chunk alive. */
const LONG_CHUNK = 1024;
/** A growing string is flattened when it has grown by an eighth and this much since the last time. */
const LOOSE = 512;

const NONE = -1;
export const REPORTED = -2;

/**
 * One JSON string that is still arriving. `text` is what may be shown: never half an escape, and never half a surrogate
 * pair as long as the other half may come.
 */
export class StringToken {
  text = "";
  closed = false;
  /** True when there is more to look at than text: `problem`, `controlAt` or `apostropheAt`. */
  noted = false;
  /** What can't be read, once something can't; reading stops behind it. */
  problem: string | null = null;
  /** Offset of the first raw control character, and of the first `\'`; NONE, or REPORTED once somebody has noted it. */
  controlAt = NONE;
  apostropheAt = NONE;
  #quote = 0;
  #high = 0;
  #escaping = false;
  /** The length of the first piece of `text`, and whether that is a slice of a long chunk. */
  #first = 0;
  #slice = false;
  /** The length at which to flatten next. */
  #limit = LOOSE;
  readonly #escape = new Escape();
  readonly #lines: Lines | null;

  /** @param lines is told of the line breaks within the string. */
  constructor(lines: Lines | null) {
    this.#lines = lines;
  }

  /** True within an escape. */
  get escaping(): boolean {
    return this.#escaping;
  }

  /** True when half a surrogate pair is kept back. */
  get holding(): boolean {
    return this.#high !== 0;
  }

  /** A string begins; `quote` closes it. */
  open(quote: number): void {
    this.text = "";
    this.closed = false;
    this.controlAt = NONE;
    this.apostropheAt = NONE;
    this.#quote = quote;
    this.#limit = LOOSE;
  }

  /**
   * Reads on in `text` from `i`, which stands at offset `base + i` of the whole text: one run of plain characters with
   * what ends it, or one character of an escape. Returns the index behind what has been read.
   */
  read(text: string, i: number, base: number): number {
    if (this.#escaping) return this.#readEscape(text, i, base);
    const start = i;
    const end = text.length;
    const quote = this.#quote;
    let code = 0;
    for (; i < end; i++) {
      code = text.charCodeAt(i);
      if (code === quote || code === BACKSLASH || code < SPACE) break;
    }
    if (i === end) {
      if (this.#high !== 0 || isHighSurrogate(code) || this.text === "") {
        this.#addLast(text, start, code);
      } else {
        this.text += start === 0 ? text : text.slice(start);
        if (this.text.length > this.#limit) this.#flatten();
      }
      return i;
    }
    if (i > start) this.#add(text.slice(start, i), end);
    if (code === quote) this.#close();
    else if (code === BACKSLASH) this.#escaping = true;
    else this.#addControl(code, base + i);
    return i + 1;
  }

  /** Takes what may be shown out of the token, for one who needs it only once. */
  take(): string {
    this.#settle();
    const text = this.text;
    this.text = "";
    return text;
  }

  /** The rest of a chunk belongs to the string; `last` is its last character. */
  #addLast(text: string, start: number, last: number): void {
    const end = text.length;
    if (!isHighSurrogate(last)) {
      this.#add(start === 0 ? text : text.slice(start), end);
      return;
    }
    if (end - 1 > start) this.#add(text.slice(start, end - 1), end);
    this.#addHigh(last);
  }

  #add(piece: string, chunkLength: number): void {
    if (this.#high !== 0) piece = this.#takeHigh() + piece;
    if (this.text === "") {
      this.text = piece;
      this.#first = piece.length;
      this.#slice = chunkLength > LONG_CHUNK;
    } else {
      this.text += piece;
      if (this.text.length > this.#limit) this.#flatten();
    }
  }

  #flatten(): void {
    flatten(this.text);
    const { length } = this.text;
    this.#limit = length + (length >> 3) + LOOSE;
  }

  #readEscape(text: string, i: number, base: number): number {
    const next = text.charCodeAt(i);
    const code = this.#escape.next(next);
    if (code === UNFINISHED) return i + 1;
    this.#escaping = false;
    if (code === INVALID) {
      this.noted = true;
      this.problem = "this is no escape of JSON. Write a backslash itself as \\\\.";
      return i;
    }
    if (next === SINGLE_QUOTE && this.apostropheAt === NONE) {
      this.noted = true;
      this.apostropheAt = base + i - 1;
    }
    if (isHighSurrogate(code)) this.#addHigh(code);
    else this.#add(String.fromCharCode(code), 1);
    return i + 1;
  }

  #addControl(code: number, at: number): void {
    if (this.controlAt === NONE) {
      this.noted = true;
      this.controlAt = at;
    }
    if (code === LINE_FEED || code === CARRIAGE_RETURN) this.#lines?.end(code, at);
    this.#add(String.fromCharCode(code), 1);
  }

  /** Keeps the first half of a pair back until the second has come, or something else. */
  #addHigh(code: number): void {
    if (this.#high !== 0) this.#add(this.#takeHigh(), 1);
    this.#high = code;
  }

  #takeHigh(): string {
    const half = String.fromCharCode(this.#high);
    this.#high = 0;
    return half;
  }

  #close(): void {
    this.closed = true;
    if (this.#high !== 0) this.#add(this.#takeHigh(), 1);
    this.#settle();
  }

  /** Gives the text memory of its own, in one piece. */
  #settle(): void {
    if (this.text.length !== this.#first) flatten(this.text);
    else if (this.#slice) this.text = copyOut(this.text);
  }
}
