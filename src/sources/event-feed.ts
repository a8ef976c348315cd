import { type ServerSentEvent, ServerSentEvents } from "../stream/server-sent-events.js";
import {
  isResponse,
  type Puller,
  pullerOf,
  type ReadableOf,
  type StopSignal,
  type TextResponse,
  unlessStopped,
} from "../stream/text-source.js";
import { expectSuccess } from "./expect-success.js";
import { JsonObjects } from "./json-objects.js";

/**
 * What a reply is read from: a Response, or a ReadableStream or async iterable of bytes, of text, or of the events
 * themselves, as the providers' own clients give them.
 */
export type ReplySource = TextResponse | ReadableOf<string | object> | AsyncIterable<string | object>;

/** Stands for the event that says that no more comes. */
export const DONE = Symbol("done");

const SENTINEL = "[DONE]";

/** Present wherever JavaScript runs, but no part of the language's own types. */
declare const TextDecoder: new (
  label: "utf-8",
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/**
 * The events of a source. Bytes and text may be cut anywhere, and hold server-sent events or JSON objects: which of them
 * shows in the first character.
 */
export class EventFeed {
  /** The last thing that had the place of an event and is none, for an error's message. */
  odd = "";
  readonly #source: ReplySource;
  readonly #signal: StopSignal | undefined;
  readonly #decoder = new TextDecoder("utf-8");
  #puller: Puller | undefined;
  #events: ServerSentEvents | undefined;
  #objects: JsonObjects | undefined;
  #ended = false;

  constructor(source: ReplySource, signal: StopSignal | undefined) {
    this.#source = source;
    this.#signal = signal;
  }

  /** The next events; null once the source has ended. Throws what the source throws, and the signal's reason. */
  async next(): Promise<readonly unknown[] | null> {
    while (!this.#ended) {
      const puller = (this.#puller ??= await this.#open());
      const { done, value } = await unlessStopped(() => puller.next(), this.#signal);
      if (done) this.#ended = true;
      const events = done ? this.#lastEvents() : this.#eventsIn(value);
      if (events.length > 0) return events;
    }
    return null;
  }

  /** Lets go of the source. */
  cancel(reason: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    // Not awaited: what a source says to being cancelled is of no use any more.
    this.#hold()
      ?.cancel(reason)
      .catch(() => {});
  }

  /** Also a source that was never read is to be let go; but one that somebody else reads is theirs. */
  #hold(): Puller | undefined {
    try {
      return (this.#puller ??= pullerOf(bodyOf(this.#source)));
    } catch {
      return undefined;
    }
  }

  async #open(): Promise<Puller> {
    if (isResponse(this.#source)) await expectSuccess(this.#source, this.#signal);
    return pullerOf(bodyOf(this.#source));
  }

  #decode(chunk: unknown): string | undefined {
    if (typeof chunk === "string") return this.#decoder.decode() + chunk;
    return chunk instanceof Uint8Array ? this.#decoder.decode(chunk, { stream: true }) : undefined;
  }

  #eventsIn(chunk: unknown): readonly unknown[] {
    const text = this.#decode(chunk);
    if (text !== undefined) return this.#read(text);
    if (typeof chunk === "object" && chunk !== null) return [chunk];
    throw new TypeError("The source of a reply brings neither text nor bytes nor events");
  }

  #read(text: string): readonly unknown[] {
    if (!this.#events && !this.#objects) {
      const first = /[^\s\uFEFF]/.exec(text)?.[0];
      if (first === undefined) return [];
      if (first === "{" || first === "[") this.#objects = new JsonObjects();
      else this.#events = new ServerSentEvents();
    }
    return this.#objects?.write(text) ?? this.#dataOf(this.#events?.write(text));
  }

  #lastEvents(): readonly unknown[] {
    return [...this.#read(this.#decoder.decode()), ...this.#dataOf(this.#events?.end())];
  }

  #dataOf(events: readonly ServerSentEvent[] = []): unknown[] {
    return events.flatMap(({ event, data }): readonly unknown[] => {
      if (data.trim() === SENTINEL) return [DONE];
      const value = parsed(data);
      if (typeof value !== "object" || value === null) {
        if (data.trim() !== "") this.odd = data.slice(0, 200);
        return [];
      }
      // Some streams name an event's type in the event's own field alone.
      return event === "message" || "type" in value ? [value] : [{ type: event, ...value }];
    });
  }
}

function bodyOf(source: ReplySource): ReadableOf<string | object> | AsyncIterable<string | object> {
  if (!isResponse(source)) return source;
  return source.body ?? nothing();
}

async function* nothing(): AsyncGenerator<string, void, undefined> {}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
