import { BareScalar } from "./json/bare.js";
import type { Candidate } from "./json/candidate.js";
import { CARRIAGE_RETURN, DOUBLE_QUOTE, isBlank, LINE_FEED, OPEN_BRACE, OPEN_BRACKET } from "./json/chars.js";
import type { OpenContainer } from "./json/containers.js";
import { EncodedText } from "./json/encoded.js";
import { failureAt, type JsonFailure } from "./json/failure.js";
import { type HealedPlace, type HealingKind, Healings } from "./json/healing.js";
import { KnownKeys } from "./json/known-keys.js";
import { Lines } from "./json/lines.js";
import { JsonReader } from "./json/reader.js";
import { Search } from "./json/search.js";
import { FenceTail } from "./json/tail.js";

export type { HealedPlace, HealingKind, JsonFailure, OpenContainer };

// Before the value …
const SEARCHING = 0;
/** … a place where it may begin is being read … */
const TRYING = 1;
/** … a scalar is whole, and is the value if nothing follows. */
const AFTER_SCALAR = 2;
const READING = 3;
/** … the place turned out to be none; the search goes on. */
const DROPPED = 4;
/** The value is done, the fence around it may still close. */
const AFTER_VALUE = 5;
const REST = 6;
const ENDED = 7;

/**
 * Reads JSON that is still arriving, and gives its value at every moment.
 *
 * The value grows in place: an object or array is the same one from its first character to its last, strings grow
 * where they stand, and what has closed is never touched again. A number, `true`, `false` or `null` is there once what
 * delimits it has come. Nothing is shown of half an escape or half a surrogate pair. The work is in proportion to the
 * new characters, wherever the chunks are cut. Keys are data: `__proto__` is a key like any other. Of a key that stands
 * twice the last value wins, as in `JSON.parse`, from the moment it becomes visible: the only case in which something
 * shown within the value is replaced.
 *
 * The value is the first object or array in the text that is JSON, whatever stands around it: prose, code fences, a
 * byte order mark, a string that it was encoded into (twice at most). A place where it may begin is taken for it once
 * a quoted key with its colon has been read, or an empty container, or an item of an array with what delimits it; in
 * prose that much must be strict JSON. Before that nothing is shown, and what turns out to be prose (`{x}`, `[see 1]`)
 * is passed over; after that a mistake is an `error`, unless it is near-JSON with one meaning: then it is mended and
 * listed in `healed`. Refused, because they can be read in more ways than one: missing commas and quotes within quotes,
 * numbers as `01`, escapes as `\d`, words without quotes.
 *
 * A scalar is the value only if the text holds nothing else, so it is `done` at `end()`. A string at the top shows
 * while it arrives; should an object or array come behind it, that is the value after all.
 */
export class JsonStream {
  /** How many characters have been looked at. Text is read once, but for what was tried in vain: see the tests. */
  charactersRead = 0;
  #phase: number = SEARCHING;
  #candidate: Candidate | null = null;
  /** The value once it is certain, as long as that is an object or array; it stays the same one while it grows. */
  #root: unknown;
  #length = 0;
  #rest = "";
  #failure: JsonFailure | null = null;
  /** The first place that looked like the value and was not: where it began, and why not. */
  #rejected: { readonly at: number; readonly failure: JsonFailure } | null = null;
  /** The text since the place that is being tried, from chunks before this one, and where this one takes over. */
  #held = "";
  #heldFrom = 0;
  #tail: FenceTail | null = null;
  readonly #lines = new Lines();
  readonly #healings = new Healings();
  readonly #search = new Search(this.#lines);
  readonly #around = { lines: this.#lines, healings: this.#healings, keys: new KnownKeys() };

  /** What has arrived of the value; undefined before anything of it has. */
  get value(): unknown {
    return this.#root ?? this.#candidate?.value;
  }

  /**
   * True once an object, an array or a string has begun that is the value, or may yet turn out to be: the text may be
   * a proper prefix of JSON.
   */
  get begun(): boolean {
    return this.#candidate !== null && !(this.#candidate instanceof BareScalar);
  }

