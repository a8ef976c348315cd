/** valibot's schema objects, as far as they are read here, and what a value must be to come into question for one. */
import type * as v from "valibot";
import { found, isRecord, listOf } from "./raw.js";
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
  return shape.type === "optional" || shape.type === "nullish" || shape.type === "exact_optional";
}

/** The values that a literal, picklist or enum takes. */
export function valuesOf(shape: Shape): readonly unknown[] | undefined {
  if (shape.type === "literal") return [shape.literal];
  return shape.type === "picklist" || shape.type === "enum" ? shape.options : undefined;
}

/** Whether the value has the type that the schema is about. True for schemas that only valibot knows. */
export function fits(shape: Shape, value: unknown): boolean {
  const values = valuesOf(shape);
  if (values) return values.some((each) => typeof each === typeof value && (each === null) === (value === null));
  switch (shape.type) {
    case "string":
    case "number":
    case "boolean":
      return typeof value === shape.type;
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "strict_object":
    case "object":
    case "loose_object":
    case "record":
    case "variant":
      return isRecord(value);
    case "optional":
    case "undefinedable":
      return value === undefined || fits(shape.wrapped as Shape, value);
    case "nullable":
      return value === null || fits(shape.wrapped as Shape, value);
    case "nullish":
      return value === undefined || value === null || fits(shape.wrapped as Shape, value);
    case "exact_optional":
      return fits(shape.wrapped as Shape, value);
    case "lazy":
      return fits((shape.getter as NonNullable<Shape["getter"]>)(value), value);
    case "union":
      return (shape.options as readonly Shape[]).some((option) => fits(option, value));
    default:
      return !isComponent(shape) || isRecord(value);
  }
}

/** What a schema asks for, in a model's words. */
export function expects(shape: Shape): string {
  if (isComponent(shape)) return 'a component such as {"type": "Text", "markdown": "…"}';
  const values = valuesOf(shape);
  if (values) return values.length === 1 ? listOf(values) : `one of ${listOf(values)}`;
  switch (shape.type) {
    case "string":
      return isNonEmpty(shape) ? "a non-empty string" : "a string";
    case "number":
      return "a finite number";
    case "boolean":
      return "true or false";
    case "array":
      return isNonEmpty(shape) ? "a list with at least one item" : "a list";
    case "strict_object":
    case "object":
    case "loose_object":
    case "record":
    case "variant":
      return "an object";
    case "optional":
    case "undefinedable":
    case "exact_optional":
    case "nullish":
      return expects(shape.wrapped as Shape);
    case "nullable":
      return `${expects(shape.wrapped as Shape)} or null`;
    case "lazy":
      return expects((shape.getter as NonNullable<Shape["getter"]>)(undefined));
    case "union":
      return [...new Set((shape.options as readonly Shape[]).map(expects))].join(", or ");
    default:
      return shape.expects;
  }
}

function isNonEmpty(shape: Shape): boolean {
  return actionsOf(shape).some((action) => action.type === "min_length" || action.type === "non_empty");
}

const none: readonly Action[] = [];
const flattened = new WeakMap<Shape, readonly Action[]>();

/** What follows a pipe's first schema, nested pipes opened. */
export function actionsOf(shape: Shape): readonly Action[] {
  if (!shape.pipe) return none;
  let actions = flattened.get(shape);
  if (!actions) {
    const [first, ...rest] = shape.pipe;
    actions = [...actionsOf(first), ...rest].filter((action) => action.kind !== "metadata");
    flattened.set(shape, actions);
  }
  return actions;
}

/** The message for a value of the wrong type. */
export function wrongType(shape: Shape, value: unknown): string {
  const wanted = expects(shape);
  return `expected ${wanted}, found ${found(value)}: write ${wanted} here`;
}
