import * as v from "valibot";
import type { ComponentNode } from "../../core/component-node.js";
import { inspect } from "../../core/inspect.js";
import type { Kind, PropsSchema } from "../../core/kind.js";
import type { Shape } from "../../core/shape.js";
import { type A2uiKind, defineA2uiKind } from "../model/kind.js";
import { bindable, bound } from "../model/schema.js";

/** A kind of core, and what of it code must supply: in a surface that is data, to which the component is bound. */
export interface FromCore {
  readonly kind: Kind;
  /** Names of props, at any depth, that may hold a binding and nothing else. */
  readonly boundOnly: readonly string[];
}

/** A kind of core as a component of a surface: every prop may be bound, and each item of its lists. */
export function kindFromCore({ kind, boundOnly }: FromCore): A2uiKind {
  const { type: _type, ...entries } = kind.schema.entries;
  const shapes = entries as unknown as Readonly<Record<string, Shape>>;
  return defineA2uiKind({
    type: kind.type,
    summary: boundOnly.length > 0 ? `${kind.summary} Bind its numbers: send them as data.` : kind.summary,
    schema: v.strictObject(boundEntries(shapes, boundOnly) as unknown as v.ObjectEntries) as unknown as PropsSchema,
    toText(props) {
      const { value, problems } = readAs(kind, props);
      // What has no data yet has nothing to say.
      return problems.length > 0 ? "" : kind.toText(value as ComponentNode, () => "");
    },
  });
}

/** Props of a surface's component as those of the kind of core: what has another type than they need is left out. */
export function readAs(kind: Kind, props: object): ReturnType<typeof inspect> {
  return inspect(kind.schema as v.GenericSchema, { ...props, type: kind.type }, (keys) => keys.join("/"));
}

function boundEntries(entries: Readonly<Record<string, Shape>>, boundOnly: readonly string[]): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, shape]) => [name, bind(shape, boundOnly, boundOnly.includes(name))]),
  );
}

/** The same schema, with a binding or a call allowed in the place of each value in it. */
function bind(shape: Shape, boundOnly: readonly string[], only = false): Shape {
  if (shape.wrapped) return { ...shape, wrapped: bind(shape.wrapped, boundOnly, only) };
  if (only) return bound() as unknown as Shape;
  return bindable(within(shape, boundOnly)) as Shape;
}

/** The same schema, with a binding or a call allowed within it, but not in its own place. */
function within(shape: Shape, boundOnly: readonly string[]): Shape {
  const { entries, item, value } = shape;
  return {
    ...shape,
    ...(entries && { entries: boundEntries(entries, boundOnly) }),
    // An item of a list is no binding itself: its values may be.
    ...(item && { item: item.entries || item.value ? within(item, boundOnly) : bind(item, boundOnly) }),
    ...(value && { value: bind(value, boundOnly) }),
  };
}
