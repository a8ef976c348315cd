/** The functions that say whether a value will do. */
import * as v from "valibot";
import type { PropsSchema } from "../../../core/kind.js";
import { alsoInJsonSchema } from "../../../core/schema.js";
import { toText } from "../coerce.js";
import { defineFunction } from "../function.js";
import { matches } from "../regex/match.js";
import { dynamicNumber, dynamicString, dynamicValue } from "../schema.js";

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The arguments, with at least one of the two limits. */
function limited<Schema extends PropsSchema>(args: Schema): Schema {
  const given = ({ min, max }: Limits): boolean => min !== undefined || max !== undefined;
  return v.pipe(
    args as unknown as v.GenericSchema<Limits>,
    v.check(given, "there is neither a least nor a most: add min or max"),
    alsoInJsonSchema({ anyOf: [{ required: ["min"] }, { required: ["max"] }] }),
  ) as unknown as Schema;
}

export const required = defineFunction({
  name: "required",
  summary: "True unless the value is missing, null, an empty string or an empty list.",
  args: v.strictObject({ value: dynamicValue() }),
  returns: "boolean",
  run: ({ value }) =>
    value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
});

export const regex = defineFunction({
  name: "regex",
  summary: "True when the value matches the pattern, anywhere in it.",
  args: v.strictObject({ value: dynamicString(), pattern: v.string() }),
  returns: "boolean",
  run: ({ value, pattern }) => matches(toText(pattern), toText(value)),
});

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const length = defineFunction({
  name: "length",
  summary: "True when a text, or a list, is no shorter than `min` and no longer than `max`.",
  args: limited(v.strictObject({ value: dynamicValue(), min: count, max: count })),
  returns: "boolean",
  run({ value, min, max }) {
    const size = Array.isArray(value) ? value.length : [...toText(value)].length;
    return between(size, min, max);
  },
});

const limit = v.optional(v.number());

export const numeric = defineFunction({
  name: "numeric",
  summary: "True when the value is a number from `min` to `max`.",
  args: limited(v.strictObject({ value: dynamicNumber(), min: limit, max: limit })),
  returns: "boolean",
  run: ({ value, min, max }) => between(numberIn(value), min, max),
});

export const email = defineFunction({
  name: "email",
  summary: "True when the value looks like an email address.",
  args: v.strictObject({ value: dynamicString() }),
  returns: "boolean",
  run({ value }) {
    const [name = "", host = "", ...more] = toText(value).trim().split("@");
    return more.length === 0 && /^\S+$/.test(name) && /^[^\s.]+(\.[^\s.]+)+$/.test(host);
  },
});

/** The number that is, or is written in, a value; NaN for everything else. */
function numberIn(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

function between(size: number, min: unknown, max: unknown): boolean {
  if (Number.isNaN(size)) return false;
  return size >= (numberOr(min) ?? size) && size <= (numberOr(max) ?? size);
}

function numberOr(value: unknown): number | undefined {
  const number = numberIn(value);
  return Number.isNaN(number) ? undefined : number;
}
