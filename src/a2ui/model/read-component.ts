import type * as v from "valibot";
import { inspect } from "../../core/inspect.js";
import type { InspectMemo, OpenKey } from "../../core/inspection.js";
import { nearest } from "../../core/near.js";
import type { Keys, Problem } from "../../core/problem.js";
import { isRecord, own, quote } from "../../core/raw.js";
import { withoutAliases } from "./aliases.js";
import type { A2uiCatalog } from "./catalog.js";
import { checkCalls } from "./check-calls.js";
import type { A2uiKind } from "./kind.js";
import { readPlain } from "./plain.js";
import { placeOf } from "./schema.js";

/** A component of a surface, as far as it has arrived and could be read. */
export interface Component {
  readonly id: string;
  readonly type: string;
  /** Undefined when the catalog has no such type. */
  readonly kind: A2uiKind | undefined;
  /** What can be read of the props; bindings and calls stand in it as they were written. */
  readonly props: Readonly<Record<string, unknown>>;
  /** What a drawing gets of them, where nothing has to be worked out for it. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** True while its JSON is still being written. */
  readonly open: boolean;
}

export interface Reading {
  readonly component: Component;
  readonly problems: readonly Problem[];
}

/** How one component is read: where it stands in its message, and what of it is still to come. */
export interface ReadOptions {
  readonly catalog: A2uiCatalog;
  /** JSON pointer of the component in the message's body. */
  readonly path: string;
  readonly open?: OpenKey | undefined;
  readonly memo?: InspectMemo | undefined;
}

const NONE: readonly Problem[] = [];

type Raw = Readonly<Record<string, unknown>>;

/** Reads a component whose id and type are known. */
export function readComponent(
  raw: Readonly<Record<string, unknown>>,
  id: string,
  type: string,
  options: ReadOptions,
): Reading {
  const { catalog, path, open, memo } = options;
  const pathOf = (keys: Keys): string => [path, ...keys].join("/");
  const kind = catalog.kind(type);
  const isOpen = open !== undefined;
  if (!kind) {
    const problems = isOpen ? [] : [unknownType(type, catalog, pathOf(["component"]))];
    return { component: { id, type, kind, props: {}, open: isOpen }, problems };
  }
  const plain = isOpen || raw.component !== type ? undefined : readPlain(kind, raw);
  if (plain) return { component: { id, type, kind, ...plain, open: false }, problems: NONE };
  const schema = kind.schema as v.GenericSchema;
  const written = { ...raw, component: type };
  const reading = inspect(schema, isOpen ? raw : written, pathOf, { open, memo });
  if (isOpen) {
    const props = withoutHalfObjects(raw, readable(reading.value), open);
    return { component: { id, type, kind, props, open: true }, problems: [] };
  }
  const mended = withoutAliases(written);
  const value = mended === written ? reading.value : inspect(schema, mended, pathOf).value;
  const props = withLiterals(kind, readable(value), mended);
  const problems = [...reading.problems];
  checkCalls(kind.schema, props, catalog, (keys, code, message) =>
    problems.push({ path: pathOf(keys), code, message }),
  );
  return { component: { id, type, kind, props, open: false }, problems };
}

const readable = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/**
 * The props of a component that is being written, without a binding or call that is only half there: it would be worked
 * out as something else than it will be. In a list, the same for the prop of its last item.
 */
function withoutHalfObjects(raw: Raw, props: Raw, open: OpenKey): Raw {
  const name = open(raw);
  const value = typeof name === "string" ? raw[name] : undefined;
  if (isRecord(value)) return without(props, name as string);
  const list = props[name as string];
  const last = Array.isArray(value) ? value[value.length - 1] : undefined;
  const half = isRecord(last) ? open(last) : undefined;
  if (!Array.isArray(list) || typeof half !== "string" || !isRecord(last) || !isRecord(last[half])) return props;
  const shown = list[list.length - 1];
  return { ...props, [name as string]: [...list.slice(0, -1), without(shown, half)] };
}

function without(object: Raw, name: string): Raw {
  const { [name]: _left, ...rest } = object;
  return rest;
}

const COERCED: readonly unknown[] = ["string", "number", "boolean", "strings"];

/** A literal of another type than asked for is a problem, but it can be shown: `5` where a text should stand. */
function withLiterals(
  kind: A2uiKind,
  props: Readonly<Record<string, unknown>>,
  raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  let out: Record<string, unknown> | undefined;
  for (const [name, schema] of Object.entries(kind.schema.entries)) {
    const value = own(raw, name);
    if (value === undefined || value === null || props[name] !== undefined) continue;
    const inner = (schema as { wrapped?: object }).wrapped ?? schema;
    if (COERCED.includes(placeOf(inner)) && !isRecord(value)) (out ??= { ...props })[name] = value;
  }
  return out ?? props;
}

function unknownType(type: string, catalog: A2uiCatalog, path: string): Problem {
  const types = catalog.kinds.map((kind) => kind.type);
  const near = nearest(type, types);
  const remedy = near === undefined ? `use one of ${types.join(", ")}` : `use ${quote(near)}`;
  return { path, code: "unknown-component", message: `the catalog has no component ${quote(type)}: ${remedy}` };
}
