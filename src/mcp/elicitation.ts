/** A Choice or a Form in the words of elicitation, and a client's answer as the event that it means. */
import type { ElicitRequestFormParams } from "@modelcontextprotocol/server";
import { IntuiEvent } from "../core/event.js";
import type { FormNode } from "../core/kinds/form.js";
import { isRecord, own } from "../core/raw.js";
import type { Asking } from "./client.js";
import type { Question } from "./question.js";

type Schema = ElicitRequestFormParams["requestedSchema"];
type FieldSchema = Schema["properties"][string];
type Field = FormNode["fields"][number];

/** The one field of a Choice. */
const CHOICE = "choice";

/** What a client is asked to have filled in. */
export function requestedSchema(question: Question, asking: Asking): Schema {
  if (question.type === "Choice") {
    const oneOf = question.options.map(({ id, label }) => ({ const: id, title: label }));
    const choice: FieldSchema = { type: "string", title: question.prompt || "Choose one", oneOf };
    return { type: "object", properties: { [CHOICE]: choice }, required: [CHOICE] };
  }
  const { fields } = question;
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field, at) => [nameOf(field, at), schemaOf(field, asking)])),
    required: fields.flatMap((field, at) => (field.required ? [nameOf(field, at)] : [])),
  };
}

/**
 * The event that an answer means: what a client sends is read as what it was asked for, and is not trusted to be it.
 * Throws an IntuiError when it is no event at all; whether it can come from the tree is for the tree to say.
 */
export function answeredEvent(question: Question, surface: string, content: unknown): IntuiEvent {
  if (question.type === "Choice") {
    return IntuiEvent.press(surface, question.id, own(content, CHOICE) as string);
  }
  const values = question.fields.flatMap((field, at) => {
    const value = readValue(field, isRecord(content) ? own(content, nameOf(field, at)) : undefined);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return IntuiEvent.submit(surface, question.id, Object.fromEntries(values));
}

/** A field's id where it is a plain name: clients put other ones into places that can't hold them. */
function nameOf({ id }: Field, at: number): string {
  return /^[A-Za-z][\w-]*$/.test(id) && !(id in {}) ? id : `field_${at + 1}`;
}

function schemaOf(field: Field, asking: Asking): FieldSchema {
  const { input, label, help, placeholder, value, required } = field;
  const about = [help, placeholder && `For example ${placeholder}`].filter(Boolean).join(". ");
  const named = { title: label, ...(about && { description: about }) };
  const filled = value !== undefined && { default: value as never };
  if (input === "checkbox") return { type: "boolean", ...named, ...filled };
  if (input === "select") return { type: "string", ...named, enum: [...(field.options ?? [])], ...filled };
  if (asking === "narrow") return asText(field, named);
  if (input === "number") return { type: "number", ...named, ...filled };
  if (input === "date") return { type: "string", ...named, format: "date", ...filled };
  return { type: "string", ...named, ...(required && { minLength: 1 }), ...filled };
}

/** For clients that draw no number and no date: a string, with a pattern for those that look at it. */
function asText({ input, value }: Field, named: { title: string; description?: string }): FieldSchema {
  const pattern = PATTERNS[input];
  const filled = value !== undefined && { default: String(value) };
  return { type: "string", ...named, ...filled, ...(pattern && { pattern }) } as FieldSchema;
}

const PATTERNS: Partial<Record<Field["input"], string>> = {
  number: "^\\s*-?\\d+([.,]\\d+)?\\s*$",
  date: "^\\d{4}-\\d{2}-\\d{2}$",
};

/** A value as a Form sends it: a blank one is left out, a checkbox always says something. */
function readValue({ input }: Field, given: unknown): string | number | boolean | undefined {
  if (input === "checkbox") return given === true || given === "true";
  if (typeof given === "string") {
    const text = input === "text" || input === "textarea" ? given : given.trim();
    if (text.trim() === "") return undefined;
    return input === "number" ? numberIn(text) : text;
  }
  return typeof given === "number" || typeof given === "boolean" ? given : undefined;
}

/** What is no number stays a text, which the tree then refuses by name. */
function numberIn(text: string): string | number {
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : text;
}
