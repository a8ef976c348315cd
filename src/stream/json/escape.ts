const SIMPLE = new Map<number, number>([
  [0x22, 0x22],
  [0x27, 0x27],
  [0x5c, 0x5c],
  [0x2f, 0x2f],
  [0x62, 0x08],
  [0x66, 0x0c],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
]);
const UNICODE = 0x75;

/** Answers of `Escape.next` that are no character code. */
export const UNFINISHED = -1;
export const INVALID = -2;

/** One escape within a string, fed a character at a time. Starts behind the backslash. */
export class Escape {
  #left = 0;
  #code = 0;

  /** The code of the character that the escape stands for, `UNFINISHED`, or `INVALID`. */
  next(code: number): number {
    if (this.#left > 0) return this.#hex(code);
    if (code === UNICODE) {
      this.#left = 4;
      this.#code = 0;
      return UNFINISHED;
    }
    return SIMPLE.get(code) ?? INVALID;
  }

  #hex(code: number): number {
    const digit = hexDigit(code);
    if (digit < 0) return INVALID;
    this.#code = this.#code * 16 + digit;
    return --this.#left > 0 ? UNFINISHED : this.#code;
  }
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
