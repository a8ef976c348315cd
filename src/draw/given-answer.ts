import type { Problem } from "../core/problem.js";
import type { Tree } from "../core/tree.js";
import type { DraftOptions } from "../stream/draft.js";
import type { StopSignal, TextSource } from "../stream/text-source.js";
import type { TreeReader } from "../stream/tree-reader.js";
import { readSource } from "./read-source.js";

/** Which way the answer on show was given. Only `append` and `text` go on where they left off. */
type Way = "tree" | "text" | "append" | "stream";

/**
 * The answer that a tree element was given, whichever way: as a whole, as a growing text, piece by piece, or as a source to
 * read. The latest way wins, and stops the source that was being read.
 */
export class GivenAnswer {
  #reader: TreeReader | undefined;
  #way: Way | undefined;
  #text = "";
  /** Stops the source that is being read. */
  #reading: AbortController | undefined;
  readonly #options: () => DraftOptions;
  #readWith: DraftOptions | undefined;
  readonly #changed: () => void;
  readonly #readers: typeof TreeReader;

  /**
   * `options` are asked for at each new answer; `changed` is called whenever there is something new to draw; `readers` make
   * out what is given.
   */
  constructor(options: () => DraftOptions, changed: () => void, readers: typeof TreeReader) {
    this.#options = options;
    this.#changed = changed;
    this.#readers = readers;
  }

  /** The reader of the answer on show; undefined while nothing is given. A new answer has a new one. */
  get reader(): TreeReader | undefined {
    return this.#reader;
  }

  get tree(): Tree | null {
    return this.#reader?.tree ?? null;
  }

  get problems(): readonly Problem[] {
    return this.#reader?.problems ?? [];
  }

  /** The text so far, where the answer was given as one. */
  get text(): string {
    return this.#way === "text" ? this.#text : "";
  }

  /** True when the answer comes in pieces, however fast they come. */
  get comesInPieces(): boolean {
    return this.#way === "append" || this.#way === "stream";
  }

  /** Takes a Tree, tree data or JSON text; nothing for null and the like. */
  give(given: unknown): void {
    if (given === null || given === undefined || given === "") this.#begin();
    else if (typeof given === "string") this.#begin("tree", this.#readWhole(given));
    else this.#begin("tree", this.#readers.of(given, this.#currentOptions()));
  }

  /** Takes the whole text so far: goes on with it where it has grown, and begins again where it differs. */
  giveText(text: string | null | undefined): void {
    if (!text) {
      this.#begin();
      return;
    }
    const grows = this.#way === "text" && text.startsWith(this.#text);
    if (!grows) this.#begin("text", this.#newReader());
    this.#reader?.write(grows ? text.slice(this.#text.length) : text);
    this.#text = text;
    this.#changed();
  }

  append(chunk: string): void {
    if (this.#way !== "append") this.#begin("append", this.#newReader());
    this.#reader?.write(chunk);
    this.#changed();
  }

  end(): void {
    if (!this.#reader) this.#begin("append", this.#newReader());
    this.#reader?.end();
    this.#reading?.abort();
    this.#changed();
  }

  /**
   * Reads a source. Resolves with its reader as soon as that is settled, which it always is: a source that fails, is
   * stopped or replaced settles it with the reason.
   */
  stream(source: TextSource, signal: AbortSignal | undefined): Promise<TreeReader> {
    const reader = this.#newReader();
    this.#begin("stream", reader);
    this.#reading = new AbortController();
    const { signal: replaced } = this.#reading;
    const stop = signal ? AbortSignal.any([signal, replaced]) : replaced;
    return new Promise((resolve) => {
      const settle = (): void => resolve(reader);
      void this.#pump(reader, source, stop, settle).then(settle);
    });
  }

  /** Reads the answer on show with the options of now, where they are others. */
  reread(): void {
    const options = this.#options();
    if (options.catalog === this.#readWith?.catalog && options.author === this.#readWith?.author) return;
    this.#readWith = options;
    this.#reader?.reread(options);
  }

  #newReader(): TreeReader {
    return this.#readers.forText(this.#currentOptions());
  }

  #currentOptions(): DraftOptions {
    return (this.#readWith = this.#options());
  }

  /** JSON text that was given as a whole: what has not even begun as JSON will not become a tree. */
  #readWhole(text: string): TreeReader {
    const reader = this.#newReader();
    reader.write(text);
    if (!reader.settled && !reader.begun) reader.end();
    return reader;
  }

  /** Another answer takes the place of the one on show; without arguments, none. */
  #begin(way?: Way, reader?: TreeReader): void {
    this.#way = way;
    this.#text = "";
    this.#reader = reader;
    this.#reading?.abort(new Error("another answer took its place"));
    this.#reading = undefined;
    this.#changed();
  }

  /** Reads the source to its end: what follows the tree is ignored, but whoever sends it is not cut off. */
  async #pump(reader: TreeReader, source: TextSource, stop: StopSignal, settle: () => void): Promise<void> {
    try {
      for await (const chunk of readSource(source, stop)) {
        if (reader.settled) continue;
        reader.write(chunk);
        this.#changed();
        if (reader.settled) settle();
      }
      reader.end();
    } catch (cause) {
      reader.end(cause);
    }
    this.#changed();
  }
}
