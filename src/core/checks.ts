/** The checks of a valibot pipe that have a better message here than there. */
import type { ProblemCode } from "./problem.js";
import { found } from "./raw.js";
import type { Action } from "./shape.js";

/** What a check finds. */
export interface Finding {
  readonly code: ProblemCode;
  readonly message: string;
}

/**
 * Runs one check. Null: it holds. Undefined: it is not one of these, ask valibot.
 * The length of a string is counted in Unicode code points, as JSON Schema does; valibot counts UTF-16 units.
 */
export function check(action: Action, value: unknown): Finding | null | undefined {
  // A check with its author's own message says it better than any general one.
  if (action.message !== undefined) return undefined;
  const limit = action.requirement;
  if (action.type === "non_empty") return sized(value) ? checkLeast(value, 1) : undefined;
  if (typeof limit === "number" && sized(value)) {
    if (action.type === "min_length") return checkLeast(value, limit);
    if (action.type === "max_length") return checkMost(value, limit);
    return undefined;
  }
  return typeof value === "number" ? checkNumber(action.type, limit, value) : undefined;
}

type Sized = string | readonly unknown[];

function sized(value: unknown): value is Sized {
  return typeof value === "string" || Array.isArray(value);
}

function sizeOf(value: Sized): number {
  if (typeof value !== "string") return value.length;
  let pairs = 0;
  for (let index = 1; index < value.length; index++) {
    if ((value.charCodeAt(index) & 0xfc00) === 0xdc00 && (value.charCodeAt(index - 1) & 0xfc00) === 0xd800) pairs++;
  }
  return value.length - pairs;
}

function counted(value: Sized, count: number): string {
  const unit = typeof value === "string" ? "character" : "item";
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function checkLeast(value: Sized, least: number): Finding | null {
  // A string of n code points has at least n UTF-16 units: a short look is enough for most.
  const size = value.length === 0 ? 0 : sizeOf(value);
  if (size >= least) return null;
  const what = size === 0 ? found(value) : `only ${counted(value, size)}`;
  return { code: "value", message: `${what}, at least ${counted(value, least)} needed: add to it` };
}

function checkMost(value: Sized, most: number): Finding | null {
  if (value.length <= most) return null;
  const size = sizeOf(value);
  if (size <= most) return null;
  return { code: "limit", message: `${counted(value, size)}, at most ${most} allowed: shorten it` };
}

function checkNumber(type: string, limit: unknown, value: number): Finding | null | undefined {
  const say = (holds: boolean, rule: string): Finding | null =>
    holds ? null : { code: "value", message: `expected ${rule}, found ${value}: change the number` };
  if (type === "integer") return say(Number.isInteger(value), "a whole number");
  if (type === "finite") return null;
  if (typeof limit !== "number") return undefined;
  if (type === "min_value") return say(value >= limit, `a number of at least ${limit}`);
  if (type === "max_value") return say(value <= limit, `a number of at most ${limit}`);
  return undefined;
}
