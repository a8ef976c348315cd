/** Where a kind's child components stand, read off its schema. */
import type * as v from "valibot";
import { isComponent } from "./schema.js";
import type { Shape } from "./shape.js";

/** In a slot: every item of the list, or every value of the record, that stands there. */
export const EACH = Symbol("each");

/** The way from a component to its children at one place: Group has `["children", EACH]`. */
export type Slot = readonly (string | typeof EACH)[];

/** Every place of a schema where `component()` stands, but for those inside a schema that holds itself. */
export function slotsOf(schema: v.GenericSchema): readonly Slot[] {
  const slots: Slot[] = [];
  collect(schema as unknown as Shape, [], new Set(), slots);
  return slots;
}

function collect(shape: Shape, way: Slot, above: ReadonlySet<Shape>, slots: Slot[]): void {
  if (above.has(shape)) return;
  if (isComponent(shape)) {
    slots.push(way);
    return;
  }
  const into = new Set(above).add(shape);
  const below = (inner: Shape | undefined, step: Slot) => inner && collect(inner, [...way, ...step], into, slots);
  for (const [key, entry] of Object.entries(shape.entries ?? {})) below(entry, [key]);
  below(shape.item, [EACH]);
  below(shape.wrapped, []);
  if (shape.type === "record") below(shape.value, [EACH]);
  if (shape.type === "lazy") below(shape.getter?.(undefined), []);
  if (shape.type === "union" || shape.type === "variant")
    for (const option of shape.options ?? []) below(option as Shape, []);
}
