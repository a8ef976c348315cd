/**
 * Who draws a block of a reply: a wire format says here which fences and tags are its own, so that what takes a reply
 * apart needs to know none of them.
 */
import type { Catalog } from "../core/catalog.js";
import type { Author } from "../core/kind.js";
import type { Problem } from "../core/problem.js";

/** What a reply's element was told, and its blocks are told in turn. */
export interface BlockSettings {
  /** The block's own source, for its events: the reply's, `#`, and the block's number in the reply, from 1. */
  readonly source: string;
  readonly author: Author | null | undefined;
  readonly catalog: Catalog;
  /** Earlier events, as data: those of the reply's blocks. */
  readonly history: readonly unknown[];
  readonly disabled: boolean;
  readonly media: readonly string[] | string | null | undefined;
  readonly workers: "auto" | "off";
  readonly strings: Readonly<Record<string, string>>;
}

/** Where a block stands. */
export interface BlockPlace {
  /** The fence's info string, or the name of the tag, as written. */
  readonly info: string;
  /** The block's source as it is now; a host may set another one later, see `BlockSettings`. */
  readonly source: string;
  /** The blocks of the same reader that stand before it in the reply. */
  readonly earlier: readonly DrawnBlock[];
}

/** One block of a reply, drawn while it is being written. Only `element` and `write` are needed. */
export interface DrawnBlock {
  readonly element: HTMLElement;
  /** More of the text between the fences, cut anywhere. */
  write(text: string): void;
  /** No more comes. Called also when the reply ends before its block does. */
  end?(): void;
  /** Begins again, with another text to come. Without it a new block takes its place. */
  restart?(): void;
  /** True once it has all that it can take: what follows belongs to the reply again, even if the fence never closes. */
  readonly done?: boolean;
  /** What it was given and is none of its own, once it has ended: goes back to the reply, behind the block. */
  readonly rest?: string;
  /** What is wrong with it, once it has ended. */
  readonly problems?: readonly Problem[];
  /** Takes over what the host has set; called before the first text. */
  update?(settings: BlockSettings): void;
}

/** Begins to draw a block. */
export type BlockReader = (place: BlockPlace) => DrawnBlock;

const readers = new Map<string, BlockReader>();
const listeners = new Set<() => void>();

/**
 * Says who draws the blocks of these names: the first word of a fence's info string, without `@` and a version, or a tag
 * (`"<acme>"`). The same pair again does nothing; a second reader for a name is refused, since what is drawn would depend
 * on load order.
 *
 * @throws TypeError when a name already has another reader
 */
export function registerBlockReader(names: readonly string[], reader: BlockReader): void {
  for (const name of names) {
    const known = readers.get(name);
    if (known && known !== reader) throw new TypeError(`A reader for "${name}" is registered already.`);
    readers.set(name, reader);
  }
  for (const changed of listeners) changed();
}

/** Every reader, by name. */
export const blockReaders: ReadonlyMap<string, BlockReader> = readers;

/** Calls back when a reader comes later than the replies that need it. Returns a function that stops it. */
export function onBlockReader(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
