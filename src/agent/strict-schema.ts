import type { JsonSchema } from "../core/json-schema.js";
import { limitsInWords, valuesWithType } from "./limits-in-words.js";
import { isSchema, mapInside, without } from "./schema-walk.js";

/** What strict schemas have no place for and that says nothing a model can't do without. */
const DROPPED = ["$schema", "default"];
const REFUSED = ["minLength", "maxLength"];

/**
 * A catalog's schema as OpenAI's structured outputs have it (`strict: true`): every object is closed and names all of its
 * properties as required, what may be left out may be null, and an object with keys of its own choice is a list of keys
 * and values. `strictCatalog` reads what is written by it.
 *
 * @throws TypeError for a place where anything may stand: strict schemas have no word for that
 */
export function strictSchema(schema: JsonSchema): JsonSchema {
  const typed = valuesWithType(limitsInWords(without(schema, DROPPED), REFUSED));
  if (Object.keys(without(typed, ["description"])).length === 0) {
    throw new TypeError("A strict schema can't say that anything may stand in a place: give the kind's schema a type");
  }
  // Beside properties it can only narrow them, which is left to the check of what has been written.
  const plain = typed.type === "object" ? without(typed, ["anyOf"]) : typed;
  const inside = mapInside(plain, strictSchema);
  if (inside.type !== "object") return inside;
  return isSchema(inside.properties) ? closed(inside, inside.properties) : entries(inside);
}

function closed(schema: JsonSchema, properties: JsonSchema): JsonSchema {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const all = Object.entries(properties).map(([key, inside]) => [
    key,
    required.has(key) ? inside : nullable(inside as JsonSchema),
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(all),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  const options = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonSchema[]) : [schema];
  if (options.some(({ type }) => type === "null")) return schema;
  const { description, ...rest } = schema;
  return {
    ...(description !== undefined && { description }),
    anyOf: [...(Array.isArray(schema.anyOf) ? options : [rest]), { type: "null" }],
  };
}

/** An object with keys of its own choice. */
function entries({ additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const value = isSchema(additionalProperties) ? additionalProperties : strictSchema({});
  return {
    ...without(rest, ["type"]),
    type: "array",
    items: {
      type: "object",
      properties: { key: { type: "string" }, value },
      required: ["key", "value"],
      additionalProperties: false,
    },
  };
}
