import * as v from "valibot";
import { Catalog } from "../core/catalog.js";
import type { Kind, PropsSchema, RawNode } from "../core/kind.js";
import { isRecord, setOwn } from "../core/raw.js";
import { isComponent } from "../core/schema.js";
import { type Action, isOptional, type Shape, takes } from "../core/shape.js";

/**
 * The same kinds, for trees that are written by OpenAI's strict schemas: in them what may be left out may also be null,
 * and an object with keys of its own choice may also be a list of keys and values. Trees that are read by it hold neither
 * any more. For `Tree.parse`, and for the `catalog` of an element that draws such arguments while they arrive.
 */
export function strictCatalog(catalog: Catalog): Catalog {
  return new Catalog(catalog.kinds.map(strictKind));
}

const made = new WeakMap<Kind, Kind>();

/** The same kind each time: a catalog refuses two that differ. */
function strictKind(kind: Kind): Kind {
  const known = made.get(kind);
  if (known) return known;
  const shape = kind.schema as unknown as Shape;
  const { rules } = kind;
  const strict: Kind = {
    ...kind,
    schema: loosened(shape) as unknown as PropsSchema,
    // Rules look at a component as it was given: they are shown it as it is meant.
    ...(rules && { rules: (raw, ...rest) => rules(meant(shape, raw) as RawNode, ...rest) }),
  };
  made.set(kind, strict);
  return strict;
}

/** By the schema it was made of: one that holds itself is made once. */
const looser = new WeakMap<Shape, Shape>();

/** A schema that takes more than the given one, and gives the same. */
function loosened(shape: Shape): Shape {
  const known = looser.get(shape) ?? loosen(shape);
  looser.set(shape, known);
  return known;
}

function loosen(shape: Shape): Shape {
  if (isComponent(shape)) return shape;
  if (isOptional(shape) && !takes(shape, null)) return orNull(shape);
  if (shape.type === "record") return orEntries(shape);
  const [first, ...actions] = shape.pipe ?? [];
  const inside: Record<string, unknown> = { ...shape };
  if (first) inside.pipe = [loosened(first), ...actions];
  if (shape.entries) {
    inside.entries = Object.fromEntries(Object.entries(shape.entries).map(([key, entry]) => [key, loosened(entry)]));
  }
  if (shape.item) inside.item = loosened(shape.item);
  if (shape.wrapped) inside.wrapped = loosened(shape.wrapped);
  if (shape.type === "union" || shape.type === "variant") {
    inside.options = (shape.options as readonly Shape[]).map(loosened);
  }
  if (shape.getter) {
    const { getter } = shape;
    inside.getter = (input: unknown) => loosened(getter(input));
  }
  return inside as unknown as Shape;
}

function orNull(shape: Shape): Shape {
  const inner = loosened(shape.wrapped as Shape) as unknown as v.GenericSchema;
  const toUndefined = v.transform((value) => value ?? undefined);
  return piped(v.nullish(inner, shape.default as undefined), toUndefined as unknown as Action, shape);
}

function orEntries(shape: Shape): Shape {
  const value = loosened(shape.value as Shape) as unknown as v.GenericSchema;
  const entries = v.array(v.strictObject({ key: v.string(), value }));
  const list = piped(entries, v.transform(fromEntries) as unknown as Action, shape);
  return v.union([{ ...shape, value }, list] as unknown as v.GenericSchema[]) as unknown as Shape;
}

/** A schema with a step behind it, and then those that the shape had. */
function piped(schema: v.GenericSchema, step: Action, { pipe: [, ...actions] = [] as never }: Shape): Shape {
  return { ...schema, pipe: [schema, step, ...actions] } as unknown as Shape;
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** Looks each value up when it is asked for: a component in an entry is read, and put there, only after this. */
function fromEntries(entries: readonly Entry[]): object {
  const record = {};
  for (const entry of entries) {
    Object.defineProperty(record, entry.key, { get: () => entry.value, enumerable: true, configurable: true });
  }
  return record;
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && typeof value.key === "string" && "value" in value;
}

/** A value as a model means it that writes by a strict schema. What is wrong with it stays. */
function meant(shape: Shape, value: unknown): unknown {
  const inner = shape.wrapped ?? shape;
  if (isComponent(inner)) return value;
  if (inner !== shape) return meant(inner, value);
  if (Array.isArray(value)) {
    if (shape.type === "record" && value.every(isEntry)) return fromEntries(value);
    return shape.item ? value.map((item) => meant(shape.item as Shape, item)) : value;
  }
  if (!shape.entries || !isRecord(value)) return value;
  const out = {};
  for (const [key, inside] of Object.entries(value)) {
    const entry = Object.hasOwn(shape.entries, key) ? shape.entries[key] : undefined;
    if (entry && inside === null && isOptional(entry) && !takes(entry, null)) continue;
    setOwn(out, key, entry ? meant(entry, inside) : inside);
  }
  return out;
}
