import { type Format, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/** The events of a streamed interaction, as far as they are read here. */
interface Event {
  readonly event_type?: string;
  readonly index?: number;
  readonly step?: { readonly type?: string; readonly id?: string; readonly name?: string; readonly arguments?: object };
  readonly delta?: { readonly type?: string; readonly text?: string; readonly arguments?: unknown };
  readonly interaction?: { readonly id?: string; readonly status?: string; readonly error?: unknown };
  readonly error?: unknown;
}

/** Google's Interactions API. */
export class GoogleInteractionsFormat implements Format {
  #id = "";
  /** The arguments that stood in a step at its start: they count where none are streamed. */
  readonly #given = new Map<string, unknown>();

  read(event: Event, reply: ReplySink): void {
    const key = String(event.index ?? 0);
    switch (event.event_type) {
      case "interaction.created":
        this.#id = textOf(event.interaction?.id);
        reply.begin();
        break;
      case "step.start":
        this.#start(key, event.step ?? {}, reply);
        break;
      case "step.delta":
        this.#more(key, event.delta ?? {}, reply);
        break;
      case "step.stop":
        if (this.#given.has(key)) reply.wholeArguments(key, this.#given.get(key));
        this.#given.delete(key);
        reply.end(key);
        break;
      case "interaction.completed":
      case "interaction.requires_action":
        finish(event.interaction ?? {}, reply);
        break;
      case "error":
        reply.fail(SourceError.said(event.error));
    }
  }

  /** Calls that Google answers itself have a type of their own each, such as `google_search_call`. */
  #start(key: string, { type = "", id, name, arguments: given }: NonNullable<Event["step"]>, reply: ReplySink): void {
    if (!/_call$/.test(type)) return;
    const own = type === "function_call";
    const start = { id: textOf(id) || (this.#id && `${this.#id}-${key}`), name: textOf(name) || type };
    reply.call(key, { ...start, providerExecuted: !own });
    this.#given.set(key, given);
  }

  #more(key: string, { type, text, arguments: given }: NonNullable<Event["delta"]>, reply: ReplySink): void {
    if (type === "text") reply.text(key, textOf(text), this.#id);
    if (type === "arguments_delta" && given) this.#given.delete(key);
    if (type === "arguments_delta") reply.argue(key, textOf(given));
    else if (typeof given === "object" && given !== null) this.#given.set(key, given);
  }
}

function finish({ status = "", error }: NonNullable<Event["interaction"]>, reply: ReplySink): void {
  if (status === "incomplete") reply.fail(SourceError.stopped("length", status));
  else if (error || status === "failed" || status === "cancelled") reply.fail(SourceError.said(error ?? status));
  else reply.finish();
}
