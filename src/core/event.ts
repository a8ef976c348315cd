import * as v from "valibot";
import { envelopeProblems, VERSION } from "./envelope.js";
import { IntuiError } from "./error.js";
import type { EventData, EventValue } from "./event-data.js";
import { inspect } from "./inspect.js";
import { identifier } from "./schema.js";

const common = { v: v.optional(v.unknown()), source: identifier(), target: identifier() };
const fieldValue = v.union([v.string(), v.number(), v.boolean()]);
const schema = v.variant("action", [
  v.strictObject({ ...common, action: v.literal("press"), value: identifier() }),
  v.strictObject({ ...common, action: v.literal("submit"), value: v.record(identifier(), fieldValue) }),
]);

const SHAPE = '{"v": 1, "source": "…", "target": "…", "action": "press", "value": "…"}';

/** What a person did with a tree: pressed a Choice's option, or submitted a Form. Immutable; make no change to `value`. */
export class IntuiEvent {
  /** What drew the tree: a tool call id, a message id. */
  readonly source: string;
  /** The id of the component that was used. */
  readonly target: string;
  readonly action: "press" | "submit";
  /** The option's id, or the values by field id. */
  readonly value: EventValue;

  private constructor(data: EventData) {
    this.source = data.source;
    this.target = data.target;
    this.action = data.action;
    this.value = data.value;
  }

  /** An option of a Choice was pressed. Throws IntuiError when an id is empty or no string. */
  static press(source: string, choiceId: string, optionId: string): IntuiEvent {
    return IntuiEvent.parse({ v: VERSION, source, target: choiceId, action: "press", value: optionId });
  }

  /** A Form was sent. Throws IntuiError when an id is empty or no string, or a value no string, number or boolean. */
  static submit(source: string, formId: string, values: Readonly<Record<string, string | number | boolean>>): IntuiEvent {
    return IntuiEvent.parse({ v: VERSION, source, target: formId, action: "submit", value: values });
  }

  /** Reads an event back from its parsed JSON. Throws IntuiError with every problem. */
  static parse(json: unknown): IntuiEvent {
    const problems = envelopeProblems(json, SHAPE);
    if (problems[0]?.code === "shape") throw IntuiError.refused("event", problems);
    const inspection = inspect(schema, json, "");
    problems.push(...inspection.problems);
    if (problems.length > 0) throw IntuiError.refused("event", problems);
    return new IntuiEvent(inspection.value as EventData);
  }

  /** The event as data: `{ v: 1, source, target, action, value }`. */
  toJSON(): EventData {
    const { source, target, action, value } = this;
    return { v: VERSION, source, target, action, value };
  }
}
