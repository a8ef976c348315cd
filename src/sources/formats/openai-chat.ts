import { type Format, listOf, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/** A piece of a call; several providers leave some of it out, or repeat it. */
interface CallDelta {
  readonly index?: number;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null; readonly arguments?: unknown };
}

interface Delta {
  readonly content?: string | readonly { readonly type?: string; readonly text?: string }[] | null;
  readonly refusal?: string | null;
  readonly tool_calls?: readonly CallDelta[] | null;
  readonly function_call?: CallDelta["function"] | null;
}

interface Choice {
  readonly index?: number;
  readonly delta?: Delta;
  readonly message?: Delta;
  readonly finish_reason?: string | null;
  readonly error?: unknown;
}

/** A chunk of a completion, or a completion that is not streamed, as far as they are read here. */
interface Chunk {
  readonly id?: string;
  readonly choices?: readonly Choice[];
  readonly error?: unknown;
}

/**
 * OpenAI Chat Completions, and what speaks like it: Azure, DeepSeek, Mistral, Groq, xAI, OpenRouter, Ollama, vLLM and
 * others. Of several choices the first one is read.
 */
export class OpenAiChatFormat implements Format {
  /** The id of the completion. */
  #id = "";
  /** How often prose has begun: it ends where a call begins. */
  #texts = 0;
  /** The key of the call whose arguments come, and the id of the call under each index. */
  #current = "";
  #calls = 0;
  readonly #byIndex = new Map<number, { readonly key: string; readonly id: string }>();
  /** An id that came ahead of its name. */
  #early = "";
  #refusal = "";

  read(chunk: Chunk, reply: ReplySink): void {
    if (chunk.error) reply.fail(SourceError.said(chunk.error));
    if (typeof chunk.id === "string" && chunk.id !== "") this.#message(chunk.id);
    for (const choice of listOf(chunk.choices)) {
      if ((choice.index ?? 0) === 0) this.#choice(choice, reply);
    }
  }

  /** Another completion in the same stream: its calls are others. */
  #message(id: string): void {
    if (id !== this.#id) this.#byIndex.clear();
    this.#id = id;
  }

  #choice({ delta, message, finish_reason, error }: Choice, reply: ReplySink): void {
    const { content, refusal, tool_calls, function_call } = delta ?? message ?? {};
    reply.text(`${this.#texts}`, proseOf(content), this.#id);
    this.#refusal += textOf(refusal);
    for (const call of listOf(tool_calls)) this.#call(call, reply);
    if (function_call) this.#call({ index: 0, function: function_call }, reply);
    if (error) reply.fail(SourceError.said(error));
    else if (finish_reason) this.#finish(finish_reason, reply);
  }

  #call({ index, id, function: { name, arguments: given } = {} }: CallDelta, reply: ReplySink): void {
    const known = this.#find(index, textOf(id), textOf(name));
    if (known !== undefined) this.#current = known;
    else if (name) this.#begin(index, textOf(id) || this.#early, name, reply);
    else if (id) this.#early = id;
    if (typeof given === "string") reply.argue(this.#current, given);
    else if (given) reply.wholeArguments(this.#current, given);
  }

  /** The key of the call that is meant. A name under an id of its own is another call, whatever its index. */
  #find(index: number | undefined, id: string, name: string): string | undefined {
    const calls = [...this.#byIndex.values()];
    const known = id && calls.find((call) => call.id === id);
    if (known) return known.key;
    if (id && name) return undefined;
    return index === undefined ? calls.at(-1)?.key : this.#byIndex.get(index)?.key;
  }

  #begin(index: number | undefined, id: string, name: string, reply: ReplySink): void {
    reply.end(`${this.#texts++}`);
    const key = `call ${this.#calls++}`;
    const ownId = id || (this.#id && `${this.#id}-${this.#calls - 1}`);
    // Where several calls have one index or none, the ids tell them apart, and the latest is the one that goes on.
    this.#byIndex.delete(index ?? -1);
    this.#byIndex.set(index ?? -this.#calls, { key, id: ownId });
    this.#early = "";
    this.#current = key;
    reply.call(key, { id: ownId, name });
  }

  #finish(reason: string, reply: ReplySink): void {
    if (reason === "length" || reason === "model_length") reply.fail(SourceError.stopped("length", reason));
    else if (reason === "content_filter" || this.#refusal) {
      reply.fail(SourceError.stopped("refused", reason, this.#refusal));
    } else if (reason === "error") reply.fail(SourceError.said("the provider gives no reason"));
    else reply.finish();
  }
}

/** Content is text, or parts of which some are text. */
function proseOf(content: Delta["content"]): string {
  if (typeof content === "string") return content;
  return listOf(content as Exclude<Delta["content"], string>)
    .map((part) => (part.type === "text" ? textOf(part.text) : ""))
    .join("");
}
