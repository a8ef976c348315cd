import { isRecord, own } from "../../core/raw.js";
import type { Shape } from "../../core/shape.js";
import type { A2uiKind } from "./kind.js";
import type { Component } from "./read-component.js";
import { placeOf } from "./schema.js";

/** A reference to a child component, and where in the component it stands. */
export interface ChildReference {
  readonly id: string;
  readonly keys: readonly (string | number)[];
}

/** A prop that names children: one, a list, or one in each item of a list. */
interface ChildProp {
  readonly name: string;
  readonly holds: "child" | "children" | readonly ChildProp[];
}

const propsOfKinds = new WeakMap<A2uiKind, readonly ChildProp[]>();

/** The components that a component names, in order: whatever its kind calls the props. */
export function childReferences({ kind, props }: Component): readonly ChildReference[] {
  const names = kind ? childProps(kind) : [];
  if (names.length === 0) return NONE;
  const references: ChildReference[] = [];
  collect(names, props, [], references);
  return references;
}

const NONE: readonly ChildReference[] = [];

function childProps(kind: A2uiKind): readonly ChildProp[] {
  let props = propsOfKinds.get(kind);
  if (!props) propsOfKinds.set(kind, (props = propsIn(kind.schema as unknown as Shape)));
  return props;
}

function propsIn(shape: Shape): readonly ChildProp[] {
  return Object.entries(shape.entries ?? {}).flatMap(([name, wrapped]): ChildProp[] => {
    const entry = wrapped.wrapped ?? wrapped;
    const place = placeOf(entry);
    if (place === "child" || place === "children") return [{ name, holds: place }];
    const item = place ? undefined : (entry.item ?? entry.pipe?.[0].item);
    const within = item ? propsIn(item) : [];
    return within.length > 0 ? [{ name, holds: within }] : [];
  });
}

function collect(
  props: readonly ChildProp[],
  value: object,
  keys: readonly (string | number)[],
  into: ChildReference[],
): void {
  for (const { name, holds } of props) {
    const each = own(value, name);
    const at = [...keys, name];
    if (holds === "child") add(each, at, into);
    else if (holds === "children") addList(each, at, into);
    else if (Array.isArray(each)) {
      for (const [index, one] of each.entries()) if (isRecord(one)) collect(holds, one, [...at, index], into);
    }
  }
}

function add(id: unknown, keys: readonly (string | number)[], into: ChildReference[]): void {
  if (typeof id === "string" && id !== "") into.push({ id, keys });
}

function addList(list: unknown, keys: readonly (string | number)[], into: ChildReference[]): void {
  if (Array.isArray(list)) for (const [index, id] of list.entries()) add(id, [...keys, index], into);
  else add(own(list, "componentId"), [...keys, "componentId"], into);
}
