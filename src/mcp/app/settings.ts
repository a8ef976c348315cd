/** What the server has written into the file. */
import type { Draws } from "../protocol.js";
import { type AppWords, appWords } from "./words.js";

export interface Settings {
  /** Which message holds the tree. */
  readonly draws: Draws;
  /** Origins that pictures may be loaded from. */
  readonly media: readonly string[];
  readonly words: AppWords;
  /** All of the server's words, for the elements. */
  readonly strings: Readonly<Record<string, string>>;
}

export function readSettings(): Settings {
  const text = document.querySelector("#settings")?.textContent ?? "{}";
  const { draws = "input", media = [], strings = {} } = JSON.parse(text) as Partial<Settings>;
  const own = Object.entries(strings).filter(([name]) => Object.hasOwn(appWords, name));
  return { draws, media, strings, words: { ...appWords, ...Object.fromEntries(own) } };
}
