import type { Token, Tokens } from "marked";
import type { Block, Run } from "./block.js";
import { type Definitions, mentions } from "./definitions.js";
import type { GrowingBlock } from "./growing-block.js";
import { GrowingList } from "./growing-list.js";
import { GrowingParagraph } from "./growing-paragraph.js";
import { GrowingTable } from "./growing-table.js";
import type { LineBlock } from "./line-block.js";
import { type MarkdownLexer, maxDepth } from "./markdown-lexer.js";
import { OpenCode } from "./open-code.js";
import { openEnd } from "./open-end.js";
import { OpenQuote } from "./open-quote.js";
import { proseTip } from "./prose-tip.js";
import { BlockReader, language, closed as nothingOpen, type OpenState } from "./read-block.js";
import { readOpenRun, readRun } from "./read-prose.js";
import { rereadBlock } from "./reread.js";
import { settledTokens } from "./settled-tokens.js";
import type { Tip } from "./tip.js";

interface TailTokens {
  readonly tokens: readonly Token[];
  /** What they were read from. */
  readonly text: string;
  /** True when not all of it that has arrived was read. */
  readonly held: boolean;
}

/** Shorter quotes are read as a whole. */
const longQuote = 256;

/**
 * Reads a text that grows at its end into blocks. What can no longer change is settled; only the tail behind it is read
 * again. The result at any moment is that of reading the same text at once.
 */
export class BlockStream {
  /** One array, which grows in place; another one when a settled block had to be read again. */
  blocks: Block[] = [];
  #settled = 0;
  /** What has arrived, from the block on that is growing. */
  #text = "";
  /** Where the tail begins in it: what stands before it is settled. */
  #start = 0;
  #growing: GrowingBlock | undefined;
  /** How many characters before the tail belong to the growing block. */
  #grown = 0;
  #lines: LineBlock | undefined;
  /** True when lines at the end are not drawn yet. */
  #held = false;
  /** True when the block at the head of the tail can't be read in parts. */
  #whole = false;
  readonly #lexer: MarkdownLexer;
  readonly #definitions: Definitions;
  readonly #depth: number;
  readonly #reader: BlockReader;

  constructor(lexer: MarkdownLexer, definitions: Definitions, depth = 0) {
    this.#lexer = lexer;
    this.#definitions = definitions;
    this.#depth = depth;
    this.#reader = new BlockReader(lexer);
  }

  /** Adds a piece of the text. It is read by `read`, or has been by the tip. */
  append(piece: string): void {
    this.#text += piece;
  }

  /** What takes the pieces that only make the end of the text longer; undefined where every piece may change more. */
  tip(): Tip | undefined {
    if (this.#lines) return this.#lines.tip(this.blocks);
    return this.#held ? undefined : proseTip(this.blocks.at(-1), this.#text, this.#readOpenRun);
  }

  readonly #readOpenRun = (source: string): Run => {
    this.#lexer.use(this.#definitions.all);
    return readOpenRun(source, this.#lexer);
  };

  #tail(): string {
    return this.#text.slice(this.#start);
  }

