import { type Format, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/**
 * The chunks of a UI message stream, as far as they are read here. The parts of a `fullStream` on the server have the
 * same names, and name some fields otherwise: `id`, `text` and `delta`.
 */
interface Chunk {
  readonly type?: string;
  readonly id?: string;
  readonly messageId?: string;
  readonly delta?: string;
  readonly text?: string;
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly providerExecuted?: boolean;
  readonly inputTextDelta?: string;
  readonly input?: unknown;
  readonly errorText?: string;
  readonly error?: unknown;
  readonly reason?: string;
  readonly finishReason?: string;
}

/** Vercel AI SDK: the UI message stream. */
export class AiSdkFormat implements Format {
  #message = "";
  readonly #calls = new Set<string>();

  read(chunk: Chunk, reply: ReplySink): void {
    const call = textOf(chunk.toolCallId) || textOf(chunk.id);
    const text = textOf(chunk.id);
    switch (chunk.type) {
      case "start":
        this.#message = textOf(chunk.messageId);
        reply.begin();
        break;
      case "text-delta":
        reply.text(text, textOf(chunk.delta) || textOf(chunk.text), this.#message || text);
        break;
      case "text-end":
        reply.end(text);
        break;
      case "tool-input-start":
        this.#begin(call, chunk, reply);
        break;
      case "tool-input-delta":
        reply.argue(call, textOf(chunk.inputTextDelta) || textOf(chunk.delta));
        break;
      case "tool-input-end":
        reply.end(call);
        break;
      case "tool-input-available":
      case "tool-call":
      case "tool-input-error":
        this.#whole(call, chunk, reply);
        break;
      case "finish":
        this.#finish(textOf(chunk.finishReason), reply);
        break;
      case "abort":
        reply.fail(SourceError.said(chunk.reason ?? "it was aborted"));
        break;
      case "error":
        reply.fail(SourceError.said(chunk.errorText ?? chunk.error));
    }
  }

  #begin(key: string, { toolName, providerExecuted }: Chunk, reply: ReplySink): void {
    this.#calls.add(key);
    reply.call(key, { id: key, name: textOf(toolName), providerExecuted: providerExecuted === true });
  }

  #whole(key: string, chunk: Chunk, reply: ReplySink): void {
    if (!this.#calls.has(key)) this.#begin(key, chunk, reply);
    // A call that could not be read comes as the text it was; what had come of it already stands.
    if (chunk.type !== "tool-input-error" || typeof chunk.input === "string") reply.wholeArguments(key, chunk.input);
    reply.end(key);
  }

  #finish(reason: string, reply: ReplySink): void {
    if (reason === "length") reply.fail(SourceError.stopped("length", reason));
    else if (reason === "content-filter") reply.fail(SourceError.stopped("refused", reason));
    else if (reason === "error") reply.fail(SourceError.said("the provider gives no reason"));
    else reply.finish();
  }
}
