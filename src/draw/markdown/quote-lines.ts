/** The lines of a quote. */

/** From this length on, a quote that can't be read line by line goes on as another one. */
const longestOdd = 1024;
/** How often a quote may go on in a line without its mark; then another one begins. Each time it is read once more. */
const maxLazyLines = 48;

/** Behind a tab, columns would have to be counted. */
const mark = /^ {0,3}>(?: (?!\t)|(?![ \t]))/;

/** The mark of a line that is simple to read: one that has it, and defines nothing. Undefined for every other line. */
export function simpleMark(line: string): string | undefined {
  return line.includes("]:") ? undefined : mark.exec(line)?.[0];
}

/** True where a quote ends before the line at `at`, because that one is not simple. */
export function endsBeforeOdd(at: number): boolean {
  return at >= longestOdd;
}

/** Where the quote at the beginning of `src` ends at the latest, so that reading it again and again stays cheap. */
export function quoteEnd(src: string): number {
  let lazy = 0;
  let odd = false;
  let marked = true;
  for (let at = 0; at < src.length; ) {
    const end = src.indexOf("\n", at) + 1 || src.length;
    if (src.charCodeAt(at) === 10) break;
    const line = src.slice(at, end);
    odd ||= simpleMark(line) === undefined;
    if (odd && endsBeforeOdd(at)) return at;
    const hasMark = /^ {0,3}>/.test(line);
    if (marked && !hasMark && ++lazy > maxLazyLines) return at;
    marked = hasMark;
    at = end;
  }
  return src.length;
}
