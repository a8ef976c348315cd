import { expect } from "@open-wc/testing";
import type { JsonStream } from "../../src/stream/json-stream.js";

/**
 * Watches a stream after each chunk for the promise that nothing shown goes away: containers keep their identity and
 * only grow, strings only grow, scalars stay, and what has closed is frozen, so that a later touch throws.
 */
export class Watch {
  #seen: unknown;
  #frozen = new Set<object>();

  check(stream: JsonStream): void {
    const value = stream.value;
    if (this.#seen !== undefined) expectGrown(this.#seen, value);
    if (typeof value === "object" && value !== null) this.#freeze(value, stream);
    this.#seen = this.#copyOf(value);
  }

  #freeze(container: object, stream: JsonStream): void {
    if (this.#frozen.has(container)) return;
    for (const child of Object.values(container)) {
      if (typeof child === "object" && child !== null) this.#freeze(child, stream);
    }
    if (stream.openKey(container) !== undefined) return;
    this.#frozen.add(Object.freeze(container));
  }

  /** What is frozen can't change, so that only its identity needs to be remembered. */
  #copyOf(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const entries = this.#frozen.has(value) ? [] : Object.entries(value);
    return {
      original: value,
      entries: new Map(entries.map(([key, entry]) => [key, this.#copyOf(entry)])),
    } satisfies Copy;
  }
}

interface Copy {
  readonly original: object;
  readonly entries: Map<string, unknown>;
}

function expectGrown(before: unknown, after: unknown): void {
  if (typeof before === "string") {
    expect(after).to.be.a("string");
    expect(
      (after as string).startsWith(before),
      `${JSON.stringify(after)} begins with ${JSON.stringify(before)}`,
    ).to.equal(true);
  } else if (typeof before === "object" && before !== null) {
    const { original, entries } = before as Copy;
    expect(after).to.equal(original);
    for (const [key, entry] of entries) expectGrown(entry, Object.getOwnPropertyDescriptor(after, key)?.value);
  } else {
    expect(Object.is(before, after)).to.equal(true);
  }
}
