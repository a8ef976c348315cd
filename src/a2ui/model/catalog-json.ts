import { isRecord } from "../../core/raw.js";
import { isOptional, type Shape, valuesOf } from "../../core/shape.js";
import type { A2uiCatalog } from "./catalog.js";
import type { A2uiFunction } from "./function.js";
import { ICON_NAMES } from "./icons.js";
import { type A2uiKind, COMMON_PROPS } from "./kind.js";
import { provideLibrary } from "./library.js";
import { wholeLibrary } from "./library-code.js";
import { type Place, placeOf } from "./schema.js";

type Json = Readonly<Record<string, unknown>>;

const COMMON = "https://a2ui.org/specification/v0_9/common_types.json#/$defs/";

const common = (name: string): Json => ({ $ref: COMMON + name });

/** What a place is in a published catalog. */
const PLACES: Readonly<Record<Place, Json>> = {
  string: common("DynamicString"),
  number: common("DynamicNumber"),
  boolean: common("DynamicBoolean"),
  strings: common("DynamicStringList"),
  value: common("DynamicValue"),
  child: common("ComponentId"),
  children: common("ChildList"),
  action: common("Action"),
  checks: { type: "array", items: common("CheckRule") },
  bound: common("DataBinding"),
  icon: {
    oneOf: [
      { type: "string", enum: ICON_NAMES },
      {
        type: "object",
        properties: { svgPath: { type: "string" } },
        required: ["svgPath"],
        additionalProperties: false,
      },
      common("DataBinding"),
    ],
  },
};

/** A catalog in the form in which A2UI publishes them: for agents, and for clients' inline catalogs. */
export function catalogJson(catalog: A2uiCatalog): Json {
  provideLibrary(wholeLibrary);
  const ref = (section: string, name: string): Json => ({ $ref: `#/${section}/${name}` });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: catalog.id,
    catalogId: catalog.id,
    components: Object.fromEntries(catalog.kinds.map((kind) => [kind.type, componentJson(kind)])),
    functions: Object.fromEntries(catalog.functions.map((each) => [each.name, functionJson(each)])),
    $defs: {
      CatalogComponentCommon: { type: "object", properties: { weight: { type: "number" } } },
      anyComponent: {
        oneOf: catalog.kinds.map(({ type }) => ref("components", type)),
        discriminator: { propertyName: "component" },
      },
      anyFunction: { oneOf: catalog.functions.map(({ name }) => ref("functions", name)) },
    },
  };
}

function componentJson({ type, summary, schema }: A2uiKind): Json {
  const own = Object.entries(schema.entries as unknown as Readonly<Record<string, Shape>>).filter(
    ([name]) => !COMMON_PROPS.includes(name),
  );
  const properties = Object.fromEntries(own.map(([name, shape]) => [name, shapeJson(shape)]));
  const required = own.filter(([, shape]) => !isOptional(shape)).map(([name]) => name);
  return {
    type: "object",
    allOf: [
      common("ComponentCommon"),
      { $ref: "#/$defs/CatalogComponentCommon" },
      {
        type: "object",
        description: summary,
        properties: { component: { const: type }, ...properties },
        required: ["component", ...required],
      },
    ],
    unevaluatedProperties: false,
  };
}

function functionJson({ name, summary, args, returns }: A2uiFunction): Json {
  const properties = {
    call: { const: name },
    args: objectJson(args as unknown as Shape),
    returnType: { const: returns },
  };
  return { type: "object", description: summary, properties, required: ["call", "args"], unevaluatedProperties: false };
}

function objectJson({ entries = {}, pipe }: Shape): Json {
  const all = Object.entries(entries);
  const stated = pipe?.map((action) => (action.metadata as { jsonSchema?: Json } | undefined)?.jsonSchema);
  return {
    type: "object",
    properties: Object.fromEntries(all.map(([name, shape]) => [name, shapeJson(shape)])),
    required: all.filter(([, shape]) => !isOptional(shape)).map(([name]) => name),
    ...Object.assign({}, ...(stated ?? []).filter(isRecord)),
    additionalProperties: false,
  };
}

/** What may stand in a prop. A kind of core may have bindings at any depth: there the literal's own schema counts too. */
function shapeJson(shape: Shape): Json {
  if (shape.wrapped) {
    const { default: value } = shape;
    return { ...shapeJson(shape.wrapped), ...(value !== undefined && { default: value }) };
  }
  const place = placeOf(shape);
  const { literal } = shape as { readonly literal?: unknown };
  if (place && !isRecord(literal)) return PLACES[place];
  if (place)
    return { anyOf: [literalJson(literal as unknown as Shape), common("DataBinding"), common("FunctionCall")] };
  return literalJson(shape);
}

function literalJson(shape: Shape): Json {
  const values = valuesOf(shape);
  if (values) return { type: "string", enum: values };
  if (shape.entries) return objectJson(shape);
  const { item, value } = shape;
  if (item) return { type: "array", items: shapeJson(item), ...lengthJson(shape) };
  if (value) return { type: "object", additionalProperties: shapeJson(value) };
  if (shape.type === "union") return { anyOf: (shape.options as readonly Shape[]).map(literalJson) };
  return ["string", "number", "boolean", "null"].includes(shape.type) ? { type: shape.type, ...numberJson(shape) } : {};
}

function lengthJson({ pipe }: Shape): Json {
  const least = pipe?.find(({ type }) => type === "min_length")?.requirement;
  return least === undefined ? {} : { minItems: least };
}

function numberJson({ pipe }: Shape): Json {
  const least = pipe?.find(({ type }) => type === "min_value")?.requirement;
  return {
    ...(pipe?.some(({ type }) => type === "integer") && { type: "integer" }),
    ...(least !== undefined && { minimum: least }),
  };
}
