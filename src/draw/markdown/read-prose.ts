import type { Token, Tokens } from "marked";
import { safeUrl } from "../url.js";
import type { Inline, Run } from "./block.js";
import { nextCut } from "./cut-prose.js";
import { decodeEntities } from "./entities.js";
import type { MarkdownLexer } from "./markdown-lexer.js";
import { closeOpen, settleEnd } from "./open-prose.js";
import { lastWord, staysPlain } from "./plain-text.js";

/**
 * Reads the Markdown of one block's text.
 *
 * @param open true when the text stands at the end of what has arrived, so that its last marks may be incomplete
 * @param readPiece reads each piece of a long text but the last
 */
export function readProse(source: string, lexer: MarkdownLexer, open: boolean, readPiece = readRun): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let cut = nextCut(source, from); cut >= 0; cut = nextCut(source, from)) {
    runs.push(readPiece(source.slice(from, cut), lexer));
    from = cut;
  }
  const rest = source.slice(from);
  if (rest !== "") runs.push(open ? readOpenRun(rest, lexer) : readRun(rest, lexer));
  return runs;
}

/** Reads one piece as nothing that comes later will change it, but for link definitions. */
export function readRun(source: string, lexer: MarkdownLexer): Run {
  return {
    inlines: toInlines(inlineTokens(source, lexer), false),
    source: source.includes("[") ? source : undefined,
    closed: true,
  };
}

/** Reads the last piece of what has arrived, of which only `text` has come so far. */
export function readOpenRun(text: string, lexer: MarkdownLexer): Run {
  const source = text.trimEnd();
  const settled = settleEnd(source);
  const inlines = toInlines(closeOpen(inlineTokens(settled.text, lexer)), true);
  const word = lastWord(source);
  const plain = !settled.inLink && staysPlain(word) && showsLast(inlines, word);
  return { inlines, source: undefined, closed: false, open: { source, plain } };
}

function showsLast(inlines: readonly Inline[], word: string): boolean {
  const last = endOf(inlines).at(-1);
  return (last?.type === "text" || last?.type === "code") && last.text.endsWith(word);
}

/** The innermost list of inlines at the end. Those of an open run are nobody else's: they may grow in place. */
export function endOf(inlines: readonly Inline[]): Inline[] {
  const last = inlines.at(-1);
  const inner = last?.type === "em" || last?.type === "strong" || last?.type === "del";
  return inner ? endOf(last.children) : (inlines as Inline[]);
}

function inlineTokens(source: string, lexer: MarkdownLexer): Token[] {
  try {
    return lexer.inlines(source);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested beyond the stack: text.
    return [{ type: "text", raw: source, text: source }];
  }
}

/** The text that prose shows, without its marks. */
function plainText(inlines: readonly Inline[]): string {
  return inlines.map(plain).join("");
}

function plain(inline: Inline): string {
  switch (inline.type) {
    case "text":
    case "code":
      return inline.text;
    case "image":
      return inline.alt;
    case "break":
      return "\n";
    default:
      return plainText(inline.children);
  }
}

/** Turns marked's tokens into inlines. `open`: the text goes on behind the last of them. */
function toInlines(tokens: readonly Token[], open: boolean): readonly Inline[] {
  const inlines: Inline[] = [];
  tokens.forEach((token, index) => {
    const last = open && tokens.slice(index + 1).every(joins);
    for (const inline of toInline(token, last)) add(inlines, inline);
  });
  return inlines;
}

/** True for text that may turn out to be a part of the address before it. */
function joins(token: Token): boolean {
  return token.type === "text" && !/[\s<]/.test(token.raw);
}

function toInline(token: Token, open: boolean): readonly Inline[] {
  switch (token.type) {
    case "text":
      return [{ type: "text", text: decodeEntities(token.raw) }];
    case "escape":
      return [{ type: "text", text: token.text as string }];
    case "codespan":
      return [{ type: "code", text: token.text as string }];
    case "em":
    case "strong":
    case "del":
      return [{ type: token.type, children: toInlines(token.tokens ?? [], open) }];
    case "link":
      return link(token as Tokens.Link, open);
    case "image":
      return [image(token as Tokens.Image)];
    case "br":
      return [{ type: "break" }];
    default:
      return [{ type: "text", text: token.raw }];
  }
}

function link(token: Tokens.Link & { autolink?: boolean }, open: boolean): readonly Inline[] {
  const bare = token.autolink === true;
  const children: readonly Inline[] = bare
    ? [{ type: "text", text: decodeEntities(token.text) }]
    : toInlines(token.tokens, false);
  // More of a bare address may come.
  if (open && bare && !token.raw.startsWith("<")) return children;
  // CommonMark writes a backslash as %5C; browsers would read it as a slash.
  const href = safeUrl(decodeEntities(token.href).replaceAll("\\", "%5C"));
  if (href === undefined) return children;
  return [{ type: "link", href, title: decodeEntities(token.title ?? ""), children }];
}

function image(token: Tokens.Image): Inline {
  const alt = plainText(toInlines(token.tokens, false));
  return { type: "image", href: decodeEntities(token.href), alt, title: decodeEntities(token.title ?? "") };
}

/** Adds an inline, joining text to text: one text node where one will do. */
function add(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (inline.type === "text" && last?.type === "text")
    inlines[inlines.length - 1] = { type: "text", text: last.text + inline.text };
  else inlines.push(inline);
}
