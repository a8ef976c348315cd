/** The beginning of a line of Markdown: which list items it stands in, and where what it says begins. */

const MARKER = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
/** Lists nested deeper than this are no lists to anybody. */
const MAX_LISTS = 24;

export interface LineHead {
  /** The columns at which the text of the list items begins that the line stands in, the outermost first. */
  readonly lists: readonly number[];
  /** Where what the line says begins, or its length when it says nothing yet. */
  readonly at: number;
  /** True when the line goes on with a paragraph of the line before, if that is one: then it stays in that one's items. */
  readonly lazy: boolean;
  /** True where a block may begin: not so far in that it is code, and not in a quote, which is somebody else's words. */
  readonly plain: boolean;
}

/** Reads the head of a line, without its line break, which stands below lines that stood in the items `around`. */
export function readHead(line: string, around: readonly number[]): LineHead {
  let { at, column } = skipBlanks(line, 0, 0);
  if (at === line.length) return { lists: around, at, lazy: false, plain: true };
  let lists = around.filter((begin) => begin <= column);
  // Whatever else begins with one of these: by the first character it is the same however the text is cut.
  let lazy = !/[#>`~*_=+-]/.test(line[at] as string);
  for (;;) {
    if (column - (lists.at(-1) ?? 0) > 3 || line[at] === ">") return { lists, at, lazy, plain: false };
    MARKER.lastIndex = at;
    const marker = MARKER.exec(line)?.[0].length ?? 0;
    if (marker === 0 || lists.length >= MAX_LISTS) return { lists, at, lazy, plain: true };
    lazy = false;
    const behind = column + marker;
    ({ at, column } = skipBlanks(line, at + marker, behind));
    // More than four blanks, or none: the text of the item begins one column behind its marker.
    lists = [...lists, column === behind || column - behind > 4 ? behind + 1 : column];
    if (at === line.length) return { lists, at, lazy, plain: true };
  }
}

/** The column at which the first word of a line stands. */
export const columnOf = (line: string): number => skipBlanks(line, 0, 0).column;

function skipBlanks(line: string, from: number, column: number): { at: number; column: number } {
  let at = from;
  let next = column;
  for (; line[at] === " " || line[at] === "\t"; at++) next = line[at] === "\t" ? next - (next % 4) + 4 : next + 1;
  return { at, column: next };
}

/** A line that opens a fence. */
export interface Fence {
  readonly sign: string;
  readonly length: number;
  readonly info: string;
}

/** Reads what a line says, or has said so far, as the opening of a fence. */
export function readFence(says: string): Fence | undefined {
  const [, run = "", info = ""] = /^(`{3,}|~{3,})([^\r\n]*)/.exec(says) ?? [];
  const sign = run[0];
  // Backticks behind backticks: code within a line.
  if (!sign || (sign === "`" && info.includes("`"))) return undefined;
  return { sign, length: run.length, info: info.trim() };
}

/** True when what a line says closes a fence. */
export function closes(says: string, { sign, length }: Fence): boolean {
  const run = says.trimEnd();
  return run.length >= length && run === sign.repeat(run.length);
}

/** True when what has come of a line may become a marker of a list item, or the opening of a fence. */
export function undecided(says: string): boolean {
  return /^(?:\d{1,9}[.)]?|[-*+]|`+|~+|)$/.test(says);
}
