import type { JsonSchema } from "../core/json-schema.js";
import { limitsInWords, valuesWithType } from "./limits-in-words.js";
import { isSchema, mapInside, refsIn, without } from "./schema-walk.js";

const DROPPED = ["$schema", "default"];
const REFUSED = ["minLength", "maxLength", "pattern", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];

/**
 * A catalog's schema as Google's `parametersJsonSchema` has it: no keyword that it doesn't list, and a definition that
 * leads back to itself does so through a property that is not required.
 */
export function googleSchema(schema: JsonSchema): JsonSchema {
  const plain = plainSchema(schema);
  const definitions = plain.$defs;
  if (!isSchema(definitions)) return plain;
  const opened = Object.entries(definitions).map(([name, definition]) => [
    name,
    withoutCycles(name, definition as JsonSchema, definitions),
  ]);
  return { ...plain, $defs: Object.fromEntries(opened) };
}

function plainSchema(schema: JsonSchema): JsonSchema {
  const typed = valuesWithType(limitsInWords(without(schema, DROPPED), REFUSED));
  return mapInside(typed.type === "object" ? without(typed, ["anyOf"]) : typed, plainSchema);
}

/** Takes the properties that lead back to the definition out of what is required, wherever they stand in it. */
function withoutCycles(name: string, schema: JsonSchema, definitions: JsonSchema): JsonSchema {
  const opened = mapInside(schema, (inside) => withoutCycles(name, inside, definitions));
  const { properties, required } = schema;
  if (!isSchema(properties) || !Array.isArray(required)) return opened;
  const leadsBack = (key: unknown) => reachedFrom(properties[String(key)] as JsonSchema, definitions).has(name);
  return { ...opened, required: required.filter((key) => !leadsBack(key)) };
}

/** All definitions that a schema refers to, and those that these refer to. */
function reachedFrom(schema: JsonSchema, definitions: JsonSchema): Set<string> {
  const reached = refsIn(schema);
  for (const name of reached) refsIn(definitions[name] as JsonSchema, reached);
  return reached;
}
