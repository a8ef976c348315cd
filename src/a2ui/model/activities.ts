/** AG-UI's events that carry surfaces: a snapshot holds every message so far, a delta what is to be added to the last one. */
import { isRecord, listOf, own, quote } from "../../core/raw.js";
import { DataError, indexOf, stepsOf } from "./pointer.js";
import { sameJson } from "./same-json.js";

type Raw = Readonly<Record<string, unknown>>;

/** By the id of the activity: what it held last. */
export type Activities = Map<string, unknown>;

const CHANGES = ["add", "replace", "remove"];

/**
 * The messages that an event adds: of a snapshot that goes on where the last one left off, only the rest, so that what a
 * person has put in since is not undone. None for the events of another activity.
 *
 * @throws DataError when a delta does not fit what there is
 */
export function activityMessages(event: Raw, known: Activities): readonly unknown[] {
  if (own(event, "activityType") !== "a2ui-surface") return [];
  const id = String(own(event, "messageId"));
  const before = known.get(id);
  const patch = own(event, "patch");
  if (!Array.isArray(patch) && before !== undefined && own(event, "replace") === false) return [];
  const content = Array.isArray(patch) ? patch.reduce(changed, before ?? {}) : own(event, "content");
  known.set(id, content);
  const [done, messages] = [messagesOf(before), messagesOf(content)];
  const first = messages.findIndex((message, at) => at >= done.length || !sameJson(message, done[at]));
  return first < 0 ? [] : messages.slice(first);
}

function messagesOf(content: unknown): readonly unknown[] {
  const messages = own(content, "a2ui_operations") ?? own(content, "operations");
  return Array.isArray(messages) ? messages : [];
}

/** A value with one change of a JSON Patch. What the change is not about stays the same object. */
function changed(value: unknown, change: unknown): unknown {
  const [kind, path] = [own(change, "op"), own(change, "path")];
  if (typeof kind !== "string" || !CHANGES.includes(kind) || typeof path !== "string")
    throw new DataError("/patch", `expected changes with a path, each one of ${listOf(CHANGES)}`);
  return changedAt(value, stepsOf(path), kind, own(change, "value"));
}

function changedAt(value: unknown, [step, ...rest]: readonly string[], kind: string, given: unknown): unknown {
  if (step === undefined) return given;
  const inside = (there: unknown): unknown => (rest.length > 0 ? changedAt(there, rest, kind, given) : given);
  const removes = rest.length === 0 && kind === "remove";
  if (Array.isArray(value)) {
    const adds = rest.length === 0 && kind === "add";
    const at = step === "-" ? value.length : indexOf(step);
    if (at === undefined || at >= value.length + (adds ? 1 : 0)) throw noPlace(step);
    if (adds) return value.toSpliced(at, 0, given);
    return removes ? value.toSpliced(at, 1) : value.with(at, inside(value[at]));
  }
  if (!isRecord(value)) throw noPlace(step);
  const { [step]: _before, ...others } = value;
  return removes ? others : { ...value, [step]: inside(own(value, step)) };
}

const noPlace = (step: string): DataError =>
  new DataError("/patch", `there is no ${quote(step)} to change: send a snapshot first`);
