import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { JsonSchema } from "../core/json-schema.js";

/**
 * A JSON Schema as the protocol's library takes one. It lets everything through: what is wrong is said by the tool itself,
 * in words that a model can act on.
 */
export function anyInput(schema: JsonSchema): StandardSchemaWithJSON<unknown, unknown> {
  const given = (): JsonSchema => schema;
  return {
    "~standard": {
      version: 1,
      vendor: "intui",
      validate: (value) => ({ value }),
      jsonSchema: { input: given, output: given },
    },
  };
}
