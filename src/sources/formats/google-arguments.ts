import { stepsOf } from "./json-path.js";
import { JsonWriter, type Step } from "./json-writer.js";

/** A part of a call's arguments with its place (`$.root.children[0].markdown`), as far as it is read here. */
export interface PartialArgument {
  readonly jsonPath?: string;
  readonly stringValue?: string;
  readonly numberValue?: number;
  readonly boolValue?: boolean;
  readonly nullValue?: unknown;
  readonly willContinue?: boolean;
}

type Container = { [step: Step]: unknown };

/** A part may name an item that lies further out than all that has come: no list is made longer than this for it. */
const MOST_SKIPPED = 1000;

/**
 * Google's arguments in parts, put together into a value, and into its JSON text. While the parts come in the order in
 * which JSON is written, text is only ever added. A part that goes back, to a place that has closed or holds something
 * else, makes a text that begins anew.
 */
export class GoogleArguments {
  readonly #value: Container = {};
  /** The places of strings that are to go on. */
  readonly #unfinished = new Set<string>();
  #writer = new JsonWriter();
  #anew = false;

  /** Takes the next part. One without a place that can be read is passed over. */
  add(part: PartialArgument): void {
    const path = stepsOf(part.jsonPath ?? "");
    const value = givenBy(part);
    if (!path || typeof path[0] !== "string" || value === undefined) return;
    const place = JSON.stringify(path);
    const goesOn = part.willContinue === true;
    const isMore = typeof value === "string" && this.#unfinished.has(place);
    if (goesOn) this.#unfinished.add(place);
    else this.#unfinished.delete(place);
    if (isMore) this.#lengthen(path, value, goesOn);
    else if (put(this.#value, path, value) && !this.#writer.write(path, value, goesOn)) this.#writeAnew();
  }

  /** Says that all parts have come: what is open closes. */
  close(): void {
    this.#writer.close();
  }

  /** The text that is new; `anew` if it takes the place of all text before it. */
  take(): { readonly text: string; readonly anew: boolean } {
    const anew = this.#anew;
    this.#anew = false;
    return { text: this.#writer.take(), anew };
  }

  #lengthen(path: readonly Step[], piece: string, goesOn: boolean): void {
    const holder = path.slice(0, -1).reduce((at, step) => at[step] as Container, this.#value);
    const step = path.at(-1) as Step;
    set(holder, step, `${holder[step]}${piece}`);
    if (!this.#writer.goOn(path, piece, goesOn)) this.#writeAnew();
  }

  #writeAnew(): void {
    this.#anew = true;
    this.#writer = new JsonWriter();
    for (const [path, value] of leaves(this.#value, [])) this.#writer.write(path, value, true);
  }
}

function givenBy({ stringValue, numberValue, boolValue, ...part }: PartialArgument): unknown {
  return "nullValue" in part ? null : (stringValue ?? numberValue ?? boolValue);
}

/** Puts a value at its place. What stands on the way, and can't hold the next step, is replaced. */
function put(value: Container, path: readonly Step[], leaf: unknown): boolean {
  let holder = value;
  for (const [index, step] of path.entries()) {
    if (Array.isArray(holder) && !reach(holder, step as number)) return false;
    const next = path[index + 1];
    const inside = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (next === undefined) set(holder, step, leaf);
    else if (!canHold(inside, next)) set(holder, step, typeof next === "number" ? [] : {});
    holder = holder[step] as Container;
  }
  return true;
}

function canHold(value: unknown, next: Step): boolean {
  return typeof value === "object" && value !== null && Array.isArray(value) === (typeof next === "number");
}

/** Makes a list long enough for an index; null stands where nothing has come yet. */
function reach(list: unknown[], index: number): boolean {
  if (index > list.length + MOST_SKIPPED) return false;
  while (list.length < index) list.push(null);
  return true;
}

/** Whatever the step is called: plain assignment to `__proto__` would set the prototype. */
function set(holder: Container, step: Step, value: unknown): void {
  Object.defineProperty(holder, step, { value, writable: true, enumerable: true, configurable: true });
}

/** Every value that holds no other, with its place, in the order of the text. */
function* leaves(value: unknown, path: readonly Step[]): Generator<readonly [readonly Step[], unknown]> {
  const entries: readonly (readonly [Step, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  if (entries.length === 0) yield [path, value];
  for (const [step, inside] of entries) yield* leaves(inside, [...path, step]);
}
