/** Kinds' schemas as JSON Schema. */
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type { JsonSchema };

/**
 * A schema as JSON Schema, draft 2020-12, input side, with one definition a kind; every place of a component (`isPlace`) is
 * any of them. What JSON Schema can't say is left out; what a schema's metadata says under `jsonSchema` is added to it.
 */
export function withDefinitions(
  schema: v.GenericSchema,
  definitions: Readonly<Record<string, v.GenericSchema>>,
  isPlace: (schema: object) => boolean,
): JsonSchema {
  const pointers = Object.keys(definitions).map((type) => type.replaceAll("~", "~0").replaceAll("/", "~1"));
  return toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    definitions,
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (isPlace(valibotSchema)) return { anyOf: pointers.map((pointer) => ({ $ref: `#/$defs/${pointer}` })) };
      // That the names of a record are strings goes without saying.
      if (valibotSchema.type === "record" && !("pipe" in (valibotSchema as v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>).key)) delete jsonSchema.propertyNames;
      return jsonSchema;
    },
    overrideAction({ valibotAction, jsonSchema }) {
      if (valibotAction.type !== "metadata") return jsonSchema;
      const { jsonSchema: stated, ...rest } = jsonSchema as JsonSchema & { jsonSchema?: JsonSchema };
      return { ...rest, ...stated };
    },
  });
}
