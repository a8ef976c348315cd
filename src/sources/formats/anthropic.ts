import { type Format, listOf, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/** A block of a message's content, as far as it is read here. */
interface Block {
  readonly type?: string;
  readonly text?: string;
  readonly id?: string;
  readonly name?: string;
  readonly input?: object;
}

interface Message {
  readonly id?: string;
  readonly content?: readonly Block[];
  readonly stop_reason?: string | null;
}

/** The events of a streamed message, and a message that is not streamed, as far as they are read here. */
interface Event extends Message {
  readonly type?: string;
  readonly index?: number;
  readonly message?: Message;
  readonly content_block?: Block;
  readonly delta?: {
    readonly type?: string;
    readonly text?: string;
    readonly partial_json?: string;
    readonly stop_reason?: string | null;
  };
  readonly error?: unknown;
}

const CALLS = ["tool_use", "server_tool_use", "mcp_tool_use"];

/** Anthropic Messages. */
export class AnthropicFormat implements Format {
  #message = "";
  /** The arguments that stood in a block at its start: they count where none are streamed. */
  readonly #inputs = new Map<string, unknown>();

  read(event: Event, reply: ReplySink): void {
    const key = String(event.index ?? 0);
    switch (event.type) {
      case "message_start":
        this.#message = textOf(event.message?.id);
        reply.begin();
        break;
      case "content_block_start":
        this.#start(key, event.content_block ?? {}, reply);
        break;
      case "content_block_delta":
        this.#more(key, event.delta ?? {}, reply);
        break;
      case "content_block_stop":
        this.#stop(key, reply);
        break;
      case "message_delta":
        checkReason(textOf(event.delta?.stop_reason), reply);
        break;
      case "message_stop":
        reply.finish();
        break;
      case "message":
        this.#whole(event, reply);
        break;
      case "error":
        reply.fail(SourceError.said(event.error));
    }
  }

  #start(key: string, block: Block, reply: ReplySink): void {
    if (block.type === "text") reply.text(key, textOf(block.text), this.#message);
    if (!CALLS.includes(textOf(block.type))) return;
    const providerExecuted = block.type !== "tool_use";
    reply.call(key, { id: textOf(block.id), name: textOf(block.name), providerExecuted });
    this.#inputs.set(key, block.input);
  }

  #more(key: string, { type, text, partial_json }: NonNullable<Event["delta"]>, reply: ReplySink): void {
    if (type === "text_delta") reply.text(key, textOf(text), this.#message);
    if (type !== "input_json_delta") return;
    if (partial_json) this.#inputs.delete(key);
    reply.argue(key, textOf(partial_json));
  }

  #stop(key: string, reply: ReplySink): void {
    const input = this.#inputs.get(key);
    if (input) reply.wholeArguments(key, input);
    this.#inputs.delete(key);
    reply.end(key);
  }

  #whole({ id, content, stop_reason }: Message, reply: ReplySink): void {
    this.#message = textOf(id);
    for (const [index, block] of listOf(content).entries()) {
      this.#start(String(index), block, reply);
      this.#stop(String(index), reply);
    }
    checkReason(textOf(stop_reason), reply);
    reply.finish();
  }
}

function checkReason(reason: string, reply: ReplySink): void {
  if (reason === "max_tokens" || reason === "model_context_window_exceeded") {
    reply.fail(SourceError.stopped("length", reason));
  } else if (reason === "refusal") reply.fail(SourceError.stopped("refused", reason));
}
