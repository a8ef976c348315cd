/** An event as data, and the plain sentence for one. */
import * as v from "valibot";
import { inspect } from "./inspect.js";
import { topPath } from "./path.js";
import type { Problem } from "./problem.js";
import { isRecord } from "./raw.js";

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

/** What is wrong with an event for a component that answers one action, with a value that the schema takes. */
export function verifyAnswer(
  event: EventData,
  action: EventData["action"],
  value: v.GenericSchema,
): readonly Problem[] {
  if (event.action !== action) return inspect(v.literal(action), event.action, () => "action").problems;
  return inspect(value, event.value, (keys) => topPath(["value", ...keys])).problems;
}

/** Looks up what a person saw for an option's or a field's id. */
type LabelOf = (id: string) => string | undefined;

/** `Pressed "Park" in next (from toolu_1).` An id that no label is known for prints as it is, a value as JSON. */
export function eventSentence(event: EventData, labelOf: LabelOf): string {
  const { value, target, source } = event;
  const name = (id: string) => labelOf(id) ?? id;
  if (!isRecord(value)) return `Pressed ${JSON.stringify(name(String(value)))} in ${target} (from ${source}).`;
  const values = Object.entries(value).map(([id, each]) => `${name(id)} = ${JSON.stringify(each)}`);
  return `Submitted ${target} (from ${source}): ${values.join(", ") || "no values"}.`;
}
