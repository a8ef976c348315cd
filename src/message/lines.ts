/** Where the line that goes on at `from` ends in a text: behind its line break, or where the text ends. */
export function lineEnd(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  const end = feed < 0 ? text.length : feed + 1;
  const back = text.slice(from, end).indexOf("\r");
  return back < 0 ? end : from + back + 1;
}

/** A line without its line break, where it has one. */
export function withoutBreak(line: string): string {
  return /[\n\r]$/.test(line) ? line.slice(0, -1) : line;
}

/** How many of the first characters are blanks, at most so many. */
export function blanks(line: string, most: number): number {
  let count = 0;
  while (count < most && (line[count] === " " || line[count] === "\t")) count++;
  return count;
}
