import { Lexer, type Links, type Token, Tokenizer, type Tokens, type TokensList } from "marked";
import { hasEastAsian, maskEastAsian } from "./east-asian.js";
import { quoteEnd } from "./quote-lines.js";

/** Quotes and lists nested deeper than this are text: nobody reads them, and each level is read once a level. */
export const maxDepth = 12;
/** A row with more cells than this is no table's. */
const maxColumns = 128;

/** marked's rules, with their work bounded and emphasis as East Asian text needs it. */
class MarkdownTokenizer extends Tokenizer {
  #depth = 0;
  #masked = ["", ""] as const as readonly [plain: string, masked: string];

  override blockquote(src: string): Tokens.Blockquote | undefined {
    if (!/^ {0,3}>/.test(src)) return undefined;
    const short = src.slice(0, quoteEnd(src));
    return this.#nested(() => super.blockquote(short));
  }

  override list(src: string): Tokens.List | undefined {
    return this.#nested(() => super.list(src));
  }

  #nested<T>(read: () => T): T | undefined {
    if (this.#depth >= maxDepth) return undefined;
    this.#depth++;
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }

  override table(src: string): Tokens.Table | undefined {
    return tooWide(src) ? undefined : super.table(src);
  }

  override lheading(src: string): Tokens.Heading | undefined {
    // The lines of a list item are tried one by one, and each would look for an underline down to the item's end.
    return (this.lexer as MarkdownLexer).underlineWithin(src) ? super.lheading(src) : undefined;
  }

  override tag(src: string): Tokens.Tag | undefined {
    const { inLink } = this.lexer.state;
    const token = super.tag(src);
    // HTML is text here: `<a …>` and `<pre>` change nothing about what follows.
    this.lexer.state.inLink = inLink;
    this.lexer.state.inRawBlock = false;
    return token;
  }

  override emStrong(src: string, masked: string, before = ""): Tokens.Em | Tokens.Strong | undefined {
    if (src.startsWith("_") || !hasEastAsian(masked)) return super.emStrong(src, masked, before);
    return super.emStrong(src, this.#mask(masked), this.#openable(src, before));
  }

  override del(src: string, masked: string, before = ""): Tokens.Del | undefined {
    if (!src.startsWith("~") || !hasEastAsian(masked)) return super.del(src, masked, before);
    return super.del(src, this.#mask(masked), this.#openable(src, before));
  }

  /** The character before an opener, or none where it may open whatever stands there. */
  #openable(src: string, before: string): string {
    if (before === "*" || before === "~" || before === "_") return before;
    const after = /^[*~]+([^*~])/.exec(src)?.[1] ?? "";
    return hasEastAsian(before) || hasEastAsian(after) ? "" : before;
  }

  #mask(masked: string): string {
    if (this.#masked[0] !== masked) this.#masked = [masked, maskEastAsian(masked)];
    return this.#masked[1];
  }

  override inlineText(src: string): Tokens.Text | undefined {
    // marked looks ahead for an e-mail address from every character: long words (keys, encoded data) go at once.
    const word = /^[A-Za-z0-9+/=]{64,}/.exec(src)?.[0];
    if (word === undefined || /www|http|ftp/i.test(word)) return super.inlineText(src);
    const raw = word.slice(0, -16);
    return { type: "text", raw, text: raw, escaped: false };
  }
}

/** Reads Markdown into marked's tokens: blocks and inlines apart, so that each block's text is read when it is needed. */
export class MarkdownLexer extends Lexer {
  /** How many characters were read so far, for tests: the work that a stream causes. */
  characters = 0;
  #lastUnderline = 0;

  constructor() {
    super({ gfm: true, tokenizer: new MarkdownTokenizer() });
  }

  /** The link definitions that hold from now on; `blocks` adds those that it finds. */
  use(links: Links): void {
    this.tokens.links = links;
  }

  get links(): Links {
    return this.tokens.links;
  }

  /** The block tokens of `src`. The text inside them is not read yet. */
  blocks(src: string): Token[] {
    this.characters += src.length;
    this.#reset();
    const tokens = this.blockTokens(src, []);
    this.inlineQueue = [];
    return tokens;
  }

  /** The tokens of one block's text. */
  inlines(src: string): Token[] {
    this.characters += src.length;
    this.#reset();
    return this.inlineTokens(src, []);
  }

  #reset(): void {
    this.state = { inLink: false, inRawBlock: false, linkEmitted: false, linkParenPossible: true, top: true };
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    const outer = this.#lastUnderline;
    this.#lastUnderline = lastUnderline(src);
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped);
    } finally {
      this.#lastUnderline = outer;
    }
  }

  /** True when a line that could underline a heading stands in `rest`, the end of the text that is being read. */
  underlineWithin(rest: string): boolean {
    return rest.length >= this.#lastUnderline && this.#lastUnderline > 0;
  }
}

/** How far from the end of `src` its last line of only `=` or `-` begins; 0 where it has none. */
function lastUnderline(src: string): number {
  for (let end = src.length; end > 0; ) {
    const at = src.lastIndexOf("\n", end - 1);
    if (at < 0) return 0;
    const first = src.charCodeAt(at + 1);
    // Only spaces, "=" and "-" can begin such a line.
    if ((first === 32 || first === 61 || first === 45) && /^ {0,3}(?:=+|-+)[ \t]*$/.test(src.slice(at + 1, end))) {
      return src.length - at;
    }
    end = at;
  }
  return 0;
}

/** True when the first line of `src` has more pipes than a table may have columns. */
export function tooWide(src: string): boolean {
  let pipes = 0;
  for (let at = 0; at < src.length && src.charCodeAt(at) !== 10; at++) {
    if (src.charCodeAt(at) === 124 && ++pipes > maxColumns) return true;
  }
  return false;
}
