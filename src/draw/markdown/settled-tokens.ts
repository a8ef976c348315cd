import type { Token, Tokens } from "marked";
import { isDecided } from "./line-start.js";

/**
 * How many of the tokens nothing that is appended to `source` can change. They end before a token that stands directly
 * after a blank line, or that begins a block by itself wherever it stands, and of whose first line enough has come:
 * without that it could still become something else, or a part of what stands before it.
 */
export function settledTokens(tokens: readonly Token[], source: string): number {
  let offset = tokens.reduce((sum, token) => sum + token.raw.length, 0);
  for (let index = tokens.length - 1; index > 0; index--) {
    const token = tokens[index] as Token;
    offset -= token.raw.length;
    if (token.type === "space") continue;
    if (afterBlankLine(source, offset) && endsAtBlankLine(tokens[index - 2])) return index;
    if (!hasBegun(token, source, offset)) continue;
    if (afterBlankLine(source, offset) || begins(token, tokens[index - 1] as Token, source, offset)) return index;
  }
  return 0;
}

function afterBlankLine(source: string, offset: number): boolean {
  if (source[offset - 1] !== "\n") return false;
  let at = offset - 2;
  while (source[at] === " " || source[at] === "\t") at--;
  return at < 0 || source[at] === "\n";
}

/** True when the rest of its first line can't make another block of a token. */
function hasBegun(token: Token, source: string, offset: number): boolean {
  return source.indexOf("\n", offset) >= 0 || (token.type === "paragraph" && isDecided(token.raw));
}

/** True for what goes on behind no blank line, whatever follows it. */
function endsAtBlankLine(token: Token | undefined): boolean {
  return /^(?:paragraph|heading|hr|blockquote|table)$/.test(token?.type ?? "");
}

/** Between what ends with its line, or a paragraph, and what needs no blank line before it. */
function begins(token: Token, before: Token, source: string, offset: number): boolean {
  if (source[offset - 1] !== "\n") return false;
  const fenced = before.type === "code" && /^ {0,3}[`~]{3}/.test(before.raw);
  // Its title could stand on the next line, but that line is another definition.
  if (before.type === "def") return token.type === "def";
  if (before.type === "heading" || before.type === "hr" || fenced) return true;
  if (before.type !== "paragraph" && before.type !== "list" && before.type !== "blockquote") return false;
  switch (token.type) {
    case "paragraph":
      return before.type === "blockquote";
    case "code":
      return /^ {0,3}[`~]{3}/.test(token.raw);
    case "heading":
      return /^ {0,3}#/.test(token.raw);
    case "list":
      return /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+[^ \t\n]/.test((token as Tokens.List).raw);
    case "blockquote":
      return true;
    case "table":
      return source.indexOf("\n", source.indexOf("\n", offset) + 1) >= 0;
    default:
      return false;
  }
}
