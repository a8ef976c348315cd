/** The guards of a tree, so that hostile input ends in an IntuiError and never in a hang or a crash. */

/** The deepest level that a component may stand on; the root is level 1. */
export const MAX_DEPTH = 64;
/** The most components that a tree may have. */
export const MAX_NODES = 50_000;
/** The most UTF-8 bytes that all strings and keys of a tree may have together. */
export const MAX_BYTES = 8 * 1024 * 1024;
/** The most values that are looked at for that: an object that refers to itself has no end, and may hold no string. */
const MAX_VALUES = 8 * 1024 * 1024;

/** The bytes that a string takes as UTF-8, or its length when that alone is more than `most`. */
function bytesOf(text: string, most: number): number {
  if (text.length > most || !/[^\0-\x7F]/.test(text)) return text.length;
  let bytes = 0;
  for (const character of text) bytes += character < "\x80" ? 1 : character < "\u0800" ? 2 : character.length + 2;
  return bytes;
}

/** True when a value is larger than a tree may be, or has no end. Looks no further than the limit. */
export function isTooLarge(value: unknown): boolean {
  const pending: unknown[] = [value];
  let bytes = 0;
  let values = 0;
  while (pending.length > 0 && bytes <= MAX_BYTES) {
    const each = pending.pop();
    if (typeof each === "string") bytes += bytesOf(each, MAX_BYTES - bytes);
    if (typeof each !== "object" || each === null) continue;
    const isList = Array.isArray(each);
    const keys = isList ? [] : Object.keys(each);
    values += isList ? each.length : keys.length;
    if (values > MAX_VALUES) return true;
    if (isList) for (const item of each) pending.push(item);
    for (const key of keys) {
      bytes += bytesOf(key, MAX_BYTES - bytes);
      pending.push((each as Record<string, unknown>)[key]);
    }
  }
  return bytes > MAX_BYTES;
}
