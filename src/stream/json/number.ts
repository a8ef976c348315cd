import { isDigit, MINUS, POINT, ZERO } from "./chars.js";

/** Powers of ten that a double holds exactly. */
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
/** Any number of this many digits is exact in a double; more are left to `Number`. */
const EXACT_DIGITS = 15;

/**
 * Adds up a number of the plain form `-12.34` digit by digit, so that neither a string nor a second pass over it is
 * needed. Digits and scale are exact in a double, and one division of exact doubles rounds as `Number` does.
 */
export class PlainNumber {
  #digits = 0;
  #count = 0;
  /** Digits behind the point; -1 before the point. */
  #scale = -1;
  #negative = false;
  #plain = true;

  start(code: number): void {
    this.#negative = code === MINUS;
    this.#plain = true;
    this.#scale = -1;
    this.#digits = this.#negative ? 0 : code - ZERO;
    this.#count = this.#negative ? 0 : 1;
  }

  /** Reads on from `i`; returns the index of the first character that is no part of the plain form. */
  read(text: string, i: number): number {
    const end = text.length;
    for (; i < end; i++) {
      const code = text.charCodeAt(i);
      if (isDigit(code)) {
        if (this.#count === 1 && this.#digits === 0 && this.#scale < 0) this.#plain = false;
        this.#digits = this.#digits * 10 + (code - ZERO);
        this.#count++;
        if (this.#scale >= 0) this.#scale++;
      } else if (code === POINT && this.#scale < 0 && this.#count > 0) {
        this.#scale = 0;
      } else {
        break;
      }
    }
    return i;
  }

  /** The number, or undefined where its text has to be looked at: too long, or not of the plain form after all. */
  value(): number | undefined {
    if (!this.#plain || this.#count === 0 || this.#count > EXACT_DIGITS || this.#scale === 0) return undefined;
    const size = this.#scale > 0 ? this.#digits / (POWERS[this.#scale] as number) : this.#digits;
    return this.#negative ? -size : size;
  }
}
