import { CARRIAGE_RETURN } from "./chars.js";

/**
 * Where the lines of a text begin, as far as it has been read: told of each line break once, it knows the line and the
 * column of what stands on the present line. LF, CR and CR LF, wherever it was cut, each end one line.
 */
export class Lines {
  /** The present line, from 1. */
  line = 1;
  #start = 0;
  #afterReturn = -1;

  /** `code`, a line feed or a carriage return, stands at offset `at`. Offsets read a second time change nothing. */
  end(code: number, at: number): void {
    if (at < this.#start) return;
    if (code === CARRIAGE_RETURN || at !== this.#afterReturn) this.line++;
    this.#start = at + 1;
    this.#afterReturn = code === CARRIAGE_RETURN ? at + 1 : -1;
  }

  /** The column of an offset on the present line, from 1, in UTF-16 units. */
  column(at: number): number {
    return Math.max(at - this.#start, 0) + 1;
  }
}
