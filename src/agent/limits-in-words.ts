import type { JsonSchema } from "../core/json-schema.js";
import { without } from "./schema-walk.js";

/** How each limit is said to a model, where its provider's schemas have no keyword for it. */
const WORDS: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => (limit === 1 ? "not empty" : `at least ${limit} characters`),
  maxLength: (limit) => `at most ${limit} characters`,
  pattern: (limit) => `matches ${limit}`,
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  multipleOf: (limit) => `a multiple of ${limit}`,
};

/** Takes limits out of a schema that its provider refuses, and says them in its description. */
export function limitsInWords(schema: JsonSchema, refused: readonly string[]): JsonSchema {
  const words = refused.flatMap((keyword) => (keyword in schema ? (WORDS[keyword]?.(schema[keyword]) ?? []) : []));
  const rest = without(schema, refused);
  if (words.length === 0) return rest;
  const sentence = words.join(", ");
  return { ...rest, description: [schema.description, sentence].filter(Boolean).join("; ") };
}

/** One value, or some, with their type: not every provider knows `const`, or guesses the type. */
export function valuesWithType(schema: JsonSchema): JsonSchema {
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (!Array.isArray(values)) return schema;
  const types = [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  const [type] = types;
  return { ...without(schema, ["const", "enum"]), ...(types.length === 1 && { type }), enum: values };
}
