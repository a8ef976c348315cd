import type { BlockReader } from "../draw/block-readers.js";
import type { Carriers } from "./carriers.js";
import { closes, columnOf, type Fence, readFence, readHead, undecided } from "./line-head.js";
import { blanks, lineEnd, withoutBreak } from "./lines.js";
import { closingTag, openingTag } from "./tags.js";

/** A block that has begun. */
export interface Opening {
  /** The fence's info string, or the name of the tag. */
  readonly info: string;
  /** The block's number in the reply, from 1. */
  readonly number: number;
  readonly reader: BlockReader;
}

/** Takes the text of one block. */
export interface BlockSink {
  /** True once what follows can't belong to the block any more. */
  readonly done: boolean;
  /** What turned out to be none of its own, once it has ended. */
  readonly rest?: string;
  write(text: string): void;
  end(): void;
}

/** What is in a reply, in the order written. */
export interface ReplyParts {
  /** More prose: Markdown, of which a block is no part. */
  prose(text: string): void;
  block(opening: Opening): BlockSink;
}

/** A block that is being read: to the fence that closes it, or to its closing tag. */
interface OpenBlock {
  readonly sink: BlockSink;
  readonly fence: Fence | undefined;
  readonly tag: string | undefined;
}

/** Code in the prose: nothing in it is a block. */
interface OpenCode extends Fence {
  /** The column of the list item that it stands in. */
  readonly base: number;
}

/** A line that says nothing for longer than this says nothing. */
const LONGEST_HEAD = 1000;

/**
 * Takes a reply that is still arriving, cut anywhere, apart into prose and blocks. Each character is read once, but for
 * those at the beginning of a line that could still open or close a block: they, and nothing else, are held back.
 */
export class ReplySplitter {
  /** How many characters were looked at. For tests: this is what bounds the time. */
  charactersRead = 0;
  readonly #parts: ReplyParts;
  readonly #carriers: Carriers;
  /** The line that is being read, from its beginning, as long as it isn't decided what it is. */
  #head = "";
  /** How much of it has gone out. */
  #said = 0;
  /** True when the rest of the line is known to be more of the same. */
  #flowing = false;
  /** The end of a decided line that may become a tag, and the character before it. */
  #held = "";
  #previous = "";
  /** True in a line that began like a fence: parts of it may have gone out before it was seen to be none. */
  #fenceLike = false;
  #lists: readonly number[] = [];
  /** True when the line before may be one of a paragraph. */
  #paragraph = false;
  #code: OpenCode | undefined;
  #block: OpenBlock | undefined;
  /** How far in the list item was that the last block stood in: what follows in that item is no code for it. */
  #indent = 0;
  #count = 0;

  constructor(carriers: Carriers, parts: ReplyParts) {
    this.#carriers = carriers;
    this.#parts = parts;
  }

  write(chunk: string): void {
    for (let at = 0; at < chunk.length; ) {
      const end = lineEnd(chunk, at);
      this.#take(chunk.slice(at, end));
      at = end;
    }
  }

