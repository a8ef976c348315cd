import type { StopSignal, TextSource } from "../stream/text-source.js";
import type { ReplySource } from "./event-feed.js";
import { type FormatName, formatNamed } from "./formats/formats.js";
import { textEvents } from "./formats/text.js";
import type { ReplyPart, ToolCall } from "./part.js";
import { Reading } from "./reading.js";

/** How a reply is read. */
export interface ReplyOptions {
  /** What the source streams. Default: what its first events show; nothing shows "text". */
  readonly format?: FormatName | undefined;
  /** Stops the reading, and lets go of the source. */
  readonly signal?: StopSignal | undefined;
}

/**
 * The parts of a reply, prose and tool calls, in the order in which they begin; each is given as soon as it begins, and
 * has its text to read as it arrives. The source is read only while somebody waits for a part or for a part's text.
 *
 * Throws a SourceError when the reply does not come whole, after all that has come; so does the text of a part that is
 * cut by it. Leaving the loop lets go of the source, once the texts that are being read have ended.
 */
export function replyParts(source: ReplySource, options: ReplyOptions = {}): AsyncIterable<ReplyPart> {
  const { format, signal } = options;
  const events = format === "text" ? textEvents(source as TextSource, signal) : source;
  return new Reading(events, formatNamed(format), signal);
}

/**
 * The tool calls of a reply, each as soon as its name has come. A call that is sent again with other arguments comes
 * again, under the same id: what was drawn of it is to be replaced. See `replyParts`.
 */
export function toolCalls(source: ReplySource, options: ReplyOptions = {}): AsyncIterableIterator<ToolCall> {
  const parts = replyParts(source, options)[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for (;;) {
        const { done, value } = await parts.next();
        if (done) return { done, value: undefined };
        if (value.type === "tool") return { done: false, value };
        await leave(value);
      }
    },
    async return() {
      await parts.return?.();
      return { done: true, value: undefined };
    },
  };
}

/** The prose of a reply, in pieces. Two stretches of it with a tool call between them are set apart by a blank line. */
export async function* replyText(
  source: ReplySource,
  options: ReplyOptions = {},
): AsyncGenerator<string, void, undefined> {
  let begun = false;
  let apart = false;
  for await (const part of replyParts(source, options)) {
    if (part.type === "tool") {
      await leave(part);
      apart = begun;
      continue;
    }
    if (apart) yield "\n\n";
    apart = false;
    begun = true;
    yield* part.text;
  }
}

/** Says that nobody will read a part. */
async function leave(part: ReplyPart): Promise<void> {
  await part.text[Symbol.asyncIterator]().return?.();
}
