/** A key that needs no quotes in a path, nor in a language that has keys without quotes. */
export const PLAIN_KEY = /^[\p{ID_Start}_$][\p{ID_Continue}$-]*$/u;
/** Longer paths and keys are shortened in the middle or at the end: a message has to stay readable. */
const MOST_PARTS = 32;
const LONGEST_KEY = 60;

/** A way through JSON, in words that a model writes itself: `root.children[3].rows[7]["odd key"]`. */
export function formatPath(keys: readonly (string | number)[]): string {
  if (keys.length === 0) return "(top level)";
  if (keys.length <= MOST_PARTS) return joined(keys, true);
  const half = MOST_PARTS / 2;
  return `${joined(keys.slice(0, half), true)} … ${joined(keys.slice(-half), false)}`;
}

function joined(keys: readonly (string | number)[], fromTop: boolean): string {
  let path = "";
  for (const key of keys) {
    if (typeof key === "number") path += `[${key}]`;
    else if (!PLAIN_KEY.test(key) || key.length > LONGEST_KEY) path += `[${quoted(key)}]`;
    else path += path === "" && fromTop ? key : `.${key}`;
  }
  return path;
}

function quoted(key: string): string {
  return JSON.stringify(key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key);
}
