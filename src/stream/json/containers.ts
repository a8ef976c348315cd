import type { KnownKeys } from "./known-keys.js";

/** An object or array of JSON. */
export type JsonContainer = Record<string, unknown> | unknown[];

/** A container that is still being written. */
export interface OpenContainer {
  readonly container: object;
  /** The entry that is half-written: its key or index; null between entries, and while a key itself is written. */
  readonly key: string | number | null;
}

/**
 * The containers that are still open, and the way into them. Entries are put into their containers here, so that a
 * value grows in place: an object or array is the same one from its first character to its last.
 */
export class Containers {
  root: JsonContainer | undefined;
  /** The innermost open container, and whether it is an array. */
  current: JsonContainer | undefined;
  inArray = false;
  /** The key of the present entry of `current`, when that is an object. */
  key = "";
  /** Assigning to this key would set the prototype, and what models write is data only. */
  #isProto = false;
  readonly #outer: JsonContainer[] = [];
  /** The keys of `#outer`; an array's is unused, for its open entry is its last. */
  readonly #keys: string[] = [];
  readonly #known: KnownKeys;

  constructor(known: KnownKeys) {
    this.#known = known;
  }

  get depth(): number {
    return this.current === undefined ? 0 : this.#outer.length + 1;
  }

  /** How many items the present array has. */
  get count(): number {
    return (this.current as unknown[]).length;
  }

  /** A container begins, as the present entry. */
  open(isArray: boolean): void {
    const container: JsonContainer = isArray ? [] : {};
    if (this.current === undefined) {
      this.root = container;
    } else {
      this.put(container);
      this.#outer.push(this.current);
      this.#keys.push(this.key);
    }
    this.current = container;
    this.inArray = isArray;
  }

  /** The innermost container ends. */
  close(): void {
    this.current = this.#outer.pop();
    this.key = this.#keys.pop() ?? "";
    this.inArray = Array.isArray(this.current);
  }

  /** The next entry of an object has this key. */
  enter(key: string): void {
    this.key = this.#known.same(key);
    this.#isProto = key === "__proto__";
  }

  /** A value becomes visible. A key written a second time takes the new value's place at once, as its last one wins. */
  put(value: unknown): void {
    if (this.inArray) (this.current as unknown[]).push(value);
    else this.set(value);
  }

  /** The present entry of an object gets a value. */
  set(value: unknown): void {
    if (this.#isProto) {
      Object.defineProperty(this.current, this.key, { value, writable: true, enumerable: true, configurable: true });
    } else {
      (this.current as Record<string, unknown>)[this.key] = value;
    }
  }

  /** The last entry of an array gets another value. */
  replaceLast(value: unknown): void {
    const list = this.current as unknown[];
    list[list.length - 1] = value;
  }

  /** Outermost first; `innermost` is the innermost one's half-written entry. */
  list(innermost: string | number | null): OpenContainer[] {
    const list: OpenContainer[] = this.#outer.map((container, level) => ({ container, key: this.#keyAt(level) }));
    if (this.current !== undefined) list.push({ container: this.current, key: innermost });
    return list;
  }

  /** The half-written entry of a container, or undefined when the container is not open. */
  openKey(container: object, innermost: string | number | null): string | number | null | undefined {
    if (container === this.current) return innermost;
    const level = this.#outer.lastIndexOf(container as JsonContainer);
    return level < 0 ? undefined : this.#keyAt(level);
  }

  /** The keys that lead to the innermost container, and on to `innermost` where there is one. */
  path(innermost: string | number | null): (string | number)[] {
    const path = this.#outer.map((_, level) => this.#keyAt(level));
    if (innermost !== null) path.push(innermost);
    return path;
  }

  /** What would close all that is open, innermost first; shortened when there is much of it. */
  closers(): string {
    const all = [...this.#outer, this.current].reverse();
    const closers = all.slice(0, 20).map((container) => (Array.isArray(container) ? "]" : "}"));
    return closers.join("") + (all.length > closers.length ? "…" : "");
  }

  #keyAt(level: number): string | number {
    const container = this.#outer[level];
    return Array.isArray(container) ? container.length - 1 : (this.#keys[level] as string);
  }
}
