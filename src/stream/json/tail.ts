import { isBlank } from "./chars.js";

/** As many backticks or tildes close a block of code. */
const FENCE = 3;

/** Looks behind a value that stood in a block of code for the fence that closes the block. */
export class FenceTail {
  #held = "";
  #run = 0;
  readonly #code: number;

  /** @param code is what the opening fence was made of. */
  constructor(code: number) {
    this.#code = code;
  }

  /** The text behind the fence, or all text when there is none; null as long as that is open. */
  read(text: string): string | null {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === this.#code) this.#run++;
      else if (this.#run >= FENCE) return text.slice(i);
      else if (this.#run > 0 || !isBlank(code)) return this.#held + text;
    }
    this.#held += text;
    return null;
  }

  /** What is left when no more text comes. */
  end(): string {
    return this.#run >= FENCE ? "" : this.#held;
  }
}
