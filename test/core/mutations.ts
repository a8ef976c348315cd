/**
 * Every way to break a tree that the protocol names, made from the kinds' schemas, each with the problems that it must
 * give and no others.
 */

import { isComponent } from "../../src/core/schema.js";
import { innerOf, isOptional, type Shape, valuesOf } from "../../src/core/shape.js";
import { core } from "../../src/core.js";

/** A place in a tree, from its root component down. */
export type Way = readonly (string | number)[];

export interface Expected {
  readonly path: string;
  readonly code: string;
}

export interface Mutation {
  readonly name: string;
  /** The object or list that is changed, and where. */
  readonly way: Way;
  /** The component that it stands in. */
  readonly node: Way;
  /** Breaks a copy of the tree in place. */
  apply(root: unknown): void;
  readonly expected: readonly Expected[];
}

type Tree = Record<string | number, unknown>;

function at(root: unknown, way: Way): unknown {
  return way.reduce<unknown>((value, key) => (value as Tree)[key], root);
}

/** The path of a place as a problem says it, the types read off the unbroken tree. */
function pathOf(root: unknown, way: Way): string {
  let path = "root";
  let value = root;
  if (way.length === 0) return `root (${(root as { type: string }).type})`;
  for (const key of way) {
    value = (value as Tree)[key];
    path += typeof key === "number" ? `[${key}]` : `.${key}`;
    if (typeof value === "object" && value !== null && "type" in value) path += ` (${String(value.type)})`;
  }
  return path;
}

/** Every mutation of every component of a tree. */
export function mutationsOf(root: unknown): Mutation[] {
  const all: Mutation[] = [];
  visitNode(root, [], all);
  return all;
}

function visitNode(root: unknown, node: Way, all: Mutation[]): void {
  const value = at(root, node) as { type: string };
  const kind = core.kinds.find((each) => each.type === value.type);
  if (!kind) throw new Error(`no kind ${value.type}`);
  visit({ root, node, all }, kind.schema as unknown as Shape, node);
  all.push({
    name: `unknown component at ${pathOf(root, node)}`,
    way: node,
    node,
    apply: (copy) => Object.assign(at(copy, node) as object, { type: "Gauge" }),
    expected: [{ path: gaugePath(root, node), code: "unknown-component" }],
  });
}

function gaugePath(root: unknown, node: Way): string {
  const path = pathOf(root, node);
  return `${path.slice(0, path.lastIndexOf(" ("))}${node.length > 0 ? " (Gauge)" : ""}.type`;
}

interface Scope {
  readonly root: unknown;
  readonly node: Way;
  readonly all: Mutation[];
}

function visit(scope: Scope, shape: Shape, way: Way): void {
  const { root, all } = scope;
  const inner = innerOf(shape, undefined);
  const value = at(root, way);
  if (inner) visit(scope, inner, way);
  else if (isComponent(shape)) {
    if (way.length > 0) visitNode(root, way, all);
  } else if (shape.entries) visitObject(scope, shape, way);
  else if (Array.isArray(value)) for (const index of value.keys()) visitEntry(scope, shape.item as Shape, way, index);
  else if (shape.type === "record")
    for (const key of Object.keys(value as object)) visitEntry(scope, shape.value as Shape, way, key);
}

function visitObject(scope: Scope, shape: Shape, way: Way): void {
  const { root, node, all } = scope;
  const path = pathOf(root, way);
  const add = (name: string, expected: Expected[], change: (object: Tree) => void) =>
    all.push({ name: `${name} at ${path}`, way, node, apply: (copy) => change(at(copy, way) as Tree), expected });
  add("unknown prop", [{ path, code: "unknown-prop" }], (object) => {
    object.zzzzzz = 1;
  });
  const value = at(root, way) as Tree;
  for (const [key, entry] of Object.entries(shape.entries ?? {})) {
    // A component without its type, or with another, is told by its own mutations.
    if (key === "type" || !Object.hasOwn(value, key)) continue;
    const missing = isOptional(entry)
      ? needed(root, way, key)
      : [{ path: `${prefix(root, way)}.${key}`, code: "missing" }];
    add(`missing ${key}`, missing, (object) => {
      delete object[key];
    });
    add(`misspelt ${key}`, [{ path, code: "unknown-prop" }, ...missing], (object) => {
      object[`${key}x`] = object[key];
      delete object[key];
    });
    visitEntry(scope, entry, way, key);
  }
}

