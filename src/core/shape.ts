/** valibot's schema objects, as far as they are read here, and what a value must be to come into question for one. */
import type * as v from "valibot";
import { nearest } from "./near.js";
import { found, jsonType, listOf, quote } from "./raw.js";
import { isComponent } from "./schema.js";

/** A step of a pipe after its first schema. */
export interface Action {
  readonly kind: "schema" | "validation" | "transformation" | "metadata";
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly metadata?: unknown;
  "~run"(
    dataset: v.UnknownDataset,
    config: v.Config<v.BaseIssue<unknown>>,
  ): v.OutputDataset<unknown, v.BaseIssue<unknown>>;
}

/** The properties of valibot's schemas of every type; which of them are there depends on `type`. */
export interface Shape extends Action {
  readonly kind: "schema";
  readonly expects: string;
  readonly pipe?: readonly [Shape, ...Action[]];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly default?: unknown;
  readonly fallback?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: unknown;
  readonly value?: Shape;
  getter?(input: unknown): Shape;
}

/** The wrappers whose entry may be left out of an object. */
export function isOptional(shape: Shape): boolean {
  return ["optional", "nullish", "exact_optional"].includes(shape.type);
}

/** Whether the entry has something to give where the object has nothing. */
export function hasDefault(entry: Shape): boolean {
  return entry.fallback !== undefined || (isOptional(entry) && entry.default !== undefined);
}

/** Whether the schema, wrapped or not, is a place of a child component. */
export function isPlace(shape: Shape): boolean {
  return isComponent(shape) || (shape.wrapped !== undefined && isPlace(shape.wrapped));
}

/** The values that a literal, picklist or enum takes. */
export function valuesOf(shape: Shape): readonly unknown[] | undefined {
  if (shape.type === "literal") return [shape.literal];
  return shape.type === "picklist" || shape.type === "enum" ? shape.options : undefined;
}

const WRAPPERS = ["optional", "exact_optional", "undefinedable", "nullable", "nullish"];

/** The schema that a wrapper is about. */
export function wrappedOf(shape: Shape): Shape | undefined {
  return WRAPPERS.includes(shape.type) ? shape.wrapped : undefined;
}

/** The schema that a wrapper or a lazy schema is about. */
export function innerOf(shape: Shape, input?: unknown): Shape | undefined {
  return wrappedOf(shape) ?? shape.getter?.(input);
}

/** Whether a wrapper takes null, or nothing, for itself. */
export function takes(shape: Shape, value: unknown): boolean {
  if (value === null) return shape.type === "nullable" || shape.type === "nullish";
  return value === undefined && shape.wrapped !== undefined && shape.type !== "nullable";
}

/** In a model's words, what a schema that is about one JSON type takes. */
const NAMES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a finite number",
  boolean: "true or false",
  null: "null",
  list: "a list",
  object: "an object",
};
const OBJECTS = ["object", "strict_object", "loose_object", "record", "variant"];

function typeOf(shape: Shape): string {
  if (OBJECTS.includes(shape.type) || isComponent(shape)) return "object";
  return shape.type === "array" ? "list" : shape.type;
}

/** The JSON type of the values that the schema is about, where it is one that shows at the schema itself. */
export function jsonTypeOf(shape: Shape): string | undefined {
  const type = typeOf(shape);
  return Object.hasOwn(NAMES, type) ? type : undefined;
}

/** Whether the value has the type that the schema is about. True for schemas that only valibot knows. */
export function fits(shape: Shape, value: unknown): boolean {
  const type = jsonType(value);
  const values = valuesOf(shape);
  if (values) return values.some((each) => jsonType(each) === type);
  if (shape.type === "union") return (shape.options as readonly Shape[]).some((option) => fits(option, value));
  const inner = innerOf(shape, value);
  if (inner) return takes(shape, value) || fits(inner, value);
  const wanted = jsonTypeOf(shape);
  return wanted === undefined || wanted === type;
}

function takesNoEmpty({ pipe }: Shape): boolean {
  return pipe?.some((action) => action.type === "min_length" || takesNoEmpty(action as Shape)) === true;
}

/** What a component looks like, for a message. */
export const COMPONENT_SHAPE = '{"type": "Text", "markdown": "…"}';

/** What a schema asks for, in a model's words. */
export function expects(shape: Shape): string {
  if (isComponent(shape)) return `a component such as ${COMPONENT_SHAPE}`;
  const values = valuesOf(shape);
  if (values) return values.length === 1 ? listOf(values) : `one of ${listOf(values)}`;
  if (shape.type === "union") return [...new Set((shape.options as readonly Shape[]).map(expects))].join(" or ");
  const inner = innerOf(shape);
  if (inner) return expects(inner);
  const name = NAMES[typeOf(shape)] ?? shape.expects;
  return takesNoEmpty(shape) ? name.replace("a ", "a non-empty ") : name;
}

/** The message for a value that is none of those that a schema takes. */
export function wrongValue(shape: Shape, value: unknown): string {
  const values = valuesOf(shape);
  const near = typeof value === "string" && values ? nearest(value, values.filter(isString)) : undefined;
  const several = shape.type === "union" || (values !== undefined && values.length > 1);
  const some = several ? "one of them" : expects(shape);
  return `expected ${expects(shape)}, found ${found(value)}: write ${near === undefined ? some : quote(near)}`;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
