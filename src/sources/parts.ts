import { isWholeJson, sameArguments, startsAgain } from "./arguments-text.js";
import type { CallStart, ReplySink } from "./format.js";
import { type ReplyPart, toolCall } from "./part.js";
import { SourceError } from "./source-error.js";
import type { TextQueue } from "./text-queue.js";

/** A part that has begun. It is kept once it has ended: what is sent again is held against it. */
interface KnownPart {
  readonly type: ReplyPart["type"];
  readonly start: CallStart | undefined;
  readonly queue: TextQueue;
  /** All of its text. */
  written: string;
  ended: boolean;
}

/** What a format says, made into the parts of a reply. */
export class Parts implements ReplySink {
  /** Begun, and not handed out yet. */
  readonly waiting: ReplyPart[] = [];
  /** Undefined while the reply goes on; then what ended it, without an error if it was whole. */
  outcome: { readonly error?: unknown } | undefined;
  readonly #known = new Map<string, KnownPart>();
  /** Calls that were sent again; whoever reads them is told once the call that replaces them has been handed out. */
  #replaced: TextQueue[] = [];
  readonly #newQueue: () => TextQueue;
  /** Whether something of the format has been seen, and whether all of that was whole. */
  #begun = false;
  #whole = false;

  constructor(newQueue: () => TextQueue) {
    this.#newQueue = newQueue;
  }

  text(key: string, piece: string, id: string): void {
    if (piece === "") return;
    const name = `text ${key}`;
    const known = this.#known.get(name);
    const part = known && !known.ended ? known : this.#add(name, "text", id, undefined);
    push(part, piece);
    this.#unfinished();
  }

  wholeText(key: string, text: string, id: string): void {
    const known = this.#known.get(`text ${key}`);
    if (!known) this.text(key, text, id);
    else if (!known.ended && text.startsWith(known.written)) push(known, text.slice(known.written.length));
  }

  call(key: string, start: CallStart): void {
    const name = `tool ${key}`;
    const known = this.#known.get(name);
    if (known && !known.ended && known.start?.id === start.id) this.#replace(known);
    else if (known) this.end(key);
    this.#add(name, "tool", start.id, start);
    this.#unfinished();
  }

  argue(key: string, piece: string): void {
    const call = this.#known.get(`tool ${key}`);
    if (!call || piece === "") return;
    if (!call.ended && !startsAgain(call.written, piece)) push(call, piece);
    else if (piece.trim() !== "") this.wholeArguments(key, piece);
  }

  wholeArguments(key: string, given: unknown): void {
    const call = this.#known.get(`tool ${key}`);
    if (!call?.start) return;
    const text = typeof given === "string" ? given : JSON.stringify(given ?? {});
    const { ended } = call;
    if (!ended && text.startsWith(call.written)) push(call, text.slice(call.written.length));
    else if (!sameArguments(call.written, text)) {
      this.call(key, call.start);
      this.argue(key, text);
      if (ended) this.end(key);
    }
  }

  end(key: string): void {
    for (const name of [`text ${key}`, `tool ${key}`]) {
      const part = this.#known.get(name);
      if (part) close(part);
    }
  }

  begin(): void {
    // What is open then was cut off: some gateways ask again in mid-stream.
    for (const part of this.#known.values()) {
      if (!part.ended) part.queue.fail(new SourceError("cut", "A new message began before this part had ended"));
      part.ended = true;
    }
    this.#unfinished();
  }

  finish(): void {
    this.#begun = this.#whole = true;
    for (const part of this.#known.values()) close(part);
  }

  fail(error: unknown): void {
    if (this.outcome) return;
    this.outcome = { error };
    for (const part of this.#known.values()) part.queue.fail(error);
    this.failReplaced();
  }

  /** The source has ended. `odd` is the last it sent that could not be read. */
  endOfSource(odd: string): void {
    if (this.outcome) return;
    // Some gateways never say that a call is whole; its JSON does.
    for (const part of this.#known.values()) if (part.type === "tool" && isWholeJson(part.written)) close(part);
    const open = [...this.#known.values()].some((part) => !part.ended);
    const calls = [...this.#known.values()].some((part) => part.type === "tool");
    if (this.#whole || (this.#begun && calls && !open)) {
      this.finish();
      this.failReplaced();
      this.outcome = {};
    } else this.fail(this.#begun ? cut(odd) : unread(odd));
  }

  /** Those that were sent again come to nothing any more. */
  failReplaced(): void {
    for (const queue of this.#replaced.splice(0)) queue.fail(replaced());
  }

  #replace(part: KnownPart): void {
    part.ended = true;
    this.#replaced.push(part.queue);
  }

  #unfinished(): void {
    this.#begun = true;
    this.#whole = false;
  }

  #add(name: string, type: ReplyPart["type"], id: string, start: CallStart | undefined): KnownPart {
    const queue = this.#newQueue();
    const part: KnownPart = { type, start, queue, written: "", ended: false };
    this.#known.set(name, part);
    this.waiting.push(start ? toolCall(start, queue) : { type: "text", id, text: queue });
    return part;
  }
}

function push(part: KnownPart, piece: string): void {
  part.written += piece;
  part.queue.push(piece);
}

function close(part: KnownPart): void {
  if (part.ended) return;
  part.ended = true;
  // A call without arguments has none: as JSON, an object with nothing in it.
  if (part.start && part.written.trim() === "") push(part, "{}");
  part.queue.end();
}

function replaced(): SourceError {
  return new SourceError("replaced", "The call was sent again: read the one that follows under the same id");
}

function cut(odd: string): SourceError {
  const last = odd && `; the last that it sent was ${JSON.stringify(odd)}`;
  return new SourceError("cut", `The stream ended before the reply had${last}`);
}

function unread(odd: string): SourceError {
  const last = odd ? `, such as ${JSON.stringify(odd)}` : "";
  return new SourceError("format", `The source brought no event of a format that can be read${last}`);
}