  /** True once the value has closed. */
  get done(): boolean {
    return this.#candidate?.done ?? false;
  }

  /**
   * The text behind the value, once that is done, and behind the fence or quote that closes around it; grows with what
   * is written later. For reading on: write it to the next JsonStream.
   */
  get rest(): string {
    return this.#rest;
  }

  /** What was mended, by offset: the first hundred places. */
  get healed(): readonly HealedPlace[] {
    return this.#healings.list;
  }

  /** Null, or why the text is not JSON: as soon as that is certain, at the latest after `end()`. */
  get error(): JsonFailure | null {
    return this.#failure;
  }

  /**
   * The containers that are still being written, outermost first; empty before the value and once it is done. After an
   * error, those that never closed.
   */
  get open(): OpenContainer[] {
    return this.#candidate?.committed ? this.#candidate.open() : [];
  }

  /**
   * For an object or array within `value`: undefined when it has closed; the key or index of its entry that is
   * half-written; null between entries. Costs a look at the open containers, of which there are as many as levels.
   */
  openKey(container: object): string | number | null | undefined {
    return this.#candidate?.committed ? this.#candidate.openKey(container) : undefined;
  }

  /** Takes the next chunk, of any size. After `end()` and after an error it is ignored. */
  write(text: string): void {
    const base = this.#length;
    if (this.#phase === ENDED) return;
    this.#length = base + text.length;
    if (this.#phase !== READING) {
      this.#advance(text, base);
      return;
    }
    const candidate = this.#candidate as Candidate;
    const stop = candidate.read(text, 0, base);
    this.charactersRead += stop;
    if (candidate.failure !== null || candidate.finished) {
      this.#afterRead(candidate);
      this.#takeRest(text.slice(stop));
    }
  }

  /** Says that the text has ended: from here on `error` tells whether the value is whole. */
  end(): void {
    if (this.#phase === ENDED) return;
    if (this.#phase === AFTER_VALUE) this.#rest = this.#tail?.end() ?? "";
    if (this.#candidate === null) this.#failToFind();
    else if (!this.done) this.#endCandidate(this.#candidate);
    const after = this.#rest.search(/\S/);
    if (after >= 0) this.#heal("text-after", this.#length - this.#rest.length + after);
    this.#phase = ENDED;
  }

  /** The way of a chunk as long as the value has not been found, and once it is done. */
  #advance(text: string, base: number): void {
    let i = 0;
    this.#heldFrom = 0;
    while (i < text.length || this.#phase === DROPPED) {
      if (this.#phase === SEARCHING) {
        i = this.#seek(text, i, base);
      } else if (this.#phase === TRYING) {
        i = this.#try(this.#candidate as Candidate, text, i, base);
      } else if (this.#phase === AFTER_SCALAR) {
        i = this.#afterScalar(text, i, base);
      } else if (this.#phase === DROPPED) {
        // The search goes on within what was tried, also where that began in an earlier chunk.
        const { from, retryAt } = this.#candidate as Candidate;
        if (this.#held !== "") {
          text = this.#held + text;
          base = from;
        }
        i = retryAt - base;
        this.#drop(from);
      } else {
        this.#takeRest(text.slice(i));
        return;
      }
    }
    if (this.#phase === TRYING || this.#phase === AFTER_SCALAR) this.#held += text.slice(this.#heldFrom);
  }

  #seek(text: string, i: number, base: number): number {
    const stop = this.#search.next(text, i, base);
    this.charactersRead += stop - i;
    if (stop === text.length) return stop;
    const code = text.charCodeAt(stop);
    const at = base + stop;
    this.#heldFrom = stop;
    this.#phase = TRYING;
    const around = this.#around;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      this.#candidate = new JsonReader(at, this.#search.expected, around);
      return stop;
    }
    if (code === DOUBLE_QUOTE) {
      this.#candidate = new EncodedText(at, around);
      return stop + 1;
    }
    this.#candidate = new BareScalar(at, around);
    return stop;
  }

  #try(candidate: Candidate, text: string, i: number, base: number): number {
    const stop = candidate.read(text, i, base);
    this.charactersRead += stop - i;
    if (candidate.committed) {
      this.#phase = READING;
      this.#root = candidate.value;
      this.#held = "";
      this.#healAround();
      this.#afterRead(candidate);
      return stop;
    }
    if (candidate.failure !== null) this.#phase = DROPPED;
    else if (candidate.whole) this.#phase = AFTER_SCALAR;
    return stop;
  }

  /** Behind a scalar nothing may stand but white space and the fence of its code block; else it was prose. */
  #afterScalar(text: string, i: number, base: number): number {
    const code = text.charCodeAt(i);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) this.#lines.end(code, base + i);
    if (!isBlank(code) && code !== this.#search.fence?.code) this.#phase = DROPPED;
    this.charactersRead++;
    return i + 1;
  }

