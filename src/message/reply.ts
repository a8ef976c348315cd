import type { BlockReader, BlockSettings, DrawnBlock } from "../draw/block-readers.js";
import type { Carriers } from "./carriers.js";
import { SharedDefinitions, usedIn } from "./definitions.js";
import { type BlockSink, type Opening, ReplySplitter } from "./reply-splitter.js";
import { ShownBlock } from "./shown-block.js";

export interface ProsePart {
  readonly is: "prose";
  /** Unique among the parts, and the same when the reply is read again. */
  readonly key: string;
  text: string;
  open: boolean;
}

export interface BlockPart {
  readonly is: "block";
  readonly key: string;
  readonly number: number;
  readonly block: ShownBlock;
  readonly reader: BlockReader;
}

export type ReplyPart = ProsePart | BlockPart;

/** One reply, taken apart as it comes. */
export class Reply {
  /** The parts in the order written: one array, which grows in place; another one when the reply is read again. */
  parts: ReplyPart[] = [];
  /** Those of them that are blocks. */
  blocks: BlockPart[] = [];
  #ended = false;
  #splitter: ReplySplitter;
  /** Blocks of an earlier reading that this one may come to. */
  #known = new Map<string, BlockPart>();
  /** Blanks between two blocks that are no prose yet. */
  #blank = "";
  #definitions = new SharedDefinitions();
  readonly #settings: (number: number) => BlockSettings;

  /** `settings` gives what the block with a number is to be told. */
  constructor(settings: (number: number) => BlockSettings, carriers: Carriers) {
    this.#settings = settings;
    this.#splitter = this.#newSplitter(carriers);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** How many characters were looked at. For tests. */
  get charactersRead(): number {
    return this.#splitter.charactersRead;
  }

  write(text: string): void {
    this.#splitter.write(text);
  }

  end(): void {
    this.#splitter.end();
    this.#closeProse();
    this.#known.clear();
    this.#ended = true;
  }

  /** Begins again with another text, which may be much the same: what is the same keeps what it has drawn. */
  again(carriers: Carriers): void {
    for (const part of this.blocks) this.#known.set(part.key, part);
    for (const { block } of this.#known.values()) block.again();
    this.parts = [];
    this.blocks = [];
    this.#ended = false;
    this.#blank = "";
    this.#definitions = new SharedDefinitions();
    this.#splitter = this.#newSplitter(carriers);
  }

  #newSplitter(carriers: Carriers): ReplySplitter {
    return new ReplySplitter(carriers, {
      prose: (text) => this.#say(text),
      block: (opening) => this.#begin(opening),
    });
  }

  #say(text: string): void {
    const last = this.parts.at(-1);
    if (last?.is === "prose") {
      last.text += text;
      return;
    }
    // Empty lines behind a block are no part of the prose; blanks at the beginning of its first line are.
    const begun = (this.#blank + text).replace(/^\s*[\n\r]/, "");
    this.#blank = begun;
    if (begun.trim() === "") return;
    this.#blank = "";
    const whole = this.#definitions.lines + begun;
    this.parts.push({ is: "prose", key: `prose ${this.parts.length}`, text: whole, open: true });
  }

  #closeProse(): void {
    const last = this.parts.at(-1);
    if (last?.is !== "prose") return;
    last.open = false;
    const fresh = this.#definitions.take(last.text);
    if (fresh.length > 0) this.#define(fresh, last);
  }

  /** Prose before `last` may have meant what is defined only now. */
  #define(fresh: ReturnType<SharedDefinitions["take"]>, last: ProsePart): void {
    let changed = false;
    for (const part of this.parts) {
      if (part.is !== "prose" || part === last) continue;
      const used = usedIn(part.text, fresh);
      part.text += used;
      changed ||= used !== "";
    }
    // Another list: what has been drawn for good is looked at once more.
    if (changed) this.parts = [...this.parts];
  }

  #begin({ info, number, reader }: Opening): BlockSink {
    this.#closeProse();
    this.#blank = "";
    const key = `block ${number}`;
    const known = this.#known.get(key);
    this.#known.delete(key);
    const part = known?.reader === reader ? known : this.#newBlock(key, { info, number, reader });
    this.parts.push(part);
    this.blocks.push(part);
    return part.block;
  }

  #newBlock(key: string, { info, number, reader }: Opening): BlockPart {
    const settings = this.#settings(number);
    const place = { info, source: settings.source, earlier: this.#earlier(reader) };
    const block = new ShownBlock(() => reader(place));
    block.update(settings);
    return { is: "block", key, number, block, reader };
  }

  #earlier(reader: BlockReader): readonly DrawnBlock[] {
    return this.blocks.flatMap((part) => (part.reader === reader && part.block.made) || []);
  }
}
