import { isComponent, isWords } from "./schema.js";
import { type Action, hasDefault, isOptional, isPlace, jsonTypeOf, type Shape, valuesOf, wrappedOf } from "./shape.js";

/** One entry of an object schema. */
export interface EntryPlan {
  readonly key: string;
  readonly plan: Plan;
  readonly fills: boolean;
  readonly optional: boolean;
}

/**
 * What reading by a schema has to know of it, found out once: a tree holds thousands of values for each. All plans look
 * alike to the engine, which valibot's schemas, each type with properties of its own, do not.
 */
export class Plan {
  readonly shape: Shape;
  readonly type: string;
  /** Only valibot knows what it makes of a value. */
  readonly foreign: boolean;
  /** A wrapper: what it wraps. */
  readonly wrapped: Plan | undefined;
  /** Which schema it is depends on the value. */
  readonly lazy: boolean;
  /** The values that a literal, picklist or enum takes. */
  readonly values: readonly unknown[] | undefined;
  /** The JSON type that it is about; undefined where `fits` has to look. */
  readonly wants: string | undefined;
  readonly words: boolean;
  readonly component: boolean;
  readonly place: boolean;
  readonly item: Plan | undefined;
  readonly entries: readonly EntryPlan[];
  /** What follows the first schema of its pipe. */
  readonly actions: readonly Action[];

  constructor(shape: Shape) {
    const wrapped = wrappedOf(shape);
    this.shape = shape;
    this.type = shape.type;
    this.foreign = shape.fallback !== undefined;
    this.wrapped = wrapped && planOf(wrapped);
    this.lazy = !wrapped && shape.getter !== undefined;
    this.values = valuesOf(shape);
    this.wants = jsonTypeOf(shape);
    this.words = isWords(shape);
    this.component = isComponent(shape);
    this.place = isPlace(shape);
    this.item = shape.item && planOf(shape.item);
    this.entries = Object.entries(shape.entries ?? {}).map(([key, entry]) => ({
      key,
      plan: planOf(entry),
      fills: hasDefault(entry),
      optional: isOptional(entry),
    }));
    this.actions = actionsOf(shape);
  }
}

const plans = new WeakMap<Shape, Plan>();

export function planOf(shape: Shape): Plan {
  let plan = plans.get(shape);
  if (!plan) {
    plan = new Plan(shape);
    plans.set(shape, plan);
  }
  return plan;
}

function actionsOf({ pipe }: Shape): readonly Action[] {
  if (!pipe) return [];
  const [first, ...actions] = pipe;
  return [...actionsOf(first), ...actions.filter((action) => action.kind !== "metadata")];
}
