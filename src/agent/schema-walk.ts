import type { JsonSchema } from "../core/json-schema.js";

/** A copy of a schema in which those that stand right inside it are replaced. */
export function mapInside(schema: JsonSchema, change: (inside: JsonSchema) => JsonSchema): JsonSchema {
  const out: Record<string, unknown> = { ...schema };
  for (const keyword of ["properties", "$defs"]) {
    const named = schema[keyword];
    if (isSchema(named)) {
      out[keyword] = Object.fromEntries(
        Object.entries(named).map(([key, inside]) => [key, change(inside as JsonSchema)]),
      );
    }
  }
  for (const keyword of ["items", "additionalProperties"]) {
    const inside = schema[keyword];
    if (isSchema(inside)) out[keyword] = change(inside);
  }
  if (Array.isArray(schema.anyOf)) out.anyOf = schema.anyOf.map((option: JsonSchema) => change(option));
  return out;
}

/** True for a schema that is an object, as all are but `true` and `false`. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names of the definitions that a schema refers to, at any depth. */
export function refsIn(schema: JsonSchema, found = new Set<string>()): Set<string> {
  if (typeof schema.$ref === "string") found.add(nameIn(schema.$ref));
  mapInside(schema, (inside) => {
    refsIn(inside, found);
    return inside;
  });
  return found;
}

function nameIn(ref: string): string {
  return ref.replace("#/$defs/", "").replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Without some keywords. */
export function without(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}