  /** Brings `blocks` up to date. `closed`: the text will not grow any more. */
  read(closed: boolean): void {
    while (!(this.#lines ? this.#readLines(this.#lines, closed) : this.#readTail(closed)));
  }

  /** True when all that has arrived is read. */
  #readLines(lines: LineBlock, closed: boolean): boolean {
    const step = lines.read(this.#tail(), closed);
    if (step && step.end < 0) {
      this.#show([step.block]);
      return true;
    }
    this.#lines = undefined;
    this.#whole = step === undefined;
    if (step) this.#settle([step.block], step.end);
    return false;
  }

  #readTail(closed: boolean): boolean {
    this.#reader.memo.begin();
    const source = (this.#growing?.head ?? "") + this.#tail();
    const { tokens, text, held } = this.#tokens(source, closed);
    this.#held = held;
    const growing = this.#growing;
    const count = closed ? tokens.length : settledTokens(tokens, source);
    const first = count > 0 && growing ? growing.take(tokens[0] as Token, source, nothingOpen) : undefined;
    if (count > 0 && growing && !first) return this.#readWhole();
    if (count > 0) {
      const rest = this.#reader.blocks(tokens.slice(first ? 1 : 0, count), nothingOpen);
      this.#definitions.settle(tokens.slice(0, count));
      this.#settle(first ? [first.block, ...rest] : rest, lengthOf(tokens, count) - (growing?.head.length ?? 0));
    }
    return this.#readOpen(tokens.slice(count), text);
  }

  #readWhole(): false {
    this.#start -= this.#grown;
    this.#grown = 0;
    this.#growing = undefined;
    this.#whole = true;
    return false;
  }

  /** Reads what can still change. */
  #readOpen(tokens: readonly Token[], text: string): boolean {
    const [first, ...rest] = tokens;
    if (!first) {
      this.#show([]);
      return true;
    }
    this.#lines = this.#growing || this.#whole ? undefined : this.#lineBlock(first, rest.length === 0);
    if (this.#lines) return false;
    const state: OpenState = { open: true, line: !text.endsWith("\n") };
    const block = this.#growFirst(first, rest.length === 0 ? state : { open: false, line: false });
    if (block === "again") return false;
    this.#show([...(block ? [block] : []), ...this.#reader.blocks(rest, state)]);
    return true;
  }

  #lineBlock(token: Token, last: boolean): LineBlock | undefined {
    const tail = this.#tail();
    if (!last) return undefined;
    if (token.type === "code" && /^[`~]/.test(token.raw) && tail.includes("\n")) {
      return new OpenCode(tail, language((token as Tokens.Code).lang));
    }
    if (token.type !== "blockquote" || tail.length < longQuote || this.#depth >= maxDepth) return undefined;
    return new OpenQuote(new BlockStream(this.#lexer, this.#definitions, this.#depth + 1));
  }

  #growFirst(token: Token, state: OpenState): Block | undefined | "again" {
    const growing = this.#growing ?? (this.#whole ? undefined : this.#grow(token));
    if (!growing) return this.#reader.block(token, state);
    const step = growing.take(token, growing.head + this.#tail(), state);
    if (!step) {
      this.#readWhole();
      return "again";
    }
    if (step.taken > 0) {
      this.#definitions.settle(step.settled);
      this.#start += step.taken;
      this.#grown += step.taken;
      this.#growing = growing;
    }
    return step.block;
  }

  #grow(token: Token): GrowingBlock | undefined {
    if (token.type === "list") return new GrowingList(token as Tokens.List, this.#reader);
    if (token.type === "table") return new GrowingTable(this.#reader);
    return token.type === "paragraph" ? new GrowingParagraph(this.#lexer) : undefined;
  }

  /** The block tokens of head and tail, as they are to be drawn. */
  #tokens(whole: string, closed: boolean): TailTokens {
    // White space at the end says nothing until something follows it.
    const source = closed ? whole : whole.slice(0, endOfLine(whole));
    const end = closed ? { text: source, delimiter: "" } : openEnd(source);
    const { text, delimiter } = end;
    let tokens = this.#lex(text + delimiter);
    const isTable = delimiter !== "" && endsInHeader(tokens);
    if (delimiter !== "" && !isTable) tokens = this.#lex(source);
    const defines = source.includes("]:");
    const names = this.#depth > 0 ? [] : this.#definitions.replace(defines ? this.#lexer.links : undefined);
    if (names.length > 0) this.#rereadFor(names);
    this.#lexer.use(this.#definitions.all);
    const held = text.length < source.length && (delimiter === "" || isTable);
    return { tokens, text: delimiter !== "" && text.length > source.length ? source : text, held };
  }

  #lex(text: string): readonly Token[] {
    this.#lexer.use(this.#depth === 0 && text.includes("]:") ? this.#definitions.draft() : this.#definitions.all);
    return this.#lexer.blocks(text);
  }

  #rereadFor(names: readonly string[]): void {
    const mentioned = mentions(names);
    this.#lexer.use(this.#definitions.all);
    this.reread((run) => (run.source !== undefined && mentioned(run.source) ? readRun(run.source, this.#lexer) : run));
  }

  /** Reads settled blocks again. */
  reread(again: (run: Run) => Run): void {
    this.#reader.memo.forget();
    const blocks = this.blocks.slice(0, this.#settled).map((block) => rereadBlock(block, again));
    if (blocks.some((block, index) => block !== this.blocks[index])) this.blocks = blocks;
    this.#growing?.reread(again);
    this.#lines?.reread(again);
  }

  #settle(blocks: readonly Block[], length: number): void {
    this.blocks.length = this.#settled;
    for (const block of blocks) this.blocks.push(block.closed ? block : { ...block, closed: true });
    this.#settled = this.blocks.length;
    this.#text = this.#text.slice(this.#start + length);
    this.#start = 0;
    this.#grown = 0;
    this.#growing = undefined;
    this.#whole = false;
  }

  #show(blocks: readonly Block[]): void {
    this.blocks.length = this.#settled;
    for (const block of blocks) this.blocks.push(block.closed ? { ...block, closed: false } : block);
  }
}

/** Where the text ends without the white space at the end of its last line. */
function endOfLine(text: string): number {
  return Math.max(text.trimEnd().length, text.lastIndexOf("\n") + 1);
}

function lengthOf(tokens: readonly Token[], count: number): number {
  let length = 0;
  for (let index = 0; index < count; index++) length += (tokens[index] as Token).raw.length;
  return length;
}

/** True when the text ends in a table that has no row yet. */
function endsInHeader(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last?.type === "table") return (last as Tokens.Table).rows.length === 0;
  if (last?.type === "list") return endsInHeader((last as Tokens.List).items.at(-1)?.tokens ?? []);
  return last?.type === "blockquote" && endsInHeader(last.tokens ?? []);
}
