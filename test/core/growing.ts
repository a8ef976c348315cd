/** Values that grow in place, as a reader of a stream builds them. */

/** A value that is being written. */
export interface Growing {
  /** What has arrived: undefined before the first character. */
  value: unknown;
  /** As in `InspectOptions`. */
  open(container: object): string | number | null | undefined;
}

/** Writes a value bit by bit, yielding after each: strings in pieces, all else at once. */
export function* grow(whole: unknown): Generator<Growing> {
  const halves = new Map<object, string | number | null>();
  const growing: Growing = { value: undefined, open: (container) => halves.get(container) };
  yield* write(whole, (value) => {
    growing.value = value;
  });

  function* write(value: unknown, put: (value: unknown) => void): Generator<Growing> {
    if (typeof value === "string") {
      for (let end = 0; end < value.length; end += 3) {
        put(value.slice(0, end));
        yield growing;
      }
      put(value);
    } else if (typeof value === "object" && value !== null) {
      const out: Record<string | number, unknown> = (Array.isArray(value) ? [] : {}) as Record<
        string | number,
        unknown
      >;
      put(out);
      halves.set(out, null);
      yield growing;
      for (const [name, each] of Object.entries(value)) {
        const key = Array.isArray(value) ? Number(name) : name;
        halves.set(out, key);
        yield* write(each, (part) => {
          out[key] = part;
        });
        halves.set(out, null);
        yield growing;
      }
      halves.delete(out);
    } else {
      put(value);
    }
    yield growing;
  }
}
