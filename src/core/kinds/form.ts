import * as v from "valibot";
import { type EventData, eventSentence, verifyAnswer } from "../event-data.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import { isRecord, itemsOf, own } from "../raw.js";
import { reportRepeated } from "../same-list.js";
import { alsoInJsonSchema, identifier, words } from "../schema.js";

const field = v.pipe(
  v.strictObject({
    id: identifier(),
    label: words(),
    input: v.picklist(["text", "number", "select", "checkbox"]),
    options: v.optional(v.array(identifier())),
    required: v.optional(v.boolean(), false),
  }),
  alsoInJsonSchema({
    anyOf: [
      { properties: { input: { enum: ["text", "number", "checkbox"] } } },
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
      const options = own(each, "options");
      const none = options === undefined || (Array.isArray(options) && options.length === 0);
      if (own(each, "input") !== "select" || !none) continue;
      report(["fields", index, "options"], "missing", 'a select needs options: add a list such as ["Yes", "No"]');
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

function fieldLine(each: Field): string {
  const options = each.input === "select" ? `: ${(each.options ?? []).map(oneLine).join(", ")}` : "";
  return `- ${oneLine(each.label)} (${each.input}${each.required ? ", required" : ""}${options})`;
}

const ANSWERS = { text: v.string(), number: v.number(), checkbox: v.boolean() };

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
