import { readSource } from "../draw/read-source.js";
import type { StopSignal, TextSource } from "../stream/text-source.js";
import { loadLibrary } from "./load-library.js";
import { type A2uiModel, textsOf } from "./model/a2ui-model.js";
import { LONGEST_KEY, library, needsLibrary } from "./model/library.js";

/**
 * The replies that a model is given by `append` and `stream`, one at a time, and histories of messages. From the first that
 * needs what is loaded only then, everything waits for it, in order: nothing is shown without its functions first.
 */
export class Replies {
  readonly #model: A2uiModel;
  /** Stops the source that is being read. */
  #reading: AbortController | undefined;
  /** The end of the text that has come: a key may be cut. */
  #tail = "";
  /** What waits. */
  #waiting: (() => void)[] = [];
  #ready: Promise<void> | undefined;

  constructor(model: A2uiModel) {
    this.#model = model;
  }

  /** Resolves once nothing waits any more; undefined when nothing does. */
  get ready(): Promise<void> | undefined {
    return this.#ready;
  }

  append(text: string): void {
    this.stop("other text took its place");
    this.#append(text);
  }

  end(): void {
    this.stop("the reply was ended");
    this.#end();
  }

  /** The whole history of messages. */
  give(messages: readonly unknown[]): void {
    // All that has come goes: it is neither ended nor told of.
    this.#reading?.abort(new Error("a history took its place"));
    this.#reading = undefined;
    this.#waiting = [];
    this.#tail = "";
    const given = [...messages];
    const texts = textsOf(given);
    const needed = !library() && texts.some((text) => typeof text === "string" && needsLibrary(text));
    this.#inTurn(() => this.#model.give(given, texts), needed);
  }

  /** Reads a source to its end, as one reply. Rejects with what the source, or the signal, has failed with. */
  async stream(source: TextSource, signal: AbortSignal | undefined): Promise<void> {
    this.stop("another source took its place");
    this.#inTurn(() => {
      if (this.#model.streaming) this.#model.end();
    });
    const reading = (this.#reading = new AbortController());
    const stop: StopSignal = signal ? AbortSignal.any([signal, reading.signal]) : reading.signal;
    try {
      for await (const chunk of readSource(source, stop)) this.#append(chunk);
    } finally {
      // Who has stopped it goes on with a reply of its own.
      if (this.#reading === reading) {
        this.#reading = undefined;
        this.#end();
      }
      await this.#ready;
    }
  }

  /** Reads no further in the source that is being read. What has come of it stays. */
  stop(why: string): void {
    const reading = this.#reading;
    if (!reading) return;
    this.#reading = undefined;
    reading.abort(new Error(why));
    this.#end();
  }

  #append(text: string): void {
    this.#inTurn(() => this.#model.append(text), !library() && this.#needs(text));
  }

  #end(): void {
    this.#tail = "";
    this.#inTurn(() => this.#model.end());
  }

  #needs(text: string): boolean {
    const all = this.#tail + text;
    this.#tail = all.slice(-LONGEST_KEY);
    return needsLibrary(all);
  }

  /** Does what has come at once, unless something before it waits, or it needs what has to be loaded. */
  #inTurn(step: () => void, needsLoading = false): void {
    if (!this.#ready && !needsLoading) {
      step();
      return;
    }
    this.#waiting.push(step);
    this.#ready ??= loadLibrary().then(() => {
      this.#ready = undefined;
      for (const each of this.#waiting.splice(0)) each();
    });
  }
}
