/** Kinds' schemas as JSON Schema. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type { JsonSchema };

/**
 * The schema of a whole tree, draft 2020-12, input side: one definition a kind, and every place of a component
 * (`isPlace`) any of them. What JSON Schema can't say is left out; what a schema's metadata says under `jsonSchema` is
 * added to it.
 */
export function treeSchema(
  definitions: Readonly<Record<string, v.GenericSchema>>,
  isPlace: (schema: object) => boolean,
): JsonSchema {
  const anyComponent = (): JsonSchema => ({
    anyOf: Object.keys(definitions).map((type) => ({ $ref: `#/$defs/${type.replaceAll("~", "~0").replaceAll("/", "~1")}` })),
  });
  const config: ConversionConfig = {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (isPlace(valibotSchema)) return anyComponent();
      return valibotSchema.type === "record" ? withoutAnyName(jsonSchema) : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema }) => ({ ...jsonSchema, ...statedBy(valibotAction) }),
  };
  const $defs = Object.fromEntries(
    Object.entries(definitions).map(([type, schema]) => {
      const { $schema: _, ...definition } = toJsonSchema(schema, config);
      return [type, definition];
    }),
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { v: { const: 1 }, root: anyComponent() },
    required: ["v", "root"],
    additionalProperties: false,
    $defs,
  };
}

/** Every name is a string: saying so is noise. */
function withoutAnyName(schema: JsonSchema): JsonSchema {
  const { propertyNames, ...rest } = schema;
  const any = typeof propertyNames === "object" && Object.keys(propertyNames).join() === "type";
  return any ? rest : schema;
}

function statedBy(action: { readonly type: string; readonly metadata?: unknown }): JsonSchema {
  const { metadata } = action;
  const stated = typeof metadata === "object" && metadata !== null && "jsonSchema" in metadata ? metadata.jsonSchema : {};
  return stated as JsonSchema;
}
