import { isRecord } from "../../core/raw.js";
import type { Shape } from "../../core/shape.js";
import { toBoolean, toNumber, toStrings, toText } from "./coerce.js";
import { type Environment, evaluate, isBinding, isCall } from "./evaluate.js";
import { type A2uiKind, COMMON_PROPS } from "./kind.js";
import { type Place, placeOf } from "./schema.js";

/** How the props of a kind are worked out: what stands in each, and within the items of a list or an object. */
type Plan = readonly PlannedProp[];

interface PlannedProp {
  readonly name: string;
  readonly place: Place | undefined;
  readonly items: Plan | undefined;
  readonly fields: Plan | undefined;
}

const plans = new WeakMap<object, Plan>();

/** What a drawing does not get: it asks its context. */
const NOT_DRAWN: readonly (Place | undefined)[] = ["action", "checks"];

type Props = Readonly<Record<string, unknown>>;

/** The props as plain values, every binding and call worked out. What has no value yet is missing. */
export function resolveProps(kind: A2uiKind, props: Props, env: Environment): Props {
  return resolved(planOf(kind.schema as unknown as Shape, COMMON_PROPS), props, env);
}

function planOf(shape: Shape, without: readonly string[] = []): Plan {
  const known = plans.get(shape);
  if (known) return known;
  const plan = Object.entries(shape.entries ?? {})
    .filter(([name]) => !without.includes(name))
    .map(([name, entry]) => [name, entry.wrapped ? unwrapped(entry) : entry] as const)
    .filter(([, entry]) => !NOT_DRAWN.includes(placeOf(entry)))
    .map(([name, entry]) => {
      const item = entry.item ?? entry.pipe?.[0].item;
      const items = item?.entries && planOf(item);
      return { name, place: placeOf(entry), items, fields: entry.entries && planOf(entry) };
    });
  plans.set(shape, plan);
  return plan;
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape;
}

function resolved(plan: Plan, props: Props, env: Environment): Props {
  const out: Record<string, unknown> = {};
  for (const planned of plan) {
    const value = props[planned.name];
    if (value !== undefined) out[planned.name] = one(planned, value, env);
  }
  return out;
}

function one({ place, items, fields }: PlannedProp, value: unknown, env: Environment): unknown {
  if (items && Array.isArray(value)) return value.map((item) => (isRecord(item) ? resolved(items, item, env) : item));
  if (fields && isRecord(value) && !isBinding(value) && !isCall(value)) return resolved(fields, value, env);
  return place ? placed(value, place, env) : value;
}

/** A value in its place, as the type that the place asks for; what is not there stays undefined. */
function placed(value: unknown, place: Place, env: Environment): unknown {
  if (place === "child" || place === "children") return value;
  // A literal in the place of a binding counts as missing.
  if (place === "bound" && !isBinding(value)) return undefined;
  const plain = typeof value === "object" ? evaluate(value, env) : value;
  return plain === undefined || plain === null ? undefined : coerced(plain, place);
}

function coerced(value: unknown, place: Place): unknown {
  switch (place) {
    case "string":
      return toText(value);
    case "number":
      return toNumber(value);
    case "boolean":
      return toBoolean(value);
    case "strings":
      return toStrings(value);
    default:
      return value;
  }
}

/** What a component is to assistive technology. */
export interface ResolvedAccessibility {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly live?: "off" | "polite" | "assertive" | undefined;
}

const NONE: ResolvedAccessibility = {};

export function resolveAccessibility(props: Props, env: Environment): ResolvedAccessibility {
  const { accessibility } = props;
  if (!isRecord(accessibility)) return NONE;
  const { label, description, hidden, live } = accessibility;
  return {
    label: placed(label, "string", env) as string | undefined,
    description: placed(description, "string", env) as string | undefined,
    hidden: placed(hidden, "boolean", env) as boolean | undefined,
    live: live as ResolvedAccessibility["live"],
  };
}
