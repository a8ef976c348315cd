/** How many letters one of two names has and the other has not: what a slip of the fingers changes is little. */
function difference(one: string, other: string): number {
  let rest = other;
  let extra = 0;
  for (const letter of one) {
    const without = rest.replace(letter, "");
    if (without === rest) extra++;
    rest = without;
  }
  return extra + rest.length;
}

/** The known name that a wrong one was probably meant to be, or undefined when none is near. */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  if (wrong.length > 40) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const changes = difference(wrong.toLowerCase(), name.toLowerCase());
    if (changes < least && changes <= Math.max(1, Math.floor(name.length / 2))) {
      best = name;
      least = changes;
    }
  }
  return best;
}
