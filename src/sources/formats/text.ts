import { isResponse, readText, type StopSignal, type TextSource } from "../../stream/text-source.js";
import { expectSuccess } from "../expect-success.js";
import type { Format, ReplySink } from "../format.js";

/** What stands for the events of a source that is nothing but text. */
type TextEvent = { readonly text: string } | { readonly end: true };

/** A text as events: a Response's event data or body, or a stream's own text. */
export async function* textEvents(
  source: TextSource,
  signal: StopSignal | undefined,
): AsyncGenerator<TextEvent, void, undefined> {
  if (isResponse(source)) await expectSuccess(source, signal);
  for await (const text of readText(source, signal)) yield { text };
  yield { end: true };
}

/** Plain text, and server-sent events whose data is that text: all of it is prose. */
export class TextFormat implements Format {
  read(event: TextEvent, reply: ReplySink): void {
    if ("text" in event) reply.text("", event.text, "");
    else reply.finish();
  }
}
