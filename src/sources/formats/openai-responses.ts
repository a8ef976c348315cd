import { type Format, listOf, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/** An item of a response's output, as far as it is read here. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly call_id?: string;
  readonly name?: string;
  readonly arguments?: unknown;
  readonly input?: unknown;
  readonly content?: readonly { readonly type?: string; readonly text?: string; readonly refusal?: string }[];
}

interface Whole {
  readonly object?: string;
  readonly status?: string;
  readonly output?: readonly Item[];
  readonly error?: unknown;
  readonly incomplete_details?: { readonly reason?: string };
}

/** The events of a streamed response, and a response that is not streamed, as far as they are read here. */
interface Event extends Whole {
  readonly type?: string;
  readonly output_index?: number;
  readonly content_index?: number;
  readonly item_id?: string;
  readonly item?: Item;
  readonly delta?: unknown;
  readonly text?: unknown;
  readonly arguments?: unknown;
  readonly input?: unknown;
  readonly refusal?: string;
  readonly response?: Whole;
}

const CALLS = ["function_call", "custom_tool_call", "mcp_call"];

/** OpenAI Responses, Azure's too. */
export class OpenAiResponsesFormat implements Format {
  /** Responses that have begun: one stream may bring several. */
  #count = 0;
  /** The keys of the calls that have begun. */
  readonly #calls = new Set<string>();
  #refusal = "";

  read(event: Event, reply: ReplySink): void {
    // Some gateways give an item another id in every event; its place stays.
    const key = this.#key(event.output_index ?? event.item_id ?? "");
    const textKey = `${key}.${event.content_index ?? 0}`;
    switch (event.type) {
      case "response.created":
        this.#count++;
        reply.begin();
        break;
      case "response.output_item.added":
        this.#call(key, event.item ?? {}, reply);
        break;
      case "response.output_text.delta":
        reply.text(textKey, textOf(event.delta), textOf(event.item_id));
        break;
      case "response.output_text.done":
        reply.wholeText(textKey, textOf(event.text), textOf(event.item_id));
        reply.end(textKey);
        break;
      case "response.function_call_arguments.delta":
      case "response.mcp_call_arguments.delta":
      case "response.custom_tool_call_input.delta":
        reply.argue(key, textOf(event.delta));
        break;
      case "response.function_call_arguments.done":
      case "response.mcp_call_arguments.done":
        reply.wholeArguments(key, event.arguments);
        break;
      case "response.custom_tool_call_input.done":
        reply.wholeArguments(key, event.input);
        break;
      case "response.output_item.done":
        this.#item(key, event.item ?? {}, reply);
        break;
      case "response.refusal.done":
        this.#refusal = textOf(event.refusal);
        break;
      case "response.completed":
      case "response.incomplete":
      case "response.failed":
        this.#whole(event.response ?? {}, reply);
        break;
      case "error":
        reply.fail(SourceError.said(event.error ?? event));
        break;
      case undefined:
        if (event.object === "response") this.#whole(event, reply);
    }
  }

  #key(place: string | number): string {
    return `${this.#count}.${place}`;
  }

  #call(key: string, item: Item, reply: ReplySink): void {
    if (!CALLS.includes(textOf(item.type)) || this.#calls.has(key)) return;
    this.#calls.add(key);
    const id = textOf(item.call_id) || textOf(item.id);
    reply.call(key, { id, name: textOf(item.name), providerExecuted: item.type === "mcp_call" });
  }

  /** An item that is whole, and may be all that has come of it. */
  #item(key: string, item: Item, reply: ReplySink): void {
    this.#call(key, item, reply);
    const given = item.arguments ?? item.input;
    if (this.#calls.has(key) && given !== undefined) reply.wholeArguments(key, given);
    reply.end(key);
    if (item.type !== "message") return;
    for (const [index, { text, refusal }] of listOf(item.content).entries()) {
      reply.wholeText(`${key}.${index}`, textOf(text), textOf(item.id));
      reply.end(`${key}.${index}`);
      if (refusal) this.#refusal = textOf(refusal);
    }
  }

  #whole({ status, output, error, incomplete_details }: Whole, reply: ReplySink): void {
    const reason = textOf(incomplete_details?.reason);
    if (status === "incomplete" && reason === "content_filter") reply.fail(SourceError.stopped("refused", reason));
    else if (status === "incomplete") reply.fail(SourceError.stopped("length", reason || "incomplete"));
    else if (error || status === "failed" || status === "cancelled") reply.fail(SourceError.said(error ?? status));
    else {
      for (const [index, item] of listOf(output).entries()) this.#item(this.#key(index), item, reply);
      if (this.#refusal) reply.fail(SourceError.stopped("refused", "refusal", this.#refusal));
      else reply.finish();
    }
  }
}
