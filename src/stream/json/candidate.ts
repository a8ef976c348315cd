import type { OpenContainer } from "./containers.js";
import type { Healings } from "./healing.js";
import type { KnownKeys } from "./known-keys.js";
import type { Lines } from "./lines.js";

/** What all readers of one text share. */
export interface Surroundings {
  /** Null for text that was decoded from a string: its line breaks are none of the whole text. */
  readonly lines: Lines | null;
  readonly healings: Healings;
  readonly keys: KnownKeys;
}

/**
 * A place in the text from which something is read that may turn out to be the value. Until it is `committed` nothing
 * of it has been shown, and it can be dropped; afterwards it is the value, whatever comes.
 */
export interface Candidate {
  /** Offset of its first character in the whole text. */
  readonly from: number;
  readonly committed: boolean;
  /** It can't be read on: not JSON after all or, once committed, JSON with an error. */
  readonly failure: { readonly what: string; readonly at: number } | null;
  /** Where to search on when it has been dropped: what stands before can't begin a value either. */
  readonly retryAt: number;
  /** A scalar that has been read to its end: the value, should nothing but white space follow. */
  readonly whole: boolean;
  /** The value has closed. */
  readonly done: boolean;
  /** Nothing that follows belongs to it. */
  readonly finished: boolean;
  /** What may be shown. */
  readonly value: unknown;
  /** Reads on in `text` from `i`, at offset `base + i` of the whole text. Returns the index behind what it has read. */
  read(text: string, i: number, base: number): number;
  /** The text has ended, at offset `at`. A scalar that is whole counts now; what is open fails. */
  end(at: number): void;
  /** See JsonStream. */
  open(): OpenContainer[];
  openKey(container: object): string | number | null | undefined;
  /** The place of what is being read. */
  path(): string;
}
