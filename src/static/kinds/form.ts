import type { FormNode } from "../../core/kinds/form.js";
import { type FieldValue, firstTyped, valueText, wholeFields } from "../../draw/control/field-value.js";
import { rowsOf } from "../../draw/control/summary-rows.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import type { Language } from "../../draw/words.js";
import type { StaticDrawing } from "../drawing.js";
import { drawRecord } from "../record.js";

type Field = FormNode["fields"][number];

/** A Form as it prints: what is asked for, each with a line to write on, or what was sent. */
export const drawForm: StaticDrawing<FormNode> = ({ id, fields }, { language, answer }) => {
  const given = answer(id);
  if (typeof given === "object") return h("div", { class: "intui-form" }, drawSummary(fields, given, language));
  return h(
    "div",
    { class: "intui-form" },
    h(
      "div",
      { class: "form" },
      fields.map((field) => drawField(field, language)),
      // Where the element will have its button, and what stands here makes room for it.
      h("div", { class: "actions" }),
    ),
  );
};

function drawField(field: Field, language: Language): Markup {
  const { input, help, value } = field;
  const check = input === "checkbox";
  const label = drawLabel(field, language);
  return h(
    "div",
    { class: check ? "field check" : "field" },
    !check && label,
    help && h("p", { class: "help", dir: "auto" }, help),
    h("div", { class: "input" }, check ? [drawTick(value === true, language), label] : drawLine(field, language)),
  );
}

function drawLabel({ input, label, required }: Field, { words }: Language): Markup {
  const optional = !required && input !== "checkbox";
  return h(
    "p",
    { class: "field-label" },
    h("span", { dir: "auto" }, label),
    optional && [" ", h("span", { class: "optional" }, words.fieldOptional)],
  );
}

/** What the field begins with, on a line; of a field that has options, all of them. */
function drawLine(field: Field, language: Language): Markup {
  const first = firstTyped(field, language.locale);
  if (field.input === "select") return drawOptions(field.options ?? [], first, language);
  const text = typeof first === "string" ? shownFirst(first, field, language) : "";
  return h("div", { class: field.input === "textarea" ? "field-line several" : "field-line", dir: "auto" }, text);
}

/** A date as it is read, anything else as it would stand in the input. */
const shownFirst = (first: string, { input }: Field, { locale, words }: Language): string =>
  input === "date" ? valueText(first, input, locale, words) : first;

const drawOptions = (options: readonly string[], first: FieldValue | undefined, language: Language): Markup =>
  h(
    "ul",
    { class: "field-line among", role: "list" },
    options.map((option) =>
      h("li", {}, drawTick(option === first, language, "round"), h("span", { dir: "auto" }, option)),
    ),
  );

/** A box to tick, or one that is ticked; the words are only for those that are. */
const drawTick = (ticked: boolean, { words }: Language, look = ""): Markup => {
  const name = ticked ? { role: "img", "aria-label": words.yes } : { "aria-hidden": "true" };
  return h("span", { class: ["tick", look, ticked && "done"].filter(Boolean).join(" "), ...name });
};

function drawSummary(
  fields: FormNode["fields"],
  values: Readonly<Record<string, FieldValue>>,
  { locale, words }: Language,
): Content {
  const rows = rowsOf({ fields: wholeFields(fields), values, open: false });
  const drawn = rows.map(([label, value, input]) =>
    h("div", {}, h("dt", { dir: "auto" }, label), h("dd", { dir: "auto" }, valueText(value, input, locale, words))),
  );
  return h("div", { class: "summary" }, drawRecord(words.formSent), drawn.length > 0 && h("dl", {}, drawn));
}