/** The place of an object, for the paths of its props: the root goes without its type. */
function prefix(root: unknown, way: Way): string {
  return way.length === 0 ? "root" : pathOf(root, way);
}

/** A select needs the options that other fields may do without. */
function needed(root: unknown, way: Way, key: string): Expected[] {
  const { input } = at(root, way) as Tree;
  return key === "options" && input === "select" ? [{ path: `${prefix(root, way)}.options`, code: "missing" }] : [];
}

function visitEntry(scope: Scope, entry: Shape, way: Way, key: string | number): void {
  const { root, node, all } = scope;
  const path = `${prefix(root, way)}${typeof key === "number" ? `[${key}]` : `.${key}`}`;
  const put = (name: string, code: string, value: unknown, more: readonly Expected[] = []) =>
    all.push({
      name: `${name} at ${path}`,
      way: [...way, key],
      node,
      apply: (copy) => {
        (at(copy, way) as Tree)[key] = value;
      },
      expected: [{ path, code }, ...more],
    });
  const shapes = alternatives(entry);
  const types = shapes.flatMap(typesOf);
  const others: Record<string, unknown> = {
    string: "text",
    number: 7,
    boolean: true,
    null: null,
    list: [],
    object: {},
  };
  for (const [type, value] of Object.entries(others)) {
    if (types.includes(type)) continue;
    // A component without a type is not of a wrong type: it is unknown.
    put(`${type} for ${types.join("/")}`, "type", value);
  }
  if (types.includes("number")) {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) put(`${value}`, "value", value);
  }
  for (const shape of shapes) {
    if (valuesOf(shape)) put("wrong enum value", "value", "no-such-value");
    const { least, most } = limitsOf(shape);
    if (least > 0) {
      const empty = shape.type === "string" ? "" : [];
      put("empty", "value", empty, Array.isArray(empty) ? dangling(root, way, key) : []);
    }
    if (most < Number.POSITIVE_INFINITY) put("too long", "limit", "🙂".repeat(most + 1));
  }
  if (key === "options" && needed(root, way, "options").length > 0) put("no options", "missing", []);
  visit(scope, entry, [...way, key]);
}

/** Without columns every cell, and without steps every link end, names none of them. */
function dangling(root: unknown, way: Way, key: string | number): Expected[] {
  const value = at(root, way) as { type?: string; rows?: object[]; links?: object[] };
  const base = prefix(root, way);
  const ends = (list: object[] = [], name: string, keys: (item: object) => string[]) =>
    list.flatMap((item, index) =>
      keys(item).map((end) => ({ path: `${base}.${name}[${index}].${end}`, code: "reference" })),
    );
  if (value.type === "Table" && key === "columns") return ends(value.rows, "rows", Object.keys);
  if (value.type === "Flow" && key === "steps") return ends(value.links, "links", () => ["from", "to"]);
  return [];
}

function alternatives(shape: Shape): Shape[] {
  const inner = innerOf(shape, undefined);
  if (inner) return alternatives(inner);
  return shape.type === "union" ? (shape.options as Shape[]).flatMap(alternatives) : [shape];
}

function typesOf(shape: Shape): string[] {
  const values = valuesOf(shape);
  if (values) return [...new Set(values.map((value) => typeof value))];
  if (shape.type === "array") return ["list"];
  return ["string", "number", "boolean", "null"].includes(shape.type) ? [shape.type] : ["object"];
}

function limitsOf(shape: Shape): { least: number; most: number } {
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const action of shape.pipe ?? []) {
    if (action.type === "min_length") least = action.requirement as number;
    if (action.type === "max_length") most = action.requirement as number;
    if ("pipe" in action) {
      const nested = limitsOf(action as Shape);
      least = Math.max(least, nested.least);
      most = Math.min(most, nested.most);
    }
  }
  return { least, most };
}
