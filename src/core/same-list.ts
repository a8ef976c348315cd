/** What the rules of several kinds ask of a list: which ids its items have, and whether one stands there twice. */
import type { Keys, Report } from "./problem.js";
import { itemsOf, own, quote } from "./raw.js";

/** The value when it can be an id: a non-empty string. */
function readableId(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * The ids under `prop` of all items. Undefined when one can't be read: whatever names none of the others may mean that
 * one, and nothing should be said of it.
 */
export function idsIn(list: unknown, prop: string): readonly string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = list.map((item) => readableId(own(item, prop)));
  return ids.includes(undefined) ? undefined : (ids as string[]);
}

/** Reports each item whose `prop` is that of an item before. `keys` lead to the list; what can't be read is skipped. */
export function reportRepeated(report: Report, keys: Keys, list: unknown, prop: string, read = readableId): void {
  const seen = new Set<string>();
  for (const [index, item] of itemsOf(list).entries()) {
    const id = read(own(item, prop));
    if (id === undefined) continue;
    if (seen.has(id)) {
      report([...keys, index, prop], "duplicate", `${prop} ${quote(id)} stands here before: use each ${prop} once`);
    }
    seen.add(id);
  }
}
