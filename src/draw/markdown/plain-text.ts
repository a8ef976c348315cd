/** Text that means nothing but itself. */

/** All that Markdown gives no meaning to in the middle of a line, wherever it stands. */
const plain = /^[^\\`*_~[\]<>&!@|/()#=+\p{Cc}]*$/u;

/** GFM makes a link of what follows. */
export const addressBegin = /www\./i;

export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** What stands behind the last white space. */
export function lastWord(source: string): string {
  let begin = source.length;
  while (begin > 0 && !/\s/.test(source[begin - 1] as string)) begin--;
  return source.slice(begin);
}

/** True when plain text behind `word` leaves it plain. */
export function staysPlain(word: string): boolean {
  return word !== "" && isPlain(word) && !addressBegin.test(word);
}
