/**
 * valibot's schemas as JSON Schema, draft 2020-12, input side. Written here, not taken from a converter library: it
 * says what `inspect` checks, no more and no less, for a sixth of the bytes. What JSON Schema can't say is left out.
 */

import { isComponent } from "./schema.js";
import { type Action, innerOf, isOptional, type Shape, valuesOf } from "./shape.js";

/** A JSON Schema object. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A schema with one definition for each of the named ones; every place of a component is any of them. */
export function toJsonSchema(schema: Shape, named: ReadonlyMap<string, Shape>): JsonSchema {
  const converter = new Converter([...named.keys()]);
  for (const [name, shape] of named) converter.define(name, shape);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...converter.convert(schema),
    $defs: converter.definitions,
  };
}

class Converter {
  readonly definitions: Record<string, JsonSchema> = {};
  readonly #anyComponent: JsonSchema;
  /** The definitions of lazy schemas, by what they call. */
  readonly #lazy = new Map<unknown, JsonSchema>();

  constructor(components: readonly string[]) {
    this.#anyComponent = { anyOf: components.map(refTo) };
  }

  define(name: string, shape: Shape): void {
    this.definitions[name] = this.convert(shape);
  }

  convert(shape: Shape): JsonSchema {
    if (isComponent(shape)) return this.#anyComponent;
    const [first, ...actions] = shape.pipe ?? [];
    const schema = first ? { ...this.convert(first) } : this.#base(shape);
    for (const action of actions) Object.assign(schema, stated(action, schema));
    return schema;
  }

  #base(shape: Shape): JsonSchema {
    const values = valuesOf(shape);
    if (values) return shape.type === "literal" ? { const: shape.literal } : { enum: values };
    switch (shape.type) {
      case "string":
      case "number":
      case "boolean":
      case "null":
        return { type: shape.type };
      case "array":
        return { type: "array", items: this.convert(shape.item as Shape) };
      case "record":
        return { type: "object", additionalProperties: this.convert(shape.value as Shape) };
      case "strict_object":
      case "object":
      case "loose_object":
        return this.#object(shape);
      case "union":
      case "variant":
        return { anyOf: (shape.options as readonly Shape[]).map((option) => this.convert(option)) };
      case "lazy":
        return this.#deferred(shape);
      default:
        return this.#wrapped(shape);
    }
  }

  #object({ type, entries = {} }: Shape): JsonSchema {
    const all = Object.entries(entries);
    return {
      type: "object",
      properties: Object.fromEntries(all.map(([key, entry]) => [key, this.convert(entry)])),
      required: all.filter(([, entry]) => !isOptional(entry)).map(([key]) => key),
      ...(type === "strict_object" && { additionalProperties: false }),
    };
  }

  #wrapped(shape: Shape): JsonSchema {
    if (!shape.wrapped) return {};
    const inner = this.convert(shape.wrapped);
    const schema = shape.type.startsWith("null") ? { anyOf: [inner, { type: "null" }] } : inner;
    const fill = typeof shape.default === "function" ? shape.default() : shape.default;
    return fill === undefined ? schema : { ...schema, default: fill };
  }

  /** A lazy schema may hold itself: it is a definition of its own. */
  #deferred(shape: Shape): JsonSchema {
    const known = this.#lazy.get(shape.getter);
    if (known) return known;
    const name = `lazy-${this.#lazy.size + 1}`;
    this.#lazy.set(shape.getter, refTo(name));
    this.define(name, innerOf(shape) as Shape);
    return refTo(name);
  }
}

function refTo(name: string): JsonSchema {
  return { $ref: `#/$defs/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

const LIMITS: Readonly<Record<string, string>> = {
  min_value: "minimum",
  max_value: "maximum",
  gt_value: "exclusiveMinimum",
  lt_value: "exclusiveMaximum",
  multiple_of: "multipleOf",
};

/** What a pipe's action adds to the schema before it. */
function stated({ type, requirement, metadata, ...rest }: Action, { type: of }: JsonSchema): JsonSchema {
  const limit = LIMITS[type];
  if (limit && typeof requirement === "number") return { [limit]: requirement };
  if (type === "integer") return { type };
  if (type === "description") return { description: (rest as { description?: unknown }).description };
  if (type === "regex" && requirement instanceof RegExp)
    return requirement.flags ? {} : { pattern: requirement.source };
  if (type === "non_empty") return lengths("min", 1, of);
  const [end, what] = type.split("_");
  if (what === "length" && (end === "min" || end === "max")) return lengths(end, requirement, of);
  return (metadata as { jsonSchema?: JsonSchema } | undefined)?.jsonSchema ?? {};
}

function lengths(end: "min" | "max", size: unknown, of: unknown): JsonSchema {
  return { [end + (of === "array" ? "Items" : "Length")]: size };
}
