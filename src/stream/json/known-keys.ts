/** A power of two. */
const PLACES = 64;
const LONGEST = 32;

/**
 * The keys that came last. JSON repeats few keys many times, and an engine finds the property of a string that it has
 * seen as a key before much faster than that of a new one of the same characters.
 */
export class KnownKeys {
  readonly #known: string[] = new Array<string>(PLACES).fill("");

  /** The same characters, if possible as a string that was a key before. */
  same(key: string): string {
    const { length } = key;
    if (length === 0 || length > LONGEST) return key;
    const place = (length * 3 + key.charCodeAt(0) * 7 + key.charCodeAt(length - 1)) & (PLACES - 1);
    const known = this.#known[place] as string;
    if (known === key) return known;
    this.#known[place] = key;
    return key;
  }
}
