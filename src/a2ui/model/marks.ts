import { MESSAGE_KEYS } from "./envelope.js";

/** Where prose ends, or may end. */
export type Mark =
  /** The rest is prose, or `at` and what follows has to wait. */
  | { readonly is: "none"; readonly at: number; readonly length: number }
  /** A bracket: JSON may begin here. */
  | { readonly is: "json"; readonly at: number; readonly length: number }
  /** A line that only says that messages follow. */
  | { readonly is: "label"; readonly at: number; readonly length: number }
  /** A tag, or a fence: what follows is a block. */
  | {
      readonly is: "block";
      readonly at: number;
      readonly length: number;
      readonly end: RegExp;
      readonly maybeEnd: RegExp;
      /** What stands in it; "maybe": what it begins with will tell. */
      readonly holds: "messages" | "prose" | "maybe";
    };

const NONE = { is: "none", length: 0 } as const;

/** A tag of A2UI, a fence, a label of old samples, or a bracket. */
const MARK = /<a2ui[^>\n]{0,200}(>|$)|(`{3,}|~{3,})([^\n\r`]*)(\r?\n|$)|-{3,}a2ui_JSON-{3,}|[{[]/gi;

/** At the end of a chunk: what may yet become one of these. */
const MAYBE = /(?:<(?:a(?:2(?:ui?)?)?)?|`{1,2}|~{1,2}|-+(?:a2?u?i?_?J?S?O?N?-*)?)$/i;

/** Info strings of fences in which messages stand. */
const SURE_INFO = /^\s*(?:json[\s-])?a2ui(?:-json)?\b/i;
const JSON_INFO = /^\s*(?:jsonl?|ndjson|json5)?\s*$/i;

/** The first place in a text where prose may end. */
export function nextMark(text: string, { lineStart, ended }: { lineStart: boolean; ended: boolean }): Mark {
  MARK.lastIndex = 0;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    const { index: at } = found;
    const [all, tagEnd, fence, info = "", lineEnd] = found;
    if (all.startsWith("<")) {
      if (tagEnd === ">") return tag(at, all.length);
      if (!ended) return { ...NONE, at };
    } else if (fence) {
      if (!startsLine(text, at, lineStart)) continue;
      if (lineEnd === "" && !ended) return { ...NONE, at };
      return fenced(at, all.length, fence, info);
    } else if (all.startsWith("-")) {
      return { is: "label", at, length: all.length };
    } else {
      return { is: "json", at, length: 1 };
    }
  }
  const maybe = ended ? -1 : text.search(MAYBE);
  return { ...NONE, at: maybe < 0 ? text.length : maybe };
}

function startsLine(text: string, at: number, lineStart: boolean): boolean {
  const before = text.slice(0, at);
  return /[\n\r][ \t]{0,3}$/.test(before) || (lineStart && /^[ \t]{0,3}$/.test(before));
}

/** The end of a tag's block, also written with attributes; and what may become it. */
const TAG_END = /<\/a2ui[^>\n]{0,200}>/i;
const MAYBE_TAG_END = /<(?:\/(?:a(?:2(?:u(?:i[^>\n]{0,200})?)?)?)?)?$/i;

function tag(at: number, length: number): Mark {
  return { is: "block", at, length, end: TAG_END, maybeEnd: MAYBE_TAG_END, holds: "messages" };
}

const MAYBE_FENCE_END = /\n?[ \t]{0,3}[`~]*$/;

/** Every fence is a block, so that no JSON half way through somebody's code is taken for messages. */
function fenced(at: number, length: number, fence: string, info: string): Mark {
  const end = new RegExp(`(?:^|\\n)[ \\t]{0,3}${fence}+[ \\t]*(?=[\\r\\n]|$)`);
  const holds = SURE_INFO.test(info) ? "messages" : JSON_INFO.test(info) ? "maybe" : "prose";
  return { is: "block", at, length, end, maybeEnd: MAYBE_FENCE_END, holds };
}

/** What only messages have: a key of theirs, their version, or what lists of them are wrapped in. */
const KEY = new RegExp(
  `"(?:${[...MESSAGE_KEYS, "a2ui_json", "a2ui_operations", "activityType"].join("|")})"\\s*:|` +
    '"version"\\s*:\\s*"v?(?:0\\.(?:8|9|1\\d)(?:\\.\\d+)?|1\\.0)"',
);
/** Keys of objects that may hold messages further in: taken for that where nothing else stands in the text. */
const HOLDER =
  /^\[?\s*\{\s*"(?:name|description|messages|surfaceId|catalogId|components|operations|activityType|type|content)"\s*:/;
/** As far as a look goes. */
const LOOK = 400;
/** What can still become `{"key":` or `[{"key":`. */
const UNFINISHED = /^(?:\[\s*)?(?:\{\s*(?:"\w*(?:"\s*)?)?)?$/;
const OPENING = /^(?:\[\s*)?\{\s*"\w+"\s*:/;

/**
 * Whether the JSON that a text begins with holds messages. `alone`: nothing else stands in the text, which makes it likelier.
 */
export function startsMessages(text: string, { alone, ended }: { alone: boolean; ended: boolean }): Verdict {
  const head = plainHead(text);
  if (UNFINISHED.test(head)) return ended ? "no" : "maybe";
  if (!OPENING.test(head)) return "no";
  if (KEY.test(head) || (alone && HOLDER.test(head))) return "yes";
  return text.length < LOOK && !ended && !closes(text) ? "maybe" : "no";
}

export type Verdict = "yes" | "no" | "maybe";

/** The beginning of a text; of JSON in a string, what the string says. */
function plainHead(text: string): string {
  const head = text.slice(0, LOOK);
  if (!/^"(?:[[{]|$)/.test(head)) return head;
  return head.slice(1).replace(/\\(["n]|$)/g, (_escape, sign) => (sign === '"' ? sign : ""));
}

/** True when what opens a text also closes in it. Strings are not looked into: then it only takes longer. */
function closes(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return true;
  }
  return false;
}
