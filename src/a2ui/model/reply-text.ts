/** The text of an agent's replies, taken apart: prose, and JSON that holds messages. */
import { JsonSequence } from "./json-sequence.js";
import { type Mark, nextMark, startsMessages, type Verdict } from "./marks.js";

/** What is in a reply's text, in order. */
export interface ReplyParts {
  /** More prose. */
  prose(text: string): void;
  /** JSON begins: what is written to the sequence until the next call. */
  json(json: JsonSequence): void;
}

/** Inside a block: where it ends, and what reads its JSON. */
interface Block {
  readonly end: RegExp;
  /** What could be the beginning of the end, at the end of a chunk. */
  readonly maybeEnd: RegExp;
  readonly json: JsonSequence | undefined;
}

/**
 * Reads text that is still arriving, cut anywhere. Prose goes out as it comes: only what may be the beginning of something
 * else is held back, which is a few characters, and up to 400 where JSON begins that may or may not hold messages.
 */
export class ReplyText {
  readonly #parts: ReplyParts;
  /** What has come and is not decided yet. */
  #held = "";
  #block: Block | undefined;
  /** JSON without anything around it. */
  #bare: JsonSequence | undefined;
  /** True while nothing but blanks has come: then what looks like JSON is. */
  #first = true;
  #lineStart = true;

  constructor(parts: ReplyParts) {
    this.#parts = parts;
  }

  write(chunk: string): void {
    this.#held += chunk;
    this.#advance(false);
  }

  /** A reply has ended: nothing is held back any more. The next text begins another one. */
  end(): void {
    this.#advance(true);
    this.#block?.json?.end();
    this.#bare?.end();
    this.#block = undefined;
    this.#bare = undefined;
    this.#held = "";
    this.#first = true;
    this.#lineStart = true;
  }

  #advance(ended: boolean): void {
    while (this.#held !== "") {
      const { length } = this.#held;
      const within = this.#block ?? this.#bare;
      if (this.#block) this.#inBlock(this.#block, ended);
      else if (this.#bare) this.#inBare(this.#bare);
      else this.#inProse(ended);
      // Nothing is taken away, and nothing has begun: it waits for more.
      if (this.#held.length === length && (this.#block ?? this.#bare) === within) return;
    }
  }

  #inBlock({ end, maybeEnd, json }: Block, ended: boolean): void {
    const found = end.exec(this.#held);
    const cut = found ? found.index : ended ? this.#held.length : this.#held.search(maybeEnd);
    const inside = this.#held.slice(0, cut < 0 ? undefined : cut);
    if (json) json.write(inside);
    else this.#say(inside + (found?.[0] ?? ""));
    this.#take(inside.length + (found?.[0].length ?? 0));
    if (!found) return;
    json?.end();
    this.#block = undefined;
  }

  #inBare(json: JsonSequence): void {
    const text = this.#held;
    this.#take(text.length);
    json.write(text);
    if (json.reading) return;
    // What follows the value is prose, or the next value.
    this.#bare = undefined;
    this.#held = json.takeRest();
    this.#lineStart = this.#held.startsWith("\n");
  }

  #inProse(ended: boolean): void {
    const mark = nextMark(this.#held, { lineStart: this.#lineStart, ended });
    if (mark.at > 0) {
      this.#say(this.#held.slice(0, mark.at));
      this.#take(mark.at);
      return;
    }
    if (mark.is === "json") this.#tryJson(mark, ended);
    else if (mark.is === "block") this.#open(mark, ended);
    else if (mark.is === "label") this.#take(mark.length);
  }

  #tryJson({ length }: Mark, ended: boolean): void {
    const verdict = startsMessages(this.#held, { alone: this.#first, ended });
    if (verdict === "maybe") return;
    if (verdict === "no") {
      this.#say(this.#held.slice(0, length));
      this.#take(length);
      return;
    }
    this.#bare = new JsonSequence(1);
    this.#first = false;
    this.#parts.json(this.#bare);
  }

  #open(mark: Extract<Mark, { is: "block" }>, ended: boolean): void {
    const { length, end, maybeEnd, holds } = mark;
    const verdict = holds === "maybe" ? this.#verdictOn(length, ended) : holds === "messages" ? "yes" : "no";
    if (verdict === "maybe") return;
    this.#first = false;
    const json = verdict === "yes" ? new JsonSequence() : undefined;
    if (json) this.#parts.json(json);
    else this.#say(this.#held.slice(0, length));
    this.#take(length);
    this.#block = { end, maybeEnd, json };
  }

  #verdictOn(length: number, ended: boolean): Verdict {
    const body = this.#held.slice(length).trimStart();
    if (body === "" && !ended) return "maybe";
    return startsMessages(body, { alone: false, ended });
  }

  #say(text: string): void {
    if (text === "") return;
    if (text.trim() !== "") this.#first = false;
    this.#lineStart = /[\n\r][ \t]*$/.test(text) || (this.#lineStart && text.trim() === "");
    this.#parts.prose(text);
  }

  #take(length: number): void {
    this.#held = this.#held.slice(length);
  }
}
