import type { ReplySource } from "./event-feed.js";
import type { ToolCall } from "./part.js";
import { type ReplyOptions, replyText, toolCalls } from "./reply.js";

/** The platform's own stream types where it has them; this room compiles without any. */
type Platform<Name extends string> = typeof globalThis extends { [name in Name]: { prototype: infer Stream } }
  ? Stream
  : object;

/** What `pipeThrough` takes: provider's bytes, text or events in, `Out` out. */
export interface ReplyTransform<Out> {
  readonly writable: Platform<"WritableStream">;
  readonly readable: Platform<"ReadableStream"> & AsyncIterable<Out>;
}

interface Controller {
  enqueue(chunk: unknown): void;
  close(): void;
}

/** Present wherever JavaScript runs, but no part of the language's own types. */
declare const TransformStream: new () => { readonly readable: ReplySource; readonly writable: object };
declare const ReadableStream: new (
  source: { pull(controller: Controller): Promise<void>; cancel(reason: unknown): void },
  strategy: { highWaterMark: number },
) => object;
declare const AbortController: new () => {
  readonly signal: NonNullable<ReplyOptions["signal"]>;
  abort(reason?: unknown): void;
};

/** `toolCalls` as a stream to pipe through. */
export function toolCallStream(options: Omit<ReplyOptions, "signal"> = {}): ReplyTransform<ToolCall> {
  return transform((source, signal) => toolCalls(source, { ...options, signal }));
}

/** `replyText` as a stream to pipe through. */
export function replyTextStream(options: Omit<ReplyOptions, "signal"> = {}): ReplyTransform<string> {
  return transform((source, signal) => replyText(source, { ...options, signal })[Symbol.asyncIterator]());
}

/** A stream's two ends: what is written to the one is read as the items of the other. */
function transform<Out>(
  read: (source: ReplySource, signal: NonNullable<ReplyOptions["signal"]>) => AsyncIterator<Out, void, undefined>,
): ReplyTransform<Out> {
  const stop = new AbortController();
  const { readable: source, writable } = new TransformStream();
  const items = read(source, stop.signal);
  const readable = new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await items.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // The loop may be waiting: it is stopped, not asked to return.
      cancel: (reason) => stop.abort(reason),
    },
    // Nothing is read ahead: the provider waits while nobody reads.
    { highWaterMark: 0 },
  );
  return { writable, readable } as unknown as ReplyTransform<Out>;
}
