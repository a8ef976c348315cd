import { readText, type StopSignal, type TextSource } from "../stream/text-source.js";
import type { A2uiModel } from "./model/a2ui-model.js";

/** The replies that a model is given by `append` and `stream`: one at a time. */
export class Replies {
  readonly #model: A2uiModel;
  /** Stops the source that is being read. */
  #reading: AbortController | undefined;

  constructor(model: A2uiModel) {
    this.#model = model;
  }

  append(text: string): void {
    this.stop("other text took its place");
    this.#model.append(text);
  }

  end(): void {
    this.stop("the reply was ended");
    this.#model.end();
  }

  /** Reads a source to its end, as one reply. Rejects with what the source, or the signal, has failed with. */
  async stream(source: TextSource, signal: AbortSignal | undefined): Promise<void> {
    this.stop("another source took its place");
    if (this.#model.streaming) this.#model.end();
    const reading = (this.#reading = new AbortController());
    const stop: StopSignal = signal ? AbortSignal.any([signal, reading.signal]) : reading.signal;
    try {
      for await (const chunk of readText(source, stop)) this.#model.append(chunk);
    } finally {
      // Who has stopped it goes on with a reply of its own.
      if (this.#reading === reading) {
        this.#reading = undefined;
        this.#model.end();
      }
    }
  }

  /** Reads no further in the source that is being read. What has come of it stays. */
  stop(why: string): void {
    const reading = this.#reading;
    if (!reading) return;
    this.#reading = undefined;
    reading.abort(new Error(why));
    this.#model.end();
  }
}
