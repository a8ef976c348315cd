import type { Block, Inline, Run, Table } from "./block.js";
import { mayCut, nextCut } from "./cut-prose.js";
import { containersLength, isDecided } from "./line-start.js";
import { columns } from "./open-end.js";
import { addressBegin, isPlain } from "./plain-text.js";
import { endOf } from "./read-prose.js";
import type { Tip } from "./tip.js";

/** What may make another block of the line: its end, another cell, the closing marks of a heading. */
const structure = /[\n|#]/;

/**
 * The tip of a text that ends in `block`; undefined where its last line may still become something else.
 *
 * @param text the end of the text, with that line
 * @param read reads the run at the end
 */
export function proseTip(block: Block | undefined, text: string, read: (source: string) => Run): Tip | undefined {
  const start = text.lastIndexOf("\n") + 1;
  const line = text.slice(start);
  const inside = line.slice(containersLength(line));
  if (!isDecided(inside)) return undefined;
  const runs = openRuns(block, inside);
  const source = runs?.at(-1)?.open?.source;
  if (runs === undefined || !source || mayDefine(runs[0] as Run, text)) return undefined;
  // What is shown ends with what has come: no mark stands behind it, as in `| cell |` or `# heading #`.
  const shown = inside.trimEnd();
  if (!shown.endsWith(source.slice(source.lastIndexOf("\n") + 1))) return undefined;
  return new ProseTip(runs, source + inside.slice(shown.length), read);
}

/** A definition may go on over several lines: `[a\nlabel]:\nurl\n'and a\ntitle'`. */
function mayDefine({ source, open }: Run, text: string): boolean {
  const begin = source ?? open?.source ?? "";
  if (/^["'(]/.test(begin)) return text.includes("]:");
  return begin.startsWith("[") && !/^\[(?:\\.|[^[\]\\])*\][^:]/s.test(begin);
}

/** The runs of the prose at the end of a block. They are the reader's own: drawings only look at them. */
function openRuns(block: Block | undefined, line: string): Run[] | undefined {
  switch (block?.type) {
    case "paragraph":
    case "heading":
      return block.prose as Run[];
    case "quote":
      return openRuns(block.blocks.at(-1), line);
    case "list":
      return openRuns(block.items.at(-1)?.blocks.at(-1), line);
    case "table":
      return openCell(block, line) as Run[] | undefined;
    default:
      return undefined;
  }
}

/** The cell that the line ends in. A row may have more cells than the table shows. */
function openCell({ header, rows }: Table, line: string): readonly Run[] | undefined {
  const cells = rows.at(-1)?.cells ?? header;
  const at = cells.findLastIndex((cell) => cell.at(-1)?.open);
  return columns(line) === at + 1 ? cells[at] : undefined;
}

/** The end of a paragraph, heading or cell: plain text is put behind its last words, other text has its last run read again. */
class ProseTip implements Tip {
  readonly #runs: Run[];
  readonly #read: (source: string) => Run;
  #source: string;
  /** Where plain text goes; undefined where it may mean something. */
  #end: PlainEnd | undefined;

  /**
   * @param runs of the block; the last of them is open
   * @param source what the last run was read from, with all white space at its end
   * @param read reads the last run
   */
  constructor(runs: Run[], source: string, read: (source: string) => Run) {
    this.#runs = runs;
    this.#source = source;
    this.#read = read;
    this.#end = PlainEnd.of(runs.at(-1) as Run, source);
  }

  take(piece: string): boolean {
    if (structure.test(piece)) return false;
    const source = this.#source + piece;
    if (!this.#end?.take(piece, source.length)) {
      if (nextCut(source, 0) >= 0) return false;
      const run = this.#read(source);
      this.#runs[this.#runs.length - 1] = run;
      this.#end = PlainEnd.of(run, source);
    }
    this.#source = source;
    return true;
  }
}

/** The last words of a run. */
class PlainEnd {
  /** The last of them is text or code, and grows. */
  readonly #inlines: Inline[];
  /** White space that has come and is not drawn before something follows it. */
  #space: string;
  /** The last characters that have come: enough to know the beginning of an address by. */
  #last: string;

  private constructor(inlines: Inline[], space: string, last: string) {
    this.#inlines = inlines;
    this.#space = space;
    this.#last = last;
  }

  static of({ open, inlines }: Run, source: string): PlainEnd | undefined {
    if (!open?.plain) return undefined;
    const space = source.slice(source.trimEnd().length);
    return new PlainEnd(endOf(inlines), space, source.slice(-4));
  }

  /** @param length how long the run is with the piece */
  take(piece: string, length: number): boolean {
    const last = this.#last + piece;
    if (!isPlain(piece) || addressBegin.test(last) || mayCut(last, length)) return false;
    const text = this.#space + piece;
    const shown = text.trimEnd();
    if (shown !== "") {
      const end = this.#inlines.length - 1;
      const { type, text: before } = this.#inlines[end] as Extract<Inline, { text: string }>;
      this.#inlines[end] = { type, text: before + shown };
    }
    this.#space = text.slice(shown.length);
    this.#last = last.slice(-4);
    return true;
  }
}
