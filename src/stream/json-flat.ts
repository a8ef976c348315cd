/** Below this length engines copy when they join or cut; above, they keep references to the parts. */
const SHORTEST_SHARED = 13;
let touched = 0;

/**
 * Lets an engine turn a string that is held as a chain of its parts into one piece of memory: reading one character
 * makes V8 and JavaScriptCore do that. Otherwise a string that came in small chunks costs many times its size.
 */
export function flatten(text: string): void {
  // The result is kept where other code could see it, or the read would be optimized away.
  if (text.length >= SHORTEST_SHARED) touched ^= text.charCodeAt(text.length - 1);
}

/**
 * A cut of a text as a string of its own. A plain slice may keep the whole text alive; two halves joined and flattened
 * don't.
 */
export function copyOut(slice: string): string {
  if (slice.length < SHORTEST_SHARED) return slice;
  const copy = slice.slice(0, 1) + slice.slice(1);
  flatten(copy);
  return copy;
}

/** Only read by nobody: see `flatten`. */
export function lastTouched(): number {
  return touched;
}
