/** valibot's schema objects, as far as they are read here, and what a value must be to come into question for one. */
import type * as v from "valibot";
import { found, jsonType, listOf } from "./raw.js";
import { isComponent } from "./schema.js";

/** A step of a pipe after its first schema. */
export interface Action {
  readonly kind: "schema" | "validation" | "transformation" | "metadata";
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  "~run"(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>): v.OutputDataset<unknown, v.BaseIssue<unknown>>;
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

/** Whether the schema, wrapped or not, is a place of a child component. */
export function isPlace(shape: Shape): boolean {
  return isComponent(shape) || (shape.wrapped !== undefined && isPlace(shape.wrapped));
}

/** The values that a literal, picklist or enum takes. */
export function valuesOf(shape: Shape): readonly unknown[] | undefined {
  if (shape.type === "literal") return [shape.literal];
  return shape.type === "picklist" || shape.type === "enum" ? shape.options : undefined;
}

/** The schema that a wrapper or a lazy schema is about. */
export function innerOf(shape: Shape, input?: unknown): Shape | undefined {
  return shape.wrapped ?? shape.getter?.(input);
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

/** Whether the value has the type that the schema is about. True for schemas that only valibot knows. */
export function fits(shape: Shape, value: unknown): boolean {
  const type = jsonType(value);
  const values = valuesOf(shape);
  if (values) return values.some((each) => jsonType(each) === type);
  if (shape.type === "union") return (shape.options as readonly Shape[]).some((option) => fits(option, value));
  const inner = innerOf(shape, value);
  if (inner) return fits(inner, value);
  const wanted = typeOf(shape);
  return wanted === type || !Object.hasOwn(NAMES, wanted);
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
  return inner ? expects(inner) : (NAMES[typeOf(shape)] ?? shape.expects);
}

/** The message for a value of the wrong type. */
export function wrongType(shape: Shape, value: unknown): string {
  const wanted = expects(shape);
  return `expected ${wanted}, found ${found(value)}: write ${wanted}`;
}
