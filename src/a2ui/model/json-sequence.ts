import type { OpenKey } from "../../core/inspection.js";
import type { JsonFailure } from "../../stream/json/failure.js";
import { JsonStream } from "../../stream/json-stream.js";

/** Told of the values of a sequence: again and again while one grows, and once more when it has closed. */
export interface SequenceListener {
  value(value: unknown, open: OpenKey): void;
  failed(failure: JsonFailure): void;
  /** It has ended without a value in it. */
  empty(): void;
}

/** JSON values one after the other, as they arrive: a list, one object, or an object a line. What stands between them is
 * passed over. */
export class JsonSequence {
  listener: SequenceListener | undefined;
  readonly #most: number;
  #json: JsonStream | undefined;
  #count = 0;
  #rest = "";
  /** How much was written to the value that is being read. */
  #length = 0;
  /** A value was no JSON: what follows it is passed over, to where the next one begins or an empty line. */
  #lost = false;

  /** `most`: after how many values it takes no more. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** True as long as it takes more. */
  get reading(): boolean {
    return this.#json !== undefined || this.#lost || this.#count < this.#most;
  }

  /** What was written behind the last value that it takes. */
  takeRest(): string {
    const rest = this.#rest;
    this.#rest = "";
    return rest;
  }

  /** Tells what has grown since the last time. */
  update(): void {
    const json = this.#json;
    if (json?.value !== undefined) this.listener?.value(json.value, (container) => json.openKey(container));
  }

  write(text: string): void {
    let left = text;
    while (left !== "" && this.reading) left = this.#json ? this.#read(this.#json, left) : this.#seek(left);
    this.#rest += left;
  }

  end(): void {
    if (this.#json) {
      this.#json.end();
      this.#settle(this.#json);
    } else if (this.#count === 0) {
      this.listener?.empty();
    }
    this.#json = undefined;
    this.#lost = false;
    this.#count = this.#most;
  }

  #seek(text: string): string {
    // JSON in a string is the first value, or there is none: what comes behind is its closing quote.
    const start = this.#count === 0 ? /[{["]/ : /[{[]/;
    const at = text.search(this.#lost ? /\n\s*\n|(?<=[\n\r])[{[]/ : start);
    if (at < 0) return "";
    this.#lost = false;
    const left = text.slice(at);
    if (/^[{["]/.test(left)) {
      this.#json = new JsonStream();
      this.#length = 0;
    }
    return left;
  }

  #read(json: JsonStream, text: string): string {
    const base = this.#length;
    json.write(text);
    this.#length += text.length;
    if (!json.done && !json.error) return "";
    this.#json = undefined;
    this.#settle(json);
    if (!json.error) return json.rest;
    this.#lost = true;
    return text.slice(Math.max(0, json.error.at - base));
  }

  #settle(json: JsonStream): void {
    this.#count++;
    if (json.value !== undefined && typeof json.value === "object")
      this.listener?.value(json.value, json.done ? () => undefined : (container) => json.openKey(container));
    if (json.error) this.listener?.failed(json.error);
  }
}
