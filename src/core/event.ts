import * as v from "valibot";
import { inspectEnvelope, VERSION, version } from "./envelope.js";
import { IntuiError } from "./error.js";
import type { EventData, EventValue } from "./event-data.js";
import { own } from "./raw.js";
import { identifier } from "./schema.js";

function schemaWith<Value>(value: v.GenericSchema<Value>) {
  const action = v.picklist(["press", "submit"]);
  return v.strictObject({ v: version, source: identifier(), target: identifier(), action, value });
}

const press = schemaWith(identifier());
const submit = schemaWith(v.record(identifier(), v.union([v.string(), v.number(), v.boolean()])));
/** For an action that is neither: what its value should be is not known. */
const other = schemaWith(v.any());

const SHAPE = '{"v": 1, "source": "…", "target": "…", "action": "press", "value": "…"}';

/** What a person did with a tree: pressed a Choice's option, or submitted a Form. Nothing in it may be changed. */
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
  static submit(
    source: string,
    formId: string,
    values: Readonly<Record<string, string | number | boolean>>,
  ): IntuiEvent {
    return IntuiEvent.parse({ v: VERSION, source, target: formId, action: "submit", value: values });
  }

  /** Reads an event back from its parsed JSON. Throws IntuiError with every problem. */
  static parse(json: unknown): IntuiEvent {
    const action = own(json, "action");
    const schema = action === "press" ? press : action === "submit" ? submit : other;
    const { value, problems } = inspectEnvelope(schema, json, SHAPE);
    if (problems.length > 0) throw IntuiError.refused("event", problems);
    return new IntuiEvent(value as EventData);
  }

  /** The event as data: `{ v: 1, source, target, action, value }`. */
  toJSON(): EventData {
    const { source, target, action, value } = this;
    return { v: VERSION, source, target, action, value };
  }
}
