/** Which way a text runs: `dir="auto"` is not known to every mail client, so it is worked out here. */

const FIRST_LETTER = /\p{L}/u;
const RTL_LETTER =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}|\p{Script=Samaritan}|\p{Script=Mandaic}|\p{Script=Hanifi_Rohingya}/u;

export type Direction = "ltr" | "rtl";

/** The direction of a text by its first letter, where it is another than that around it. */
export function otherDirection(text: string, around: Direction): Direction | undefined {
  const letter = FIRST_LETTER.exec(text)?.[0];
  if (letter === undefined) return undefined;
  const own = RTL_LETTER.test(letter) ? "rtl" : "ltr";
  return own === around ? undefined : own;
}
