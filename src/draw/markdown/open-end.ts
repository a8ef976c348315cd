import { containersLength } from "./line-start.js";
import { tooWide } from "./markdown-lexer.js";

/**
 * The last lines of a text that is still being written, as they should be read for drawing. A line of which only marks
 * have come is held back until it can be told what they are; a table stands as a table from its first pipe on.
 */

export interface OpenEnd {
  /** What to read: the source, possibly without its last lines. */
  readonly text: string;
  /** To put behind it so that a table's header reads as one; empty where there is none. */
  readonly delimiter: string;
}

/** Nothing but marks: what they mean is told by what follows. */
const onlyMarks =
  /^(?:#{1,6}[ \t]*|[-+*_=~`>:|][-+*_=~`>:| \t]*|\d{1,9}[.)]?|\[[ xX]?\]?[ \t]*|<[!/?]?[a-zA-Z]{0,16})?$/;

const fence = /^(?:`{3,}[^`]*|~{3,}.*)$/;

/** A link definition whose URL or title is still being written. */
const definition = /^\[(?:\\.|[^[\]\\])+\]:[ \t]*(?:<[^<>]*>?|\S*)(?:[ \t]+(?:["'(].*)?)?$/;
const definitionHead = /^[ \t>]*\[(?:\\.|[^[\]\\])+\]:[ \t]*$/;

export function openEnd(source: string): OpenEnd {
  const start = source.lastIndexOf("\n") + 1;
  const line = source.slice(start);
  const table = openTable(source, start, line);
  if (table) return table;
  if (line === "") return { text: source, delimiter: "" };
  const rest = line.slice(containersLength(line));
  // What is left may end in an open table.
  if (onlyMarks.test(rest) || fence.test(rest) || definition.test(rest)) return openEnd(source.slice(0, start));
  const previous = lineBefore(source, start);
  // The URL may stand on the line below its label.
  if (definitionHead.test(previous.text) && /^[^\s]*$/.test(rest)) return upTo(source, previous.start);
  return { text: source, delimiter: "" };
}

function upTo(source: string, end: number): OpenEnd {
  return { text: source.slice(0, end), delimiter: "" };
}

function lineBefore(source: string, start: number): { readonly text: string; readonly start: number } {
  if (start === 0) return { text: "", start: 0 };
  const begin = source.lastIndexOf("\n", start - 2) + 1;
  return { text: source.slice(begin, start - 1), start: begin };
}

/** A header that its delimiter row has not followed yet, or only a part of it. */
function openTable(source: string, start: number, line: string): OpenEnd | undefined {
  const previous = lineBefore(source, start);
  if (/^[|:\- \t]*$/.test(line) && isRow(previous.text) && !isRow(lineBefore(source, previous.start).text)) {
    return withDelimiter(source.slice(0, start), previous, line);
  }
  if (!isRow(line) || isRow(previous.text)) return undefined;
  return withDelimiter(`${source}\n`, { text: line, start }, "");
}

/** A line that begins with a pipe, whatever it stands in. */
function isRow(line: string): boolean {
  return !tooWide(line) && /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*\|[ \t]*[^ \t]/.test(line);
}

function withDelimiter(
  text: string,
  header: { readonly text: string; readonly start: number },
  typed: string,
): OpenEnd {
  const inside = header.text.slice(0, containersLength(header.text));
  // In a list item or a quote the header waits for its delimiter row.
  if (inside.trim() !== "") return upTo(text, header.start);
  return { text, delimiter: inside + delimiterRow(header.text, typed) };
}

/** A delimiter row for the header, with the alignments that have come. */
function delimiterRow(header: string, typed: string): string {
  const known = typed.trim().replace(/^\|/, "").split("|");
  const cells = Array.from({ length: columns(header) }, (_, at) => {
    const cell = known[at]?.trim() ?? "";
    return /^:?-+:?$/.test(cell) ? cell : "-";
  });
  return `|${cells.join("|")}|`;
}

/** How many cells a line has. */
export function columns(header: string): number {
  const cells = header
    .trim()
    .replace(/\\[\s\S]/g, "..")
    .replace(/^\||\|$/g, "")
    .split("|");
  return cells.length;
}
