/** Finding the name that was meant. */

/** How many single changes (a letter more, less, other, or two swapped) lead from one name to the other. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/**
 * The known name nearest to a wrong one, or undefined when none is near: letter case aside, at most a third of the name
 * may differ, or the one may begin with the other (`options` for `option`, `submitLabel` for `submit`).
 */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  const name = wrong.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const allowed = Math.max(1, Math.floor(Math.max(name.length, other.length) / 3));
    const prefix = name.length >= 3 && other.startsWith(name) ? allowed : Number.POSITIVE_INFINITY;
    const changes = Math.abs(name.length - other.length) > allowed ? prefix : Math.min(distance(name, other), prefix);
    if (changes <= allowed && changes < least) {
      best = candidate;
      least = changes;
    }
  }
  return best;
}
