import { own, setOwn } from "../../core/raw.js";
import { copyData } from "./copy.js";
import { MAX_GAP } from "./limits.js";
import { PathWatch, type Watcher } from "./path-watch.js";
import { DataError, indexOf, pointerTo, type Steps } from "./pointer.js";

type Holder = Record<string, unknown> | unknown[];

/**
 * The data of one surface: one JSON value, which agent and person write to by path, and which tells who shows it. What was
 * read never changes: it is copied, as far as it has to be, when something in it is written.
 */
export class DataModel {
  #root: unknown = {};
  /** Objects and lists that somebody has read since they were made. */
  readonly #handedOut = new WeakSet<object>();
  readonly #watch = new PathWatch();

  /** What stands at a path; undefined when nothing does. */
  get(steps: Steps): unknown {
    let value = this.#root;
    for (const step of steps) value = stepInto(value, step);
    if (isHolder(value)) this.#handedOut.add(value);
    return value;
  }

  /**
   * Puts a value at a path; what was there is replaced whole, and what holds it is made where it is missing. Undefined
   * takes away what is there: the item of a list leaves its place empty.
   *
   * @throws DataError when something on the way is neither an object nor a list, or the value is too large
   */
  set(steps: Steps, value: unknown): void {
    const copy = copyData(value, pointerTo(steps), steps.length + 1);
    const last = steps[steps.length - 1];
    if (last === undefined) this.#root = copy ?? {};
    else if (copy !== undefined) put(this.#holder(steps), last, copy, steps);
    else this.#delete(steps, last);
    this.#watch.tell(steps);
  }

  /** Calls `watcher.changed()` whenever the value at the path may have become another. */
  watch(steps: Steps, watcher: Watcher, what?: "value" | "list"): () => void {
    return this.#watch.watch(steps, watcher, what);
  }

  /** The whole model, as JSON data of the caller's own. */
  toJSON(): unknown {
    return copyData(this.#root, "/");
  }

  #delete(steps: Steps, last: string): void {
    let there: unknown = this.#root;
    for (const step of steps) there = stepInto(there, step);
    if (there === undefined) return;
    const holder = this.#holder(steps);
    if (Array.isArray(holder)) holder[indexOf(last) as number] = undefined;
    else delete holder[last];
  }

  /** The object or list in which the last step stands: made on the way, as the step behind it asks for. */
  #holder(steps: Steps): Holder {
    let copying = this.#isHandedOut(this.#root);
    let holder: Holder = isHolder(this.#root) ? (copying ? copyOf(this.#root) : this.#root) : {};
    this.#root = holder;
    for (let at = 0; at < steps.length - 1; at++) {
      const step = steps[at] as string;
      const way = steps.slice(0, at + 1);
      let next = stepInto(holder, step);
      if (next !== undefined && next !== null && !isHolder(next))
        throw new DataError(pointerTo(steps), `${pointerTo(way)} holds no values: replace it first`);
      copying ||= this.#isHandedOut(next);
      if (!isHolder(next)) next = indexOf(steps[at + 1] as string) === undefined ? {} : [];
      else if (copying) next = copyOf(next);
      put(holder, step, next, way);
      holder = next as Holder;
    }
    return holder;
  }

  /** With it all that it holds was handed out. */
  #isHandedOut(value: unknown): boolean {
    return isHolder(value) && this.#handedOut.has(value);
  }
}

function copyOf(holder: Holder): Holder {
  return Array.isArray(holder) ? [...holder] : { ...holder };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

function stepInto(value: unknown, step: string): unknown {
  if (!Array.isArray(value)) return own(value, step);
  const index = indexOf(step);
  return index === undefined ? undefined : value[index];
}

function put(holder: Holder, step: string, value: unknown, steps: Steps): void {
  if (!Array.isArray(holder)) {
    setOwn(holder, step, value);
    return;
  }
  const index = indexOf(step);
  const path = pointerTo(steps);
  if (index === undefined) throw new DataError(path, `"${step}" is no index of a list: use a number`);
  if (index > holder.length + MAX_GAP) throw new DataError(path, "far beyond the list's end: fill the list in order");
  holder[index] = value;
}
