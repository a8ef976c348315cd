import type { JsonSchema } from "../core/json-schema.js";
import { isSchema } from "./schema-walk.js";

/** What a kind's props are, in the fewest words: `{text: string up to 40, tone?: "neutral"|"positive"}`. */
export function signature(schema: JsonSchema): string {
  if (Array.isArray(schema.anyOf) && !schema.properties) return union(schema.anyOf as JsonSchema[]);
  if (typeof schema.$ref === "string") return schema.$ref.replace("#/$defs/", "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join("|");
  if (schema.type === "array") return `[${isSchema(schema.items) ? signature(schema.items) : "…"}]`;
  if (schema.type === "object") return object(schema);
  const limit = typeof schema.maxLength === "number" ? ` up to ${schema.maxLength}` : "";
  return `${schema.type ?? "any"}${limit}`;
}

/** Any component is one word, however many there are. */
function union(options: readonly JsonSchema[]): string {
  if (options.every((option) => typeof option.$ref === "string")) return "COMPONENT";
  return [...new Set(options.map(signature))].join("|");
}

function object({ properties, required, additionalProperties }: JsonSchema): string {
  if (!isSchema(properties))
    return `{KEY: ${isSchema(additionalProperties) ? signature(additionalProperties) : "any"}}`;
  const needed = new Set(Array.isArray(required) ? required : []);
  const props = Object.entries(properties).map(
    ([key, inside]) => `${key}${needed.has(key) ? "" : "?"}: ${signature(inside as JsonSchema)}`,
  );
  return `{${props.join(", ")}}`;
}
