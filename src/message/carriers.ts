import type { BlockReader } from "../draw/block-readers.js";

/** The names that only formats for components have: their blocks count as blocks, also where nobody can draw them. */
const RESERVED = /^(?:ui:.|a2ui$|intui$)/;

/** Who draws which block of one reply: the host's own readers, then those of the page. */
export class Carriers {
  readonly #fences = new Map<string, BlockReader>();
  readonly #tags = new Map<string, BlockReader>();
  /** The names of tags, without their brackets. */
  readonly tags: readonly string[];

  constructor(own: Readonly<Record<string, BlockReader>>, page: ReadonlyMap<string, BlockReader>) {
    for (const [name, reader] of [...page, ...Object.entries(own)]) {
      if (name.startsWith("<")) this.#tags.set(name.slice(1, -1), reader);
      else this.#fences.set(name.toLowerCase(), reader);
    }
    this.tags = [...this.#tags.keys()];
  }

  /** The reader for a fence's info string. */
  reader(info: string): BlockReader | undefined {
    return this.#fences.get(nameOf(info));
  }

  tagReader(tag: string): BlockReader | undefined {
    return this.#tags.get(tag);
  }

  /** True when a fence is of a format for components, whether it can be drawn here or not. */
  counts(info: string): boolean {
    return RESERVED.test(nameOf(info)) || this.reader(info) !== undefined;
  }

  /** True when the beginning of an info string may become one that has a reader. */
  mayBecome(begun: string): boolean {
    const name = nameOf(begun);
    if (/[\s@]/.test(begun.trimStart())) return this.#fences.has(name);
    return [...this.#fences.keys()].some((known) => known.startsWith(name));
  }
}

/** The first word of an info string, without its version. */
function nameOf(info: string): string {
  return (/^\s*([^\s@]*)/.exec(info)?.[1] ?? "").toLowerCase();
}
