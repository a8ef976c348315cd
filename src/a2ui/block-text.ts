/** At the beginning of a line: JSON that can be a message, or a list of them. */
const BEGINS = /^[\s,]*(?:\{\s*["}]|\[\s*[[{"\]])/;
/** What may still become that. */
const MAY_BEGIN = /^[\s,]*(?:[{[]\s*)?$/;

/**
 * The text of a block, which may go on behind its last message: in a fence that never closes stands the rest of the reply.
 * What is written between two messages is held back until JSON follows it; what none follows is no part of the block.
 */
export class BlockText {
  #depth = 0;
  #quoted = false;
  #escaped = false;
  /** True once a value has closed. */
  #any = false;
  #behind = "";
  /** The line that is being read between two values, as long as it may be the beginning of one. */
  #line: string | undefined = "";

  /** What was written behind the last value. */
  get rest(): string {
    return this.#behind;
  }

  /** Takes more; gives what is known to be part of the block. */
  take(text: string): string {
    let own = "";
    for (const character of text) {
      if (this.#any && this.#depth === 0) {
        own += this.#between(character);
      } else {
        own += character;
        this.#within(character);
      }
    }
    return own;
  }

  #between(character: string): string {
    this.#behind += character;
    if (this.#line !== undefined) this.#line += character;
    const line = this.#line ?? "";
    if (BEGINS.test(line)) {
      const own = this.#behind;
      this.#behind = this.#line = "";
      for (const each of line) this.#within(each);
      return own;
    }
    // An object may begin on one line, and its first key stand on the next.
    if (!MAY_BEGIN.test(line)) this.#line = undefined;
    if (character === "\n") this.#line ??= "";
    return "";
  }

  #within(character: string): void {
    if (this.#quoted) {
      this.#quoted = this.#escaped || character !== '"';
      this.#escaped = !this.#escaped && character === "\\";
    } else if (character === '"') {
      this.#quoted = this.#depth > 0;
    } else if (character === "{" || character === "[") {
      this.#depth++;
    } else if ((character === "}" || character === "]") && this.#depth > 0) {
      this.#any = --this.#depth === 0;
    }
  }
}
