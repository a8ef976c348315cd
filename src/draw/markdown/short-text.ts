import { safeUrl } from "../url.js";
import type { Block, Inline } from "./block.js";

/** Longer ones are cut into pieces. */
const longest = 160;

/** A heading, or the beginning of what can only be a paragraph. */
const heading = /^(#{1,6}) (?=[A-Za-z\u00c0-\u1fff\u3040-\ud7ff])/;
const letter = /^[A-Za-z\u00c0-\u1fff\u3040-\ud7ff]/;

/** Plain text; or a mark that is one by every rule: plain words in it, and space or the end of a clause around it. */
const part = new RegExp(
  [
    /([ "$%'()+,\-./0-9:;=?A-Z^a-z{}\u00a0-\uffff]+)/,
    /(?<=^|[ (])(\*\*?)([A-Za-z0-9](?:[A-Za-z0-9 ,.:;%-]*[A-Za-z0-9])?)\2(?=$|[ .,;:?)])/,
    /(?<=^|[ (])`([^`\\\s](?:[^`\\\n]*[^`\\\s])?)`(?=$|[ .,;:?)])/,
    /(?<=^|[ (])\[([A-Za-z0-9][A-Za-z0-9 ,.:;%-]*)\]\(([\w:/.?=%#,+-]+)\)(?=$|[ .,;:?)])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "y",
);
/** What GFM would make a link of. */
const address = /:\/\/|www\./i;

/**
 * Reads a finished text of one line that holds nothing but plain text, and emphasis, code and links that no rule needs to
 * be asked about: so are most of thousands. Undefined for any other.
 */
export function readShortText(text: string): readonly Block[] | undefined {
  if (text.length > longest) return undefined;
  const marks = heading.exec(text);
  if (!marks && !letter.test(text)) return undefined;
  const inlines = readInlines(text, marks ? marks[0].length : 0);
  if (!inlines) return undefined;
  const prose = [{ inlines, source: undefined, closed: true }];
  if (!marks) return [{ type: "paragraph", prose, closed: true }];
  return [{ type: "heading", level: (marks[1] as string).length, prose, closed: true }];
}

function readInlines(text: string, begin: number): readonly Inline[] | undefined {
  const inlines: Inline[] = [];
  for (let at = begin; at < text.length; at = part.lastIndex) {
    part.lastIndex = at;
    const inline = toInline(part.exec(text));
    if (!inline) return undefined;
    inlines.push(inline);
  }
  // White space at the end is drawn by no block.
  return /\s$/.test(text) ? undefined : inlines;
}

function toInline(found: RegExpExecArray | null): Inline | undefined {
  if (!found) return undefined;
  const [, plain, mark, marked, code, label, target] = found;
  if (plain !== undefined) return address.test(plain) ? undefined : { type: "text", text: plain };
  if (code !== undefined) return { type: "code", text: code };
  const children: Inline[] = [{ type: "text", text: (marked ?? label) as string }];
  if (mark !== undefined) return { type: mark === "*" ? "em" : "strong", children };
  const href = safeUrl(target as string);
  return href === undefined ? undefined : { type: "link", href, title: "", children };
}
