/**
 * Character references. Numeric ones are all read; of the 2,125 named ones those that people and models write: the full
 * table alone is 12 kB compressed, and a browser's own decoder is `innerHTML`. The rest stays as typed.
 */

/** U+00A0 to U+00FF in order. */
const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro " +
  "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil " +
  "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave " +
  "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute " +
  "thorn yuml";

const others =
  "amp & lt < gt > quot \" apos ' euro € hellip … mdash — ndash – lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ " +
  "lsaquo ‹ rsaquo › bull • dagger † permil ‰ trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ ne ≠ le ≤ ge ≥ " +
  "asymp ≈ minus − infin ∞ sum ∑ radic √ alpha α beta β gamma γ delta δ Delta Δ lambda λ mu μ pi π sigma σ omega ω " +
  "Omega Ω check ✓ star ☆ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f";

let table: Map<string, string> | undefined;

function named(): ReadonlyMap<string, string> {
  if (table) return table;
  table = new Map(latin1.split(" ").map((name, at) => [name, String.fromCharCode(0xa0 + at)]));
  const pairs = others.split(" ");
  for (let at = 0; at < pairs.length; at += 2) table.set(pairs[at] as string, pairs[at + 1] as string);
  return table;
}

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g;

/** Decodes the references in text that is otherwise literal. What it doesn't know stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(reference, (typed: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named().get(name) ?? typed;
    return character(decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal));
  });
}

function character(code: number): string {
  const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return none ? "\ufffd" : String.fromCodePoint(code);
}

/** Where a reference that may still be completed begins at the end of `text`; -1 where none does. */
export function openEntity(text: string): number {
  const at = text.lastIndexOf("&");
  if (at < 0 || text.length - at > 9) return -1;
  const typed = text.slice(at + 1);
  if (/^(?:#\d{0,7}|#[xX][0-9a-fA-F]{0,6})?$/.test(typed)) return at;
  for (const name of named().keys()) if (name.startsWith(typed)) return at;
  return -1;
}
