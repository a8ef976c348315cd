/** How problems say where: `root.children[1] (Chart).series[0].label`. */
import type { Keys } from "./problem.js";
import { clip } from "./raw.js";

/** The root component's place. */
export const ROOT = "root";

/** The place of the envelope, or of an event, itself. */
const TOP_LEVEL = "(top level)";

/** The path of the value at some keys below a place; no keys: of the place itself. */
export type PathOf = (keys: Keys) => string;

function below(base: string, keys: Keys): string {
  return keys.reduce<string>((path, key) => path + (typeof key === "number" ? `[${key}]` : `.${clip(key)}`), base);
}

/** Paths in an envelope or an event. */
export const topPath: PathOf = (keys) => below("", keys).slice(1) || TOP_LEVEL;

/** Paths in a component of some type at a place: the root goes without its type but where it stands alone. */
export function pathIn(place: string, type: string): PathOf {
  let known: string | undefined;
  const self = () => (known ??= `${place} (${clip(type)})`);
  return (keys) => (keys.length === 0 ? self() : below(place === ROOT ? ROOT : self(), keys));
}
