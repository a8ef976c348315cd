import { isRecord } from "../../core/raw.js";

/** True when two values are the same JSON data. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((each, at) => sameJson(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  );
}
