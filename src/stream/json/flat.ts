/** Below this length engines copy when they join or cut; above, they keep references to the parts. */
const SHORTEST_SHARED = 13;

/**
 * Lets an engine turn a string that is held as a chain of its parts into one piece of memory. Otherwise a string that
 * came in small chunks costs many times its size.
 */
export function flatten(text: string): void {
  // Any look at the characters does it. This one has a result that nobody needs, and yet is not optimized away, as
  // reading a character would be.
  if (text.length >= SHORTEST_SHARED) text.trimEnd();
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
