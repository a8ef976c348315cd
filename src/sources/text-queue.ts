import type { SourceError } from "./source-error.js";

/**
 * The text of one part of a reply: put in as it arrives, read by one loop. It waits for the source only while somebody
 * waits for it, and keeps what nobody has asked for yet; what is left by its reader, or dropped, is kept no longer.
 */
export class TextQueue implements AsyncIterable<string> {
  /** What has been put in and not been read. */
  #text = "";
  #ended = false;
  #left = false;
  #taken = false;
  #error: unknown;
  readonly #advance: () => Promise<void>;
  readonly #onLeave: () => void;

  /** `advance` reads on, and settles when something may have changed. `onLeave`: the reader has gone. */
  constructor(advance: () => Promise<void>, onLeave: () => void) {
    this.#advance = advance;
    this.#onLeave = onLeave;
  }

  /** True while a loop reads it that has not come to its end. */
  get beingRead(): boolean {
    return this.#taken && !this.#left && !(this.#ended && this.#text === "");
  }

  push(piece: string): void {
    if (!this.#left && !this.#ended) this.#text += piece;
  }

  end(): void {
    this.#ended = true;
  }

  /** What has come can still be read; then this is thrown. */
  fail(error: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
  }

  /** Nobody will read it. */
  drop(): void {
    this.#left = true;
    this.#text = "";
  }

  /** Nobody has begun to read it, and nobody may any more. */
  close(error: SourceError): void {
    if (this.#taken || this.#left) return;
    this.drop();
    this.#error = error;
  }

  [Symbol.asyncIterator](): AsyncIterator<string, void, undefined> {
    if (this.#taken) throw new TypeError("This text is being read already: it can be read once");
    this.#taken = true;
    return {
      next: () => this.#next(),
      return: async () => {
        this.drop();
        this.#error = undefined;
        this.#onLeave();
        return { done: true, value: undefined };
      },
    };
  }

  async #next(): Promise<IteratorResult<string, void>> {
    while (this.#text === "" && !this.#ended && !this.#left) await this.#advance();
    if (this.#text !== "") {
      const value = this.#text;
      this.#text = "";
      return { done: false, value };
    }
    const error = this.#error;
    this.#error = undefined;
    // Asked again, it has ended, as a generator would have.
    if (error !== undefined) throw error;
    return { done: true, value: undefined };
  }
}
