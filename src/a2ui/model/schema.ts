/**
 * The words that the catalog's schemas are written in, beside valibot's own. A schema reads what stands in a message,
 * where a value may be a literal, a binding or a call; its type is that of the value which a drawing gets.
 */
import * as v from "valibot";
import { isRecord } from "../../core/raw.js";
import { identifier, words } from "../../core/schema.js";

import type { Returns } from "./function.js";

/** What a place in a component holds, for whoever resolves it, checks its references or publishes its schema. */
export type Place =
  | "string"
  | "number"
  | "boolean"
  | "strings"
  | "value"
  | "child"
  | "children"
  | "action"
  | "checks"
  | "icon"
  | "bound";

/** A template for a list of children, one for each item of the list at `path`. */
export interface Template {
  readonly componentId: string;
  readonly path: string;
}

/** The children of a container. A drawing hands the name of the prop to `children()` and does not look into it. */
export type ChildList = readonly string[] | Template;

/** A check: while its condition does not hold, its message says why. */
export interface Check {
  readonly condition: unknown;
  readonly message: string;
}

interface Marked {
  readonly place?: Place;
}

function mark<T>(schema: object, place: Place): v.GenericSchema<T> {
  return { ...schema, place } as unknown as v.GenericSchema<T>;
}

/** What a schema made here marks; undefined for others. */
export function placeOf(schema: object): Place | undefined {
  return (schema as Marked).place;
}

/** What a function has to give that is called in a place; undefined where anything will do. */
export function returnsOf(place: Place): Returns | undefined {
  return place === "strings"
    ? "array"
    : place === "string" || place === "number" || place === "boolean"
      ? place
      : undefined;
}

const binding = v.strictObject({ path: v.string() });

const RETURNS = ["string", "number", "boolean", "array", "object", "any", "void"] as const;

/** A call of a function. Which arguments it takes, the function itself says. */
const functionCall = v.strictObject({
  call: identifier(),
  args: v.optional(v.record(v.string(), v.unknown())),
  returnType: v.optional(v.picklist(RETURNS)),
  catalogId: v.optional(v.string()),
});

/** A literal that `schema` takes, a binding, or a call. */
function dynamic<T>(place: Place, literal: v.GenericSchema): v.GenericSchema<T> {
  return mark(
    v.lazy((input: unknown) => (isRecord(input) ? ("call" in input ? functionCall : binding) : literal)),
    place,
  );
}

/** Any schema, and in its place a binding or a call as well. What stands in lists and objects is looked into. */
export function bindable(literal: object): object {
  const schema = literal as v.GenericSchema & { readonly item?: unknown; readonly entries?: unknown };
  const isObject = schema.type === "strict_object" || schema.type === "record";
  const lazy = v.lazy((input: unknown) => {
    if (!isRecord(input)) return schema;
    if ("call" in input) return functionCall;
    return isObject && !isOnlyPath(input) ? schema : binding;
  });
  return { ...lazy, place: "value", literal: schema, item: schema.item, entries: schema.entries };
}

const isOnlyPath = (input: object): boolean => "path" in input && Object.keys(input).length === 1;

/** A binding and nothing else: for numbers, which code has to supply. A literal is reported, and not shown. */
export const bound = (): v.GenericSchema<unknown> => mark(v.unknown(), "bound");

/** Words for a person: they may be shown while they grow. */
export const dynamicWords = (): v.GenericSchema<string> => dynamic("string", words({ min: 0 }));
/** A string that means something to code, such as a URL: a prefix of it is never used. */
export const dynamicString = (literal: v.GenericSchema<string> = v.string()): v.GenericSchema<string> =>
  dynamic("string", literal);
export const dynamicNumber = (): v.GenericSchema<number> => dynamic("number", v.number());
export const dynamicBoolean = (): v.GenericSchema<boolean> => dynamic("boolean", v.boolean());
export const dynamicStrings = (): v.GenericSchema<readonly string[]> => dynamic("strings", v.array(v.string()));

/** Any value; an object that is neither a binding nor a call is one too. */
export const dynamicValue = (): v.GenericSchema<unknown> => mark(v.unknown(), "value");

/** The id of a child component. */
export const child = (): v.GenericSchema<string> => mark(identifier(), "child");

const template = v.strictObject({ componentId: identifier(), path: v.string() });
const ids = v.array(identifier());

export const children = (): v.GenericSchema<ChildList> =>
  mark(
    v.lazy((input: unknown) => (isRecord(input) ? template : ids)),
    "children",
  );

/** What a press does: an event for the agent, or a call here. */
export interface Action {
  readonly event?: { readonly name: string; readonly context?: Readonly<Record<string, unknown>> | undefined };
  readonly functionCall?: { readonly call: string; readonly args?: Readonly<Record<string, unknown>> | undefined };
}

const event = v.strictObject({
  event: v.strictObject({ name: v.string(), context: v.optional(v.record(v.string(), v.unknown())) }),
});
const local = v.strictObject({ functionCall });

/** The action of a component. Drawings get none of it: they call `act()`. */
export const action = (): v.GenericSchema<Action> =>
  mark(
    v.lazy((input: unknown) => (isRecord(input) && "functionCall" in input ? local : event)),
    "action",
  );

/** The checks of a component. Drawings get what fails of them: `failedChecks`. */
export const checks = (): v.GenericSchema<readonly Check[]> =>
  mark(v.array(v.strictObject({ condition: dynamicBoolean(), message: v.string() })), "checks");
