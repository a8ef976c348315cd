/**
 * How wide a text is where nothing can measure it: on a server. The widths are Arial's, to which most system faces come
 * close, with room on top: a box that is a little too wide looks right, one that is too narrow does not.
 */

/** Widths in thousandths of the font size, from the blank (U+0020) to the tilde (U+007E). */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
] as const;

/** Room on top, for system faces that are wider than Arial. */
const ROOM = 1.08;

/** Signs that stand on others, and those that say how text is set: no width of their own. */
const NONE = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
const JOINED = /\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu;
/** One em: East Asian signs, and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const WIDE_EM = 1000;
const LETTER_EM = { upper: 720, lower: 580, other: 650 } as const;

/** The width of a text in a font of `size`, in the same unit. */
export function textWidth(text: string, size: number): number {
  let thousandths = 0;
  // Signs that are joined are one picture.
  for (const sign of text.replace(JOINED, "")) thousandths += signWidth(sign);
  return (thousandths / 1000) * size * ROOM;
}

function signWidth(sign: string): number {
  const known = ASCII[sign.charCodeAt(0) - 32];
  if (known !== undefined) return known;
  if (NONE.test(sign)) return 0;
  // Without its accents a Latin letter is one of the table's.
  const plain = sign.normalize("NFD");
  if (plain.length > 1 && plain.charCodeAt(0) < 127) return signWidth(plain.charAt(0));
  if (WIDE.test(sign)) return WIDE_EM;
  if (/\p{Lu}/u.test(sign)) return LETTER_EM.upper;
  return /\p{Ll}/u.test(sign) ? LETTER_EM.lower : LETTER_EM.other;
}
