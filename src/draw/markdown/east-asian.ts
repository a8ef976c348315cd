/**
 * CommonMark lets `**` open or close by the white space and punctuation around it. Languages that are written without
 * spaces fall through that rule: `**注意：**正文` stays literal. Here East Asian letters and punctuation do not take
 * part in it: their punctuation counts as a letter, and next to their letters other punctuation doesn't forbid.
 */
const eastAsian =
  /[\u1100-\u11ff\u2e80-\u303f\u3040-\u30ff\u3100-\u31ff\u3200-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\ud840-\ud88d]/;

const punctuation = /[\p{P}\p{S}]/u;

export function hasEastAsian(text: string): boolean {
  return eastAsian.test(text);
}

function letter(char: string): boolean {
  return eastAsian.test(char) && !punctuation.test(char);
}

/**
 * The same text, equally long, with what stands beside `*` and `~` runs replaced so that the plain rule gives the answer of
 * the wider one. For the search of delimiters only.
 */
export function maskEastAsian(text: string): string {
  return text.replace(/([^*~])?(\*+|~+)([^*~])?/g, (typed: string, before = "", run: string, after = "") => {
    if (!eastAsian.test(before) && !eastAsian.test(after)) return typed;
    return seen(before, after) + run + seen(after, before);
  });
}

/** What the plain rule should see in place of `char`, with `other` on the far side of the delimiter. */
function seen(char: string, other: string): string {
  if (char === "" || /[\s\ud800-\udfff]/.test(char)) return char;
  if (letter(char)) return punctuation.test(other) && !eastAsian.test(other) ? "+" : char;
  return eastAsian.test(char) ? "a" : char;
}