  /** The reply has ended: nothing is held back any more, and a block that is still open ends with it. */
  end(): void {
    if (this.#flowing) this.#flow("", true);
    else if (this.#head !== "") this.#decide(true);
    this.#closeBlock();
  }

  /** Takes a piece of one line, its line break included when that has come. */
  #take(piece: string): void {
    const whole = /[\n\r]$/.test(piece);
    this.charactersRead += piece.length;
    if (this.#flowing) {
      this.#flow(piece, whole);
    } else {
      this.#head += piece;
      this.charactersRead += this.#head.length - piece.length;
      this.#decide(whole);
    }
  }

  /** Looks at the beginning of a line; at all of it when it is `whole`. */
  #decide(whole: boolean): void {
    if (this.#block) this.#inBlock(this.#block, whole);
    else if (this.#code) this.#inCode(this.#code, whole);
    else this.#inProse(whole);
  }

  #inProse(whole: boolean): void {
    const line = withoutBreak(this.#head);
    const { lists, at, lazy, plain } = readHead(line, this.#lists);
    const says = line.slice(at);
    if (says !== "" && columnOf(line) < this.#indent) this.#indent = 0;
    const fence = plain ? readFence(says) : undefined;
    if (!whole && plain && line.length < LONGEST_HEAD && (fence || undecided(says))) {
      this.#waitInProse(at, says, fence);
      return;
    }
    if (says !== "" && !(lazy && this.#paragraph)) this.#lists = lists;
    this.#paragraph = lazy || (this.#lists === lists && lists.length > 0 && says !== "" && !fence);
    if (whole && fence) this.#openFence(fence, at, lists.at(-1) ?? 0);
    else this.#startFlow(whole, plain && /^(?:```|~~~)/.test(says));
  }

  /** Says what can't become a block of the line that isn't decided yet. */
  #waitInProse(at: number, says: string, fence: Fence | undefined): void {
    const may = fence ? this.#carriers.mayBecome(fence.info) : /^[`~]/.test(says);
    // Blanks at the beginning are seen only with what follows them.
    if (!may && says !== "") this.#say(this.#head.length);
    else if (/\S/.test(this.#head.slice(0, at))) this.#say(at);
  }

  #openFence(fence: Fence, at: number, base: number): void {
    const reader = this.#carriers.reader(fence.info);
    if (this.#carriers.counts(fence.info)) this.#count++;
    if (!reader) {
      this.#code = { ...fence, base };
      this.#endLine();
      return;
    }
    if (/\S/.test(this.#head.slice(0, at))) this.#say(at);
    this.#indent = base;
    this.#open(fence.info, reader, fence, undefined);
    this.#nextLine();
  }

  #open(info: string, reader: BlockReader, fence: Fence | undefined, tag: string | undefined): void {
    this.#block = { sink: this.#parts.block({ info, number: this.#count, reader }), fence, tag };
  }

  #closeBlock(): void {
    const { sink } = this.#block ?? {};
    this.#block = undefined;
    sink?.end();
    if (sink?.rest?.trim()) this.#parts.prose(`${sink.rest}\n`);
  }

  /** Nothing in the rest of the line can open a fence. */
  #startFlow(whole: boolean, fenceLike: boolean): void {
    const from = Math.max(this.#said, this.#margin());
    const rest = this.#head.slice(from);
    this.#previous = this.#head.charAt(from - 1);
    this.#nextLine();
    this.#flowing = true;
    this.#fenceLike = fenceLike;
    this.#flow(rest, whole);
  }

  #inCode(code: OpenCode, whole: boolean): void {
    const line = withoutBreak(this.#head);
    const says = line.trimStart();
    const column = columnOf(line);
    // A line further out than its list item ends the item, and the code in it.
    if (says !== "" && column < code.base) {
      this.#code = undefined;
      this.#inProse(whole);
      return;
    }
    const mayClose = says === "" || (column - code.base <= 3 && says.startsWith(code.sign));
    if (whole) {
      if (mayClose && closes(says, code)) this.#code = undefined;
      this.#endLine();
      return;
    }
    // Blanks at the beginning are seen only with what follows them.
    if (says !== "") this.#say(this.#head.length);
    if (mayClose && line.length < LONGEST_HEAD) return;
    this.#say(this.#head.length);
    this.#nextLine();
    this.#flowing = true;
  }

  #inBlock(block: OpenBlock, whole: boolean): void {
    const { fence, sink } = block;
    const line = withoutBreak(this.#head);
    const says = line.trim();
    if (!fence) {
      const head = this.#head;
      this.#nextLine();
      this.#inTag(head, whole);
    } else if (whole && (closes(says, fence) || (sink.done && /^(?:`+|~+)$/.test(says)))) {
      this.#closeBlock();
      this.#nextLine();
    } else if (!whole && this.#mayEnd(line, says)) {
      // It waits for more of the line.
    } else if (says !== "" && (sink.done || this.#reopens(says, fence))) {
      // The fence never closed.
      this.#closeBlock();
      this.#inProse(whole);
    } else {
      sink.write(this.#head.slice(blanks(line, this.#indent)));
      this.#nextLine();
      this.#flowing = !whole;
    }
  }

  /** True when the beginning of a line may become the end of the block. */
  #mayEnd(line: string, says: string): boolean {
    if (line.length > LONGEST_HEAD) return false;
    if (/^(?:`*|~*)$/.test(says)) return true;
    const other = readFence(says);
    return other !== undefined && this.#carriers.mayBecome(other.info);
  }

  /** True for a line that begins another block, within one that has not been closed. */
  #reopens(says: string, fence: Fence): boolean {
    const other = readFence(says);
    return other !== undefined && other.length >= fence.length && this.#carriers.reader(other.info) !== undefined;
  }

  /** More of a line that is decided. */
  #flow(piece: string, whole: boolean): void {
    if (!this.#block) this.#flowProse(this.#held + piece, whole);
    else if (this.#block.tag !== undefined) this.#inTag(this.#held + piece, whole);
    else this.#block.sink.write(piece);
    if (whole) this.#flowing = this.#fenceLike = false;
  }

  #flowProse(text: string, whole: boolean): void {
    this.#held = "";
    const { tags } = this.#carriers;
    const found =
      this.#code || this.#fenceLike || tags.length === 0 ? undefined : openingTag(this.#previous, text, tags, whole);
    const before = found ? text.slice(0, found.at) : text;
    this.#previous = before.at(-1) ?? this.#previous;
    if (before !== "") this.#parts.prose(before);
    if (!found) return;
    if (found.tag === undefined) {
      this.#held = text.slice(found.at);
      return;
    }
    this.#count++;
    this.#open(found.tag, this.#carriers.tagReader(found.tag) as BlockReader, undefined, found.tag);
    this.#inTag(text.slice(found.at + found.length), whole);
  }

  /** Text in a block that ends with its closing tag, wherever that stands. */
  #inTag(text: string, whole: boolean): void {
    const { sink, tag } = this.#block as OpenBlock;
    const end = closingTag(text, tag as string);
    if (end.at > 0) sink.write(text.slice(0, end.at));
    this.#flowing = !whole;
    this.#held = text.slice(end.at + end.length);
    if (!end.closed) return;
    this.#closeBlock();
    this.#flowProse(this.#held, whole);
  }

  /** Says the whole line, which is prose. */
  #endLine(): void {
    this.#say(this.#head.length);
    this.#nextLine();
  }

  #nextLine(): void {
    this.#head = "";
    this.#said = 0;
    this.#flowing = false;
  }

  /** Says the line up to a place. */
  #say(to: number): void {
    const from = Math.max(this.#said, this.#margin());
    if (to <= from) return;
    this.#parts.prose(this.#head.slice(from, to));
    this.#said = to;
  }

  /** How many blanks at the beginning of the line are those of the list item that the last block stood in. */
  #margin(): number {
    return blanks(this.#head, this.#indent);
  }
}
