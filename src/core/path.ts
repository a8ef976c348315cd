/** How problems say where: `root.children[1] (Chart).series[0].label`. */
import type { Keys } from "./problem.js";
import { clip } from "./raw.js";

/** The root component's place. */
export const ROOT = "root";
/** The place of the envelope, or of an event, itself. */
export const TOP_LEVEL = "(top level)";

/** A place below another: list indexes in brackets, names after a dot. `base` "" is the envelope or an event. */
export function pathText(base: string, keys: Keys): string {
  let path = base;
  for (const key of keys) {
    if (typeof key === "number") path += `[${key}]`;
    else path += path === "" ? clip(key) : `.${clip(key)}`;
  }
  return path === "" ? TOP_LEVEL : path;
}

/** A component as the last part of a path: its place with its type. */
export function componentPath(place: string, type: string): string {
  return `${place} (${clip(type)})`;
}

/** What the paths of a component's props begin with: the root goes without its type there. */
export function propsBase(place: string, type: string): string {
  return place === ROOT ? ROOT : componentPath(place, type);
}
