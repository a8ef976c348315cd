/**
 * The arguments of a call that is still being written. A host shows them as values, healed to be whole; the elements take
 * JSON text that grows. So each value is written down as far as it is certain, and not closed: what was said before is the
 * beginning of what is said now, and only what is new is read.
 */
import { isRecord } from "../../core/raw.js";
import type { Params } from "./bridge.js";

export class GrowingArguments {
  #text = "";

  /** The text so far, by the arguments so far. */
  next(args: Params): string {
    const text = typeof args.root === "string" ? rootAsText(args, args.root) : (openText(args) ?? "");
    // A host that has healed worse than before has taken nothing back.
    if (!this.#text.startsWith(text)) this.#text = text;
    return this.#text;
  }

  /** The whole text, by the whole arguments. */
  static whole(args: Params): string {
    return typeof args.root === "string" ? `${rootAsText(args, args.root)}}` : JSON.stringify(args);
  }
}

/** Some models write what is nested as JSON text: that text goes on where it stopped by itself. */
function rootAsText({ v }: Params, root: string): string {
  return `{"v":${JSON.stringify(v ?? null)},"root":${root}`;
}

/** What is certain of a value that may not be whole, as JSON without its end; undefined for nothing. */
function openText(value: unknown): string | undefined {
  // Half of a character would be another one when it is whole.
  if (typeof value === "string") return JSON.stringify(value.replace(/[\ud800-\udbff]$/, "")).slice(0, -1);
  if (typeof value === "number") return JSON.stringify(value);
  if (Array.isArray(value)) return openList(value);
  // What a host puts for a value of which nothing is known yet: null, or the nearest word.
  return isRecord(value) ? openObject(value) : undefined;
}

function openList(items: readonly unknown[]): string {
  const last = openText(items.at(-1));
  const parts = items.slice(0, -1).map((item) => JSON.stringify(item ?? null));
  return `[${[...parts, ...(last === undefined ? [] : [last])].join(",")}`;
}

function openObject(value: Params): string {
  const entries = Object.entries(value).filter(([, inside]) => inside !== undefined);
  const parts = entries.slice(0, -1).map((entry) => pair(entry, JSON.stringify(entry[1])));
  const last = entries.at(-1);
  const open = last && openText(last[1]);
  // With nothing in it, its key may be the beginning of another one.
  if (last && open !== undefined && open !== '"') parts.push(pair(last, open));
  return `{${parts.join(",")}`;
}

const pair = ([key]: readonly [string, unknown], text: string): string => `${JSON.stringify(key)}:${text}`;
