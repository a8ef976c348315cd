/** The beginning of a line, which says what the line is. */

/** Marks of quotes and list items that a line begins with. */
const containers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;

/** How long the marks are that `line` begins with, white space included. */
export function containersLength(line: string): number {
  return (containers.exec(line) as RegExpExecArray)[0].length;
}

/**
 * What can't become the mark of another kind of block, whatever follows it in its line: most text, a heading, a whole
 * box of a task, emphasis, code and links that have begun, the first cell of a row.
 */
const decided =
  /^(?:[^\s\\<[\d\-+*_=~`#>|:]|\d{1,9}[^\d.)]|#{1,6}[ \t]+\S|\[[ xX]\][ \t]+[^\s[(:]|\[[^[\]\\]*\]\(|[*_]{1,2}[^\s*_]|`{1,2}[^`]|~{1,2}[^~]|\|[ \t]*[^\s|:-])/;

/**
 * True when nothing that is added to a line can change what kind of block it belongs to.
 *
 * @param line without the marks of quotes and items
 */
export function isDecided(line: string): boolean {
  return decided.test(line);
}
