import * as v from "valibot";
import { eventSentence } from "../event-data.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import type { Report } from "../problem.js";
import { found, isRecord, itemsOf, listOf, own, quote, repeated } from "../raw.js";
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
    const fields = itemsOf(raw.fields);
    for (const [index, each] of fields.entries()) {
      const options = own(each, "options");
      const none = options === undefined || (Array.isArray(options) && options.length === 0);
      if (own(each, "input") !== "select" || !none) continue;
      report(["fields", index, "options"], "missing", 'a select needs options: add a list such as ["Yes", "No"]');
    }
    if (!author) return;
    for (const { index, value } of repeated(fields, "id")) {
      report(["fields", index, "id"], "duplicate", `a field before has the id ${value}: give each its own id`);
    }
  },
  ids: (node) => [node.id],
  verify(node, event, report) {
    if (event.action !== "submit") {
      report(["action"], "value", `${quote(node.id)} is a Form, which can't be pressed: submit it with a value a field`);
    } else if (!isRecord(event.value)) {
      report(["value"], "type", `the values of a Form are an object by field id, found ${found(event.value)}`);
    } else {
      checkNames(node, event.value, report);
      for (const each of node.fields) checkValue(each, own(event.value, each.id), report);
    }
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

function checkNames(node: FormNode, values: Readonly<Record<string, unknown>>, report: Report): void {
  const ids = node.fields.map((each) => each.id);
  const known = new Set(ids);
  for (const name of Object.keys(values)) {
    if (known.has(name)) continue;
    report(["value", name], "reference", `${quote(node.id)} has no such field: use ${listOf(ids)}`);
  }
}

const TYPES = { text: "string", select: "string", number: "number", checkbox: "boolean" } as const;

/** Blank is absent, or an empty or white-space string; `false` is a value. */
function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === "string" && value.trim() === "");
}

function checkValue(each: Field, value: unknown, report: Report): void {
  const at = ["value", each.id];
  const name = quote(each.label);
  if (isBlank(value) && each.required) {
    report(at, "missing", `${name} is required: send a value that is not blank`);
  } else if (value === undefined) {
    return;
  } else if (typeof value !== TYPES[each.input]) {
    report(at, "type", `${name} takes a ${TYPES[each.input]}, found ${found(value)}: send a ${TYPES[each.input]}`);
  } else if (each.input === "number" && !Number.isFinite(value)) {
    report(at, "value", `${name} takes a finite number, found ${found(value)}: send a finite number`);
  } else if (each.input === "select" && !each.options?.some((option) => option === value)) {
    report(at, "value", `${quote(value)} is no option of ${name}: use one of ${listOf(each.options ?? [])}`);
  }
}
