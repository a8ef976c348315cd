import { say, type Words } from "./words.js";

export type Direction = "ascending" | "descending";

/** What the next press on a header asks for: up, down, and back to the order in which the rows came. */
export function nextDirection(direction: Direction | undefined): Direction | undefined {
  if (direction === undefined) return "ascending";
  return direction === "ascending" ? "descending" : undefined;
}

/** What is said when rows have been put in order by a column. */
export function sortedText(direction: Direction | undefined, label: string, words: Words): string {
  const word = { ascending: words.sortedUp, descending: words.sortedDown, none: words.sortedBack };
  return say(word[direction ?? "none"], { label });
}
