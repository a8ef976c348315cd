import * as v from "valibot";
import { type EventData, eventSentence, verifyAnswer } from "../event-data.js";
import { isIsoDate } from "../iso-date.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import type { ProblemCode } from "../problem.js";
import { isRecord, itemsOf, listOf, own } from "../raw.js";
import { reportRepeated } from "../same-list.js";
import { alsoInJsonSchema, identifier, words } from "../schema.js";

const field = v.pipe(
  v.strictObject({
    id: identifier(),
    label: words(),
    input: v.picklist(["text", "number", "select", "checkbox", "date", "textarea"]),
    options: v.optional(v.array(identifier())),
    required: v.optional(v.boolean(), false),
    help: v.optional(words()),
    placeholder: v.optional(words()),
    value: v.optional(v.union([identifier(), v.number(), v.boolean()])),
  }),
  alsoInJsonSchema({
    anyOf: [
      { properties: { input: { enum: ["text", "number", "checkbox", "date", "textarea"] } } },
      { properties: { options: { minItems: 1 } }, required: ["options"] },
    ],
  }),
);

const props = v.strictObject({
  id: identifier(),
  fields: v.pipe(v.array(field), v.minLength(1)),
  submitLabel: v.optional(words({ max: 40 }), "Submit"),
});

export type FormNode = NodeOf<"Form", typeof props>;
type Field = FormNode["fields"][number];

export const form = defineKind({
  type: "Form",
  summary: "A few inputs and a submit button. Submitting sends the values back to the agent.",
  writer: "anyone",
  schema: props,
  example: {
    type: "Form",
    id: "new-idea",
    fields: [
      { id: "title", label: "Title", input: "text", required: true },
      { id: "source", label: "Source", input: "select", options: ["self", "client"], required: false },
    ],
    submitLabel: "Add idea",
  },
  toText: (node) => `Form:\n${node.fields.map(fieldLine).join("\n")}\n\n[${oneLine(node.submitLabel)}]`,
  rules(raw, report, { author }) {
    for (const [index, each] of itemsOf(raw.fields).entries()) {
      checkField(each, (key, code, message) => report(["fields", index, key], code, message));
    }
    if (author) reportRepeated(report, ["fields"], raw.fields, "id");
  },
  ids: (node) => [node.id],
  verify(node, event) {
    const fields = node.fields.map(
      (each) => [each.id, each.required ? answer(each) : v.optional(answer(each))] as const,
    );
    return verifyAnswer(withoutBlanks(node, event), "submit", v.strictObject(Object.fromEntries(fields)));
  },
  describe(node, event) {
    const labels = new Map(node.fields.map((each) => [each.id, oneLine(each.label)]));
    return eventSentence(event, (id) => labels.get(id));
  },
});

type FieldReport = (key: string, code: ProblemCode, message: string) => void;

/** What holds between the props of one field. */
function checkField(each: unknown, report: FieldReport): void {
  const [input, options, value] = [own(each, "input"), own(each, "options"), own(each, "value")];
  if (input === "select" && (options === undefined || (Array.isArray(options) && options.length === 0))) {
    report("options", "missing", 'a select needs options: add a list such as ["Yes", "No"]');
  }
  if (own(each, "placeholder") !== undefined && typeof input === "string" && !hasPlaceholder(input)) {
    report("placeholder", "value", "only text, number and textarea show one: leave it out");
  }
  if (typeof input !== "string" || value === undefined) return;
  const wrong = wrongDefault(input, options, value);
  if (wrong) report("value", "value", wrong);
}

const hasPlaceholder = (input: string): boolean => input === "text" || input === "number" || input === "textarea";

/** Why a field can't begin with a value, with what to do. */
function wrongDefault(input: string, options: unknown, value: unknown): string | undefined {
  switch (input) {
    case "number":
      return typeof value === "number" ? undefined : "a number field begins with a number: write one, or leave it out";
    case "checkbox":
      return typeof value === "boolean" ? undefined : "a checkbox begins as true or false: write one of them";
    case "select":
      if (!Array.isArray(options) || options.includes(value)) return undefined;
      return `no such option: use one of ${listOf(options.map(String))}, or leave it out`;
    case "date":
      return typeof value === "string" && isIsoDate(value) ? undefined : NO_DATE;
    default:
      return typeof value === "string" ? undefined : "a text field begins with a string: write one, or leave it out";
  }
}

const NO_DATE = "no date: write it as YYYY-MM-DD, such as 2026-02-28";

function fieldLine(each: Field): string {
  const said = [
    each.input,
    each.required && "required",
    each.value !== undefined && `default ${shown(each.value)}`,
    each.placeholder && `for example ${shown(each.placeholder)}`,
  ].filter(Boolean);
  const options = each.input === "select" ? `: ${(each.options ?? []).map(oneLine).join(", ")}` : "";
  const help = each.help ? `. ${oneLine(each.help)}` : "";
  return `- ${oneLine(each.label)} (${said.join(", ")}${options})${help}`;
}

const shown = (value: string | number | boolean): string =>
  typeof value === "string" ? `"${oneLine(value)}"` : String(value);

const ANSWERS = {
  text: v.string(),
  textarea: v.string(),
  number: v.number(),
  checkbox: v.boolean(),
  date: v.pipe(v.string(), v.check(isIsoDate, NO_DATE)),
};

function answer(each: Field): v.GenericSchema {
  return each.input === "select" ? v.picklist(each.options ?? []) : ANSWERS[each.input];
}

/** The event without the values of required fields that are blank: a required field that is blank is missing. */
function withoutBlanks(node: FormNode, event: EventData): EventData {
  const required = new Set(node.fields.filter((each) => each.required).map((each) => each.id));
  if (!isRecord(event.value)) return event;
  const told = Object.entries(event.value).filter(([id, value]) => !(required.has(id) && String(value).trim() === ""));
  return { ...event, value: Object.fromEntries(told) };
}
