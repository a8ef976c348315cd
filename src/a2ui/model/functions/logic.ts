/** The functions that join truths. */
import * as v from "valibot";
import { toBoolean } from "../coerce.js";
import { defineFunction } from "../function.js";
import { dynamicBoolean } from "../schema.js";

const values = v.strictObject({ values: v.pipe(v.array(dynamicBoolean()), v.minLength(2)) });

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const and = defineFunction({
  name: "and",
  summary: "True when all values are.",
  args: values,
  returns: "boolean",
  run: (args) => list(args.values).every(toBoolean),
});

export const or = defineFunction({
  name: "or",
  summary: "True when one of the values is.",
  args: values,
  returns: "boolean",
  run: (args) => list(args.values).some(toBoolean),
});

export const not = defineFunction({
  name: "not",
  summary: "True when the value is not.",
  args: v.strictObject({ value: dynamicBoolean() }),
  returns: "boolean",
  run: ({ value }) => !toBoolean(value),
});
