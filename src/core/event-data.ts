/** An event as data, and the plain sentence for one. */
import { found, isRecord, quote } from "./raw.js";

/** A Choice's option id, or a Form's values by field id. */
export type EventValue = string | Readonly<Record<string, string | number | boolean>>;

/** The JSON form of an event, protocol v1. */
export interface EventData {
  readonly v: 1;
  /** What drew the tree: a tool call id, a message id. */
  readonly source: string;
  /** The id of the Choice, Form or other component that was used. */
  readonly target: string;
  readonly action: "press" | "submit";
  readonly value: EventValue;
}

/** Looks up what a person saw for an option's or a field's id. */
type LabelOf = (id: string) => string | undefined;

/** `Pressed "Park" in next (from toolu_1).` An id that no label is known for prints as it is. */
export function eventSentence(event: EventData, labelOf: LabelOf): string {
  const { value, target, source } = event;
  if (event.action === "press") {
    const name = typeof value === "string" ? quote(labelOf(value) ?? value) : found(value);
    return `Pressed ${name} in ${target} (from ${source}).`;
  }
  const values = isRecord(value)
    ? Object.entries(value).map(([id, each]) => `${labelOf(id) ?? id} = ${JSON.stringify(each)}`)
    : [JSON.stringify(value)];
  return `Submitted ${target} (from ${source}): ${values.length > 0 ? values.join(", ") : "no values"}.`;
}
