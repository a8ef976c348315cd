import { type Format, listOf, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";

/** A message of a snapshot, as far as it is read here. */
interface Message {
  readonly id?: string;
  readonly role?: string;
  readonly content?: unknown;
  readonly toolCalls?: readonly {
    readonly id?: string;
    readonly function?: { readonly name?: string; readonly arguments?: unknown };
  }[];
}

/** The events of a run, as far as they are read here. */
interface Event {
  readonly type?: string;
  readonly messageId?: string;
  readonly role?: string;
  readonly delta?: string;
  readonly toolCallId?: string;
  readonly toolCallName?: string;
  readonly messages?: readonly Message[];
  readonly message?: string;
}

/** AG-UI 1.0. */
export class AgUiFormat implements Format {
  /** What `…_CHUNK` events without an id belong to. */
  #text = "";
  #call = "";
  readonly #calls = new Set<string>();
  readonly #texts = new Set<string>();
  /** Messages of others than the assistant are no reply. */
  readonly #foreign = new Set<string>();

  read(event: Event, reply: ReplySink): void {
    switch (event.type) {
      case "RUN_STARTED":
        reply.begin();
        break;
      case "TEXT_MESSAGE_START":
      case "TEXT_MESSAGE_CONTENT":
      case "TEXT_MESSAGE_CHUNK":
        this.#prose(event, reply);
        break;
      case "TEXT_MESSAGE_END":
        reply.end(textOf(event.messageId));
        break;
      case "TOOL_CALL_START":
        this.#begin(textOf(event.toolCallId), textOf(event.toolCallName), reply);
        break;
      case "TOOL_CALL_CHUNK":
      case "TOOL_CALL_ARGS":
        this.#arguments(event, reply);
        break;
      case "TOOL_CALL_END":
        reply.end(textOf(event.toolCallId));
        break;
      case "MESSAGES_SNAPSHOT":
        this.#snapshot(listOf(event.messages), reply);
        break;
      case "RUN_FINISHED":
        reply.finish();
        break;
      case "RUN_ERROR":
        reply.fail(SourceError.said({ ...event, type: undefined }));
    }
  }

  #prose({ type, messageId, role, delta }: Event, reply: ReplySink): void {
    const id = textOf(messageId) || this.#text;
    if (type === "TEXT_MESSAGE_CHUNK" && id !== this.#text) reply.end(this.#text);
    this.#text = id;
    this.#texts.add(id);
    if (role && role !== "assistant") this.#foreign.add(id);
    if (!this.#foreign.has(id)) reply.text(id, textOf(delta), id);
  }

  #arguments({ type, toolCallId, toolCallName, delta }: Event, reply: ReplySink): void {
    const id = textOf(toolCallId) || this.#call;
    if (type === "TOOL_CALL_CHUNK" && id !== this.#call) {
      reply.end(this.#call);
      reply.end(this.#text);
      if (!this.#calls.has(id)) this.#begin(id, textOf(toolCallName), reply);
    }
    this.#call = id;
    reply.argue(id, textOf(delta));
  }

  #begin(id: string, name: string, reply: ReplySink): void {
    this.#calls.add(id);
    reply.call(id, { id, name });
  }

  /** All messages of the thread. What comes after the last one of a person is this reply, whether it was streamed or not. */
  #snapshot(messages: readonly Message[], reply: ReplySink): void {
    const asked = messages.map(({ role }) => role).lastIndexOf("user");
    for (const [index, message] of messages.entries()) {
      for (const { id = "", function: called } of listOf(message.toolCalls)) {
        if (!this.#calls.has(id) && index < asked) continue;
        if (!this.#calls.has(id)) this.#begin(id, textOf(called?.name), reply);
        reply.wholeArguments(id, called?.arguments);
        reply.end(id);
      }
      const id = textOf(message.id);
      const unseen = index > asked && message.role === "assistant" && !this.#texts.has(id);
      if (!this.#texts.has(id) && !unseen) continue;
      if (!this.#foreign.has(id)) reply.wholeText(id, textOf(message.content), id);
      reply.end(id);
      this.#texts.add(id);
    }
  }
}
