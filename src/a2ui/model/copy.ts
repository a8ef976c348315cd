import { isRecord, setOwn } from "../../core/raw.js";
import { MAX_DEPTH, MAX_VALUES } from "./limits.js";
import { DataError } from "./pointer.js";

/**
 * A copy of JSON data that a data model may keep and change: what a host has given as `messages` stays the host's own.
 *
 * @throws DataError when it is nested too deep, or too large
 */
export function copyData(value: unknown, path: string, level = 1): unknown {
  let values = 0;

  function copy(each: unknown, depth: number): unknown {
    if (typeof each !== "object" || each === null) return each;
    if (depth > MAX_DEPTH) throw new DataError(path, `nested deeper than ${MAX_DEPTH} levels: flatten it`);
    if (Array.isArray(each)) {
      count(each.length);
      return each.map((item) => copy(item, depth + 1));
    }
    if (!isRecord(each)) return each;
    const out = {};
    const keys = Object.keys(each);
    count(keys.length);
    for (const key of keys) setOwn(out, key, copy(each[key], depth + 1));
    return out;
  }

  function count(more: number): void {
    values += more;
    if (values > MAX_VALUES) throw new DataError(path, "too many values: send less data");
  }

  return copy(value, level);
}
