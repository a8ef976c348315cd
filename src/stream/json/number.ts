import { isDigit, MINUS, PLUS, POINT, SMALL_E, ZERO } from "./chars.js";

/** The powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

// What has come of the number. A sign …
const SIGN = 0;
/** … a zero in front, which no digit may follow … */
const LONE_ZERO = 1;
const WHOLE = 2;
/** … the point … */
const POINTED = 3;
const FRACTION = 4;
/** … the mark of an exponent, and its sign. */
const MARKED = 5;
const MARKED_AND_SIGNED = 6;
const EXPONENT = 7;

/**
 * A number that is still arriving, read digit by digit. Most need neither a string nor a second pass: digits that a
 * double holds exactly, divided by a power of ten that it holds exactly, are rounded as `Number` rounds.
 */
export class NumberToken {
  #part: number = SIGN;
  #digits = 0;
  /** Digits behind the point. */
  #scale = 0;
  #negative = false;

  /** A number begins, with a digit or a minus. */
  start(code: number): void {
    this.#negative = code === MINUS;
    this.#digits = this.#negative ? 0 : code - ZERO;
    this.#scale = 0;
    if (this.#negative) this.#part = SIGN;
    else this.#part = code === ZERO ? LONE_ZERO : WHOLE;
  }

  /** Reads on from `i`; returns the index of the first character that can't stand here in a JSON number. */
  read(text: string, i: number): number {
    const end = text.length;
    for (; i < end; i++) {
      const code = text.charCodeAt(i);
      if (isDigit(code)) {
        if (this.#part !== WHOLE && this.#part !== FRACTION && !this.#firstDigit(code)) break;
        if (this.#part === FRACTION) this.#scale++;
        this.#digits = this.#digits * 10 + (code - ZERO);
      } else if (!this.#mark(code)) {
        break;
      }
    }
    return i;
  }

  /** True when what has come is a JSON number, whatever follows. */
  get whole(): boolean {
    const part = this.#part;
    return part === WHOLE || part === LONE_ZERO || part === FRACTION || part === EXPONENT;
  }

  /** What the whole number is; NaN when `Number` has to find that out from its text. */
  exact(): number {
    const sums = this.#part !== EXPONENT && this.#digits <= Number.MAX_SAFE_INTEGER && this.#scale < POWERS.length;
    if (!sums) return Number.NaN;
    const size = this.#scale > 0 ? this.#digits / (POWERS[this.#scale] as number) : this.#digits;
    return this.#negative ? -size : size;
  }

  /** A digit opens the next part; false where it can't. */
  #firstDigit(code: number): boolean {
    const part = this.#part;
    if (part >= MARKED) this.#part = EXPONENT;
    else if (part === POINTED) this.#part = FRACTION;
    else if (part === SIGN) this.#part = code === ZERO ? LONE_ZERO : WHOLE;
    else return false;
    return true;
  }

  /** Any other character; false where it can't stand. */
  #mark(code: number): boolean {
    const part = this.#part;
    if (part === MARKED) {
      if (code !== MINUS && code !== PLUS) return false;
      this.#part = MARKED_AND_SIGNED;
      return true;
    }
    if (part !== WHOLE && part !== LONE_ZERO && part !== FRACTION) return false;
    if (code === POINT && part !== FRACTION) this.#part = POINTED;
    else if ((code | 0x20) === SMALL_E) this.#part = MARKED;
    else return false;
    return true;
  }
}