  /** What begins at `from` is not the value. */
  #drop(from: number): void {
    const failure = this.#candidate?.failure ?? null;
    if (failure !== null && this.#rejected === null) {
      this.#rejected = { at: from, failure: this.#describe(failure) };
    }
    this.#search.reject(from);
    this.#healings.forgetFrom(from);
    this.#candidate = null;
    this.#held = "";
    this.#phase = SEARCHING;
  }

  #afterRead(candidate: Candidate): void {
    if (candidate.failure !== null) {
      this.#fail(candidate.failure);
    } else if (candidate.finished) {
      const { fence } = this.#search;
      this.#phase = fence === null ? REST : AFTER_VALUE;
      if (fence !== null) this.#tail = new FenceTail(fence.code);
    }
  }

  #takeRest(text: string): void {
    if (this.#phase === REST) {
      this.#rest += text;
    } else if (this.#phase === AFTER_VALUE) {
      const rest = this.#tail?.read(text) ?? null;
      if (rest === null) return;
      this.#rest = rest;
      this.#phase = REST;
    }
  }

  #endCandidate(candidate: Candidate): void {
    const committed = candidate.committed;
    candidate.end(this.#length);
    const inProse = !candidate.committed && !this.#search.expected;
    if (inProse) {
      this.#drop(candidate.from);
      this.#failToFind();
      return;
    }
    if (!committed) this.#healAround();
    if (candidate.failure !== null) this.#fail(candidate.failure);
  }

  #failToFind(): void {
    this.#phase = ENDED;
    const { proseAt, fence } = this.#search;
    const tried = this.#rejected;
    if (tried !== null && tried.at === proseAt) {
      this.#failure = tried.failure;
      return;
    }
    const empty = proseAt < 0 && fence === null;
    const more = tried === null ? "" : ` What looked like one was not: ${tried.failure.message}`;
    const message = empty ? "The text is empty." : `There is no JSON object or array in the text.${more}`;
    const [line, column] = [this.#lines.line, this.#lines.column(this.#length)];
    this.#failure = { message, at: this.#length, line, column, path: "(top level)" };
  }

  #fail(failure: { readonly what: string; readonly at: number }): void {
    this.#failure = this.#describe(failure);
    this.#phase = ENDED;
  }

  #describe({ what, at }: { readonly what: string; readonly at: number }): JsonFailure {
    const path = this.#candidate?.path() ?? "(top level)";
    return failureAt(what, at, this.#lines.line, this.#lines.column(at), path);
  }

  /** Notes what stands around the value, now that there is one. */
  #healAround(): void {
    const { markAt, proseAt, fence } = this.#search;
    if (markAt >= 0) this.#heal("byte-order-mark", markAt);
    if (proseAt >= 0) this.#heal("text-before", proseAt);
    if (fence !== null) this.#heal("code-fence", fence.at);
  }

  #heal(what: HealingKind, at: number): void {
    this.#healings.add(what, at, () => "(top level)");
  }
}
