/** Tags that stand around a block in the text of a reply. */

/** As long as a tag may be with its attributes. */
const LONGEST_TAG = 200;

export interface FoundTag {
  readonly at: number;
  readonly length: number;
  /** Undefined where it may become one, when more has come. */
  readonly tag: string | undefined;
}

/**
 * The first of these tags in a text, or what may become one at its end.
 *
 * @param previous the character before the text
 * @param whole true when nothing more of the line comes
 */
export function openingTag(
  previous: string,
  text: string,
  tags: readonly string[],
  whole: boolean,
): FoundTag | undefined {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    // In backticks it is spoken of.
    if ((at === 0 ? previous : text[at - 1]) === "`") continue;
    const rest = text.slice(at + 1, at + LONGEST_TAG);
    const tag = tags.find((name) => rest.startsWith(name) && /^[\s>]?$/.test(rest.charAt(name.length)));
    const end = tag === undefined ? -1 : rest.indexOf(">");
    if (end >= 0) return { at, length: end + 2, tag };
    const maybe = tag !== undefined ? rest.length < LONGEST_TAG - 1 : tags.some((name) => name.startsWith(rest));
    if (maybe && !whole) return { at, length: 0, tag: undefined };
  }
  return undefined;
}

export interface TagEnd {
  /** Where what is in the block ends. */
  readonly at: number;
  readonly length: number;
  readonly closed: boolean;
}

/** The closing tag in a text; or where, at its end, one may begin. */
export function closingTag(text: string, tag: string): TagEnd {
  const closing = `</${tag}>`;
  const at = text.indexOf(closing);
  if (at >= 0) return { at, length: closing.length, closed: true };
  const last = text.lastIndexOf("<");
  const maybe = last >= 0 && closing.startsWith(text.slice(last));
  return { at: maybe ? last : text.length, length: 0, closed: false };
}
