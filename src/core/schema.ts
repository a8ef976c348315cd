/**
 * The words a schema is written in, beside valibot's own: what a string is for, and where child components stand.
 * The marks are properties of the schema, so that `v.pipe` and the like carry them on.
 */
import * as v from "valibot";
import type { ComponentNode } from "./component-node.js";

const WORDS = "words";
const COMPONENT = "component";

interface Marked {
  readonly mark?: unknown;
}

function mark<Schema extends v.GenericSchema>(schema: Schema, name: string): Schema {
  return { ...schema, mark: name };
}

/**
 * A string that a person reads: it may be shown while it is still being written.
 * `min` (1) and `max` are lengths in characters, that is Unicode code points.
 */
export function words(limits: { readonly min?: 0 | 1; readonly max?: number } = {}): v.GenericSchema<string> {
  const { min = 1, max } = limits;
  const text = min > 0 ? v.pipe(v.string(), v.minLength(min)) : v.string();
  return mark(max === undefined ? text : v.pipe(text, v.maxLength(max)), WORDS);
}

/** A non-empty string that means something to code (an id, a key, a value): a prefix of it is never shown. */
export function identifier(): v.GenericSchema<string> {
  return v.pipe(v.string(), v.minLength(1));
}

/** The place of a child component. The kind that has the place need not know what can stand there. */
export function component(): v.GenericSchema<ComponentNode> {
  return mark(v.record(v.string(), v.any()), COMPONENT) as unknown as v.GenericSchema<ComponentNode>;
}

/** Something that JSON Schema can say beside a schema's own rules, such as one that the kind's `rules` check. */
export function alsoInJsonSchema<Input>(
  fragment: Readonly<Record<string, unknown>>,
): v.MetadataAction<Input, { readonly jsonSchema: Readonly<Record<string, unknown>> }> {
  return v.metadata({ jsonSchema: fragment });
}

/** True for `words()`, and for a pipe that begins with it. */
export function isWords(schema: object): boolean {
  return (schema as Marked).mark === WORDS;
}

/** True for `component()`, and for a pipe that begins with it. */
export function isComponent(schema: object): boolean {
  return (schema as Marked).mark === COMPONENT;
}

/** Says how good or bad a thing is; each renderer decides what that looks like. */
export const tone = v.picklist(["neutral", "positive", "warning", "critical", "muted"]);
export type Tone = v.InferOutput<typeof tone>;
