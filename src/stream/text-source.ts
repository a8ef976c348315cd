import { type ServerSentEvent, ServerSentEvents } from "./server-sent-events.js";

/** What a stream may bring: text, or bytes of UTF-8 text. */
export type TextChunk = string | Uint8Array;

/** As much of a web ReadableStream as is used here; this room has no DOM types. */
export interface ReadableOf<Chunk> {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Chunk | undefined }>;
    cancel(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}

/** A stream of text. */
export type ReadableText = ReadableOf<TextChunk>;

/** As much of a Response of fetch as is used here. */
export interface TextResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableText | null;
}

/** As much of an AbortSignal as is used here. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Everything that `readText` reads. */
export type TextSource = ReadableText | AsyncIterable<TextChunk> | TextResponse;

/** Present in browsers, workers, Node, Deno and Bun, but no part of the language's own types. */
declare const TextDecoder: new (
  label: "utf-8",
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** What chat providers send as the data of a last event; no text of the answer. */
const SENTINEL = "[DONE]";

/**
 * The text of a source in the pieces in which it arrives. Bytes are decoded as UTF-8, across chunks; text and bytes may
 * be mixed. Of a Response of type `text/event-stream` the data of its events counts, joined without anything between;
 * of any other its body.
 *
 * Throws what the source throws; an Error with the status when a Response is not ok; the signal's reason once that is
 * aborted. However it is left, the source is cancelled unless it has been read to its end.
 */
export async function* readText(source: TextSource, signal?: StopSignal): AsyncGenerator<string, void, undefined> {
  if (!isResponse(source)) {
    yield* decode(chunksOf(source, signal));
    return;
  }
  if (!source.ok) {
    await source.body
      ?.getReader()
      .cancel()
      .catch(() => {});
    throw new Error(`The answer came with HTTP status ${source.status} ${source.statusText}`.trim());
  }
  if (source.body === null) return;
  const text = decode(chunksOf(source.body, signal));
  yield* isEventStream(source) ? eventData(text) : text;
}

/** Tells a Response from a stream or an iterable. */
export function isResponse(source: object): source is TextResponse {
  return "ok" in source && "headers" in source && "body" in source;
}

function isEventStream(response: TextResponse): boolean {
  const type = response.headers.get("content-type") ?? "";
  return type.split(";", 1)[0]?.trim().toLowerCase() === "text/event-stream";
}

async function* eventData(text: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  const stream = new ServerSentEvents();
  for await (const piece of text) yield* dataOf(stream.write(piece));
  yield* dataOf(stream.end());
}

function* dataOf(events: readonly ServerSentEvent[]): Generator<string, void, undefined> {
  for (const { data } of events) if (data !== "" && data.trim() !== SENTINEL) yield data;
}

async function* decode(chunks: AsyncIterable<TextChunk>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder("utf-8");
  for await (const chunk of chunks) {
    // Text ends a run of bytes: what is left of a character then will not be completed any more.
    const text = typeof chunk === "string" ? decoder.decode() + chunk : decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const left = decoder.decode();
  if (left !== "") yield left;
}

/** One way to read streams and iterables; Safari's streams can't be iterated. */
export interface Puller {
  next(): Promise<{ done?: boolean | undefined; value?: unknown }>;
  /** The rest is not wanted. */
  cancel(reason: unknown): Promise<unknown>;
}

/** Takes hold of a source; it is read only when asked. */
export function pullerOf(source: ReadableOf<unknown> | AsyncIterable<unknown>): Puller {
  if ("getReader" in source) {
    const reader = source.getReader();
    return { next: () => reader.read(), cancel: (reason) => reader.cancel(reason).finally(() => reader.releaseLock()) };
  }
  const iterator = source[Symbol.asyncIterator]();
  return { next: () => iterator.next(), cancel: async () => iterator.return?.() };
}

async function* chunksOf(
  source: ReadableText | AsyncIterable<TextChunk>,
  signal: StopSignal | undefined,
): AsyncGenerator<TextChunk, void, undefined> {
  const puller = pullerOf(source);
  let whole = false;
  try {
    for (;;) {
      const { done, value } = await unlessStopped(() => puller.next(), signal);
      whole = done === true;
      if (whole) return;
      if (typeof value !== "string" && !(value instanceof Uint8Array)) {
        throw new TypeError("The source of an answer brings neither text nor bytes");
      }
      yield value;
    }
  } finally {
    // Not awaited: a source that hangs would hang its reader. What it says to being cancelled is of no use any more.
    if (!whole) puller.cancel(signal?.reason).catch(() => {});
  }
}

/** The step's result; or the signal's reason, thrown as soon as that is aborted, whether the step ends or not. */
export function unlessStopped<T>(step: () => Promise<T>, signal: StopSignal | undefined): Promise<T> {
  if (!signal) return step();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    step()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
