import type { Token, Tokens } from "marked";
import { openEntity } from "./entities.js";

/**
 * The end of a text that is still being written: marks that have been opened are drawn as what they will most likely
 * be, and what can't be told yet is held back, so that no raw mark is seen for a moment and then goes. Only for drawing:
 * nothing of it is kept.
 */

interface SettledEnd {
  readonly text: string;
  /** The source ends within a link's target. */
  readonly inLink: boolean;
}

/** Text to read in place of `source`, whose end is still open. */
export function settleEnd(source: string): SettledEnd {
  const open = findOpen(source);
  let text = source;
  if (open.code !== undefined) {
    const run = open.code.run;
    const content = source.slice(open.code.at + run.length).replace(/[`\s]+$/, "");
    text =
      content === "" ? holdBack(source.slice(0, open.code.at)) : source.slice(0, open.code.at) + run + content + run;
  } else {
    text = holdBack(open.link === undefined ? source : source.slice(0, open.link));
  }
  for (const at of open.brackets.reverse()) {
    if (at < text.length) text = text.slice(0, at) + text.slice(text[at] === "!" ? at + 2 : at + 1);
  }
  return { text, inLink: open.link !== undefined };
}

interface OpenMarks {
  /** Brackets that a link or image may have begun with and whose end hasn't come, in order. */
  readonly brackets: number[];
  /** Where the label of a link ends whose URL is still coming. */
  link?: number;
  code?: { readonly at: number; readonly run: string };
}

const opening = /[\\`[\]<]/g;
const tag = /<[A-Za-z/!?][^<>]*>/y;

function findOpen(text: string): OpenMarks {
  const open: OpenMarks = { brackets: [] };
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const at = found.index;
    if (found[0] === "\\") opening.lastIndex = at + 2;
    else if (found[0] === "`") {
      const run = runAt(text, at);
      const end = closingRun(text, at + run.length, run);
      if (end < 0) {
        open.code = { at, run };
        break;
      }
      opening.lastIndex = end;
    } else if (found[0] === "<") {
      tag.lastIndex = at;
      if (tag.test(text)) opening.lastIndex = tag.lastIndex;
    } else if (found[0] === "[") {
      open.brackets.push(text[at - 1] === "!" ? at - 1 : at);
    } else {
      const end = closeBracket(text, at, open);
      if (end < 0) break;
      opening.lastIndex = end;
    }
  }
  open.brackets.splice(0, open.brackets.length, ...open.brackets.filter((at) => mayBeLink(text, at)));
  return open;
}

/** Takes the `]` at `at`. Where to go on, or -1 when the text ends in a link that isn't complete. */
function closeBracket(text: string, at: number, open: OpenMarks): number {
  const begin = open.brackets.pop();
  if (begin === undefined) return at + 1;
  const rest = text.slice(at + 1);
  if (mayBeLink(text, begin) && (rest === "" || openTarget.test(rest))) {
    open.brackets.push(begin);
    open.link = at;
    return -1;
  }
  const target = /^\((?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/.exec(
    rest,
  );
  return at + 1 + (target?.[0].length ?? 0);
}

/** What may follow a label while its URL, title or reference is being written. */
const openTarget =
  /^(?:\(\s*(?:<[^<>\n]*>?|(?!<)[^\s()]*(?:\([^\s()]*\)?[^\s()]*)*)(?:\s+(?:"[^"]*"?|'[^']*'?|\([^()]*\)?)?)?\s*|\[[^[\]]{0,999})$/;

/** A bracket in the middle of a word, as in `list[0]`, is no link's. */
function mayBeLink(text: string, at: number): boolean {
  return !/[\w\])]/.test(text[at - 1] ?? " ") && text.length > at + 1;
}

function runAt(text: string, at: number): string {
  let end = at;
  while (text[end] === text[at]) end++;
  return text.slice(at, end);
}

/** The end of the next run of backticks that is as long as `run`; -1 where none has come. */
function closingRun(text: string, from: number, run: string): number {
  for (let at = text.indexOf(run, from); at >= 0; ) {
    const found = runAt(text, at);
    if (found.length === run.length) return at + run.length;
    at = text.indexOf(run, at + found.length);
  }
  return -1;
}

/** Leaves out what stands at the very end and may still become the beginning or the end of something. */
function holdBack(source: string): string {
  let text = withoutOpenAngle(source);
  const entity = openEntity(text);
  if (entity >= 0) text = text.slice(0, entity);
  let end = text.length;
  while (end > 0 && "*_~[".includes(text[end - 1] as string) && !escaped(text, end - 1)) end--;
  if (end > 0 && text[end - 1] === "\\" && !escaped(text, end - 1)) end--;
  if (text[end - 1] === "!" && (end === 1 || /\s/.test(text[end - 2] as string))) end--;
  return text.slice(0, end);
}

function escaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}

/** `<https://exa` will be an address without its bracket; a tag that has just begun may become one. */
function withoutOpenAngle(text: string): string {
  const at = text.lastIndexOf("<");
  if (at < 0 || escaped(text, at)) return text;
  const rest = text.slice(at + 1);
  if (/^[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*$/.test(rest)) return text.slice(0, at) + rest;
  return /^(?:[A-Za-z/!?][A-Za-z0-9+.@-]{0,31})?$/.test(rest) ? text.slice(0, at) : text;
}

/**
 * Wraps what follows an opener that has no end yet as if it had one. Never `_`, which stands in names (`__init__`), nor
 * a single `~`, which stands before numbers, nor anything within a word.
 */
export function closeOpen(tokens: readonly Token[]): readonly Token[] {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (token.type !== "text") continue;
    const found = firstOpener(token.raw, tokens[index - 1], index + 1 < tokens.length);
    if (!found) continue;
    const inner = [textToken(token.raw.slice(found.end)), ...tokens.slice(index + 1)];
    return [...tokens.slice(0, index), textToken(token.raw.slice(0, found.at)), wrap(found.run, closeOpen(inner))];
  }
  return tokens;
}

function firstOpener(raw: string, before: Token | undefined, more: boolean) {
  for (const found of raw.matchAll(/\*+|~~+/g)) {
    const run = found[0];
    const end = found.index + run.length;
    const previous = found.index > 0 ? raw[found.index - 1] : before?.raw.at(-1);
    const next = raw[end] ?? (more ? "x" : " ");
    const within = previous !== undefined && /[A-Za-z0-9\\]/.test(previous);
    if (!within && !/\s/.test(next) && run.length <= (run[0] === "~" ? 2 : 3)) return { at: found.index, end, run };
  }
  return undefined;
}

function textToken(raw: string): Token {
  return { type: "text", raw, text: raw, escaped: false } satisfies Tokens.Text;
}

function wrap(run: string, tokens: readonly Token[]): Token {
  const raw = tokens.map((token) => token.raw).join("");
  const type = run[0] === "~" ? "del" : run.length === 2 ? "strong" : "em";
  const inner = run.length === 3 ? [wrap("**", tokens)] : [...tokens];
  return { type, raw, text: raw, tokens: inner };
}
