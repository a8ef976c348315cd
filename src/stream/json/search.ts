import {
  BACKTICK,
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  DOUBLE_QUOTE,
  isBlank,
  isForeignBlank,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  SPACE,
  TILDE,
} from "./chars.js";
import type { Lines } from "./lines.js";

/** A run of this many backticks or tildes opens or closes a block of code. */
const FENCE = 3;
/** Info strings are only compared with the names of JSON. */
const LONGEST_INFO = 16;
const JSON_INFO = /^\s*(?:json\w*)?\s*$/i;

/**
 * Goes through text in which JSON may begin anywhere, for the places where it can: every opening bracket, and where it
 * is expected (`expected`: nothing but white space came since the text, or a code block of JSON, began) also a scalar.
 */
export class Search {
  expected = true;
  /** Offsets of the byte order mark and of the first character of prose; -1 if there is none. */
  markAt = -1;
  proseAt = -1;
  /** The code block that is open: what its fence is made of, and where that stands. */
  fence: { readonly code: number; readonly at: number } | null = null;
  #runCode = 0;
  #runLength = 0;
  #runAt = 0;
  /** The info string of the block that has just been opened; null outside of one. */
  #info: string | null = null;
  readonly #lines: Lines;

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  /** The index in `text`, from `i` on, of the next place to try; the length of the text if there is none. */
  next(text: string, i: number, base: number): number {
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === BACKTICK || code === TILDE) {
        this.#fenceCharacter(code, base + i);
        continue;
      }
      if (this.#runLength > 0) this.#endRun();
      if (code === LINE_FEED || code === CARRIAGE_RETURN) this.#lines.end(code, base + i);
      const bracket = code === OPEN_BRACE || code === OPEN_BRACKET;
      if (this.#info !== null && !this.#endsInfo(code, bracket)) continue;
      if (bracket) return i;
      if (code <= SPACE ? isBlank(code) : isForeignBlank(code)) {
        if (code === BYTE_ORDER_MARK && base + i === 0) this.markAt = 0;
        continue;
      }
      if (this.expected) return i;
      this.#prose(base + i);
    }
    return i;
  }

  /** What a reader began to read at `at` was no value: it is prose. */
  reject(at: number): void {
    this.#prose(at);
  }

  #prose(at: number): void {
    this.expected = false;
    if (this.proseAt < 0 || at < this.proseAt) this.proseAt = at;
  }

  #fenceCharacter(code: number, at: number): void {
    if (code !== this.#runCode || this.#runLength === 0) {
      this.#endRun();
      this.#runCode = code;
      this.#runAt = at;
    }
    if (++this.#runLength === FENCE) this.#toggleFence(code);
  }

  #endRun(): void {
    if (this.#runLength > 0 && this.#runLength < FENCE) this.#prose(this.#runAt);
    this.#runLength = 0;
  }

  #toggleFence(code: number): void {
    if (this.fence === null) {
      this.fence = { code, at: this.#runAt };
      this.#info = "";
    } else if (this.fence.code === code) {
      this.#prose(this.fence.at);
      this.fence = null;
      this.#info = null;
    }
  }

  /** True when the info string ends here, and with it what is known of the block's language. */
  #endsInfo(code: number, bracket: boolean): boolean {
    const info = this.#info ?? "";
    const ends = bracket || code === LINE_FEED || code === CARRIAGE_RETURN || code === DOUBLE_QUOTE;
    if (!ends) {
      if (info.length < LONGEST_INFO) this.#info = info + String.fromCharCode(code);
      return false;
    }
    this.#info = null;
    this.expected = JSON_INFO.test(info);
    return true;
  }
}
