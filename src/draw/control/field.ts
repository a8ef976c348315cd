import { html, nothing, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { live } from "lit/directives/live.js";
import { writeAttribute } from "../place.js";
import type { Words } from "../words.js";
import { autofillOf } from "./autofill.js";
import { type Field, type InputKind, numberInputMode, type Typed, UNREADABLE } from "./field-value.js";
import { drawProblem } from "./record.js";
import { drawSign } from "./sign.js";

/**
 * - `ready`: may be typed in.
 * - `held`: not now, the form is being sent; keeps its focus.
 * - `closed`: its form is still arriving, is broken, or belongs to an old turn.
 */
export type FieldState = "ready" | "held" | "closed";

export interface FieldView {
  readonly field: Field;
  /** DOM id of the input; others are derived from it. */
  readonly id: string;
  readonly typed: Typed;
  readonly state: FieldState;
  /** Why it can't be sent, once somebody has tried. */
  readonly problem: string | undefined;
  readonly words: Words;
  readonly locale: string;
  readonly onTyped: (typed: string | boolean) => void;
}

/** One field: label, input, and what is wrong with it. */
export function drawField(view: FieldView): TemplateResult {
  const { field, id, problem } = view;
  const check = field.input === "checkbox";
  return html`<div class=${check ? "field check" : "field"} part="field" data-state=${view.state}>
    ${check ? nothing : drawLabel(view)}
    ${field.help ? html`<p class="help" part="help" id=${helpId(id)} dir="auto">${field.help}</p>` : nothing}
    <div class="input">${inputs[field.input](view)}${check ? drawLabel(view) : nothing}</div>
    ${problem === undefined ? nothing : drawProblem(problem, problemId(id))}
  </div>`;
}

function drawLabel({ field, id, words }: FieldView): TemplateResult {
  // A checkbox always has a value: it is neither required nor optional.
  // Not said before it is known: what is still being written may yet be required.
  const optional = field.required === false && field.input !== "checkbox";
  return html`<label part="field-label" for=${id}
    ><span dir="auto">${field.label}</span>${
      optional ? html` <span class="optional">${words.fieldOptional}</span>` : nothing
    }</label>`;
}

/** How each input is drawn. A new kind of input needs an entry here and one in field-value.ts. */
const inputs: Readonly<Record<InputKind, (view: FieldView) => TemplateResult>> = {
  text: drawLine,
  // As text: the browser's own number input reads one notation and drops what it can't read.
  number: drawLine,
  select: drawSelect,
  checkbox: drawCheckbox,
  // The browser's own: it knows the reader's calendar, and gives the day as ISO 8601 writes it.
  date: drawLine,
  textarea: drawTextArea,
};

function drawLine(view: FieldView): TemplateResult {
  const { field, typed, locale } = view;
  const { input, placeholder } = field;
  const unreadable = input === "date" && typed === UNREADABLE;
  return html`<input
    type=${input === "date" ? input : "text"}
    inputmode=${input === "number" ? numberInputMode(locale) : nothing}
    dir=${input === "text" ? "auto" : nothing}
    placeholder=${placeholder ?? nothing}
    ?readonly=${view.state !== "ready"}
    .value=${live(typeof typed === "string" && !unreadable ? typed : "")}
    @input=${typing(view)}
    ${described(view)}
  />`;
}

function drawTextArea(view: FieldView): TemplateResult {
  const { field, typed } = view;
  return html`<textarea
    rows="3"
    dir="auto"
    placeholder=${field.placeholder ?? nothing}
    ?readonly=${view.state !== "ready"}
    .value=${live(typeof typed === "string" ? typed : "")}
    @input=${typing(view)}
    ${described(view)}
  ></textarea>`;
}

function drawSelect(view: FieldView): TemplateResult {
  const { field, typed, state, words } = view;
  // Its options are values, not words: none is shown before the form has closed.
  const options = state === "closed" && typed === undefined ? [] : (field.options ?? []);
  const chosen = typeof typed === "string" && options.includes(typed) ? typed : "";
  return html`<select
      class=${chosen === "" ? "unset" : ""}
      aria-disabled=${state === "held" ? "true" : nothing}
      ?disabled=${state === "closed"}
      @change=${typing(view)}
      ${described(view)}
    >
      <option value="" .selected=${live(chosen === "")}>${words.selectPrompt}</option>
      ${options.map((option) => html`<option value=${option} .selected=${live(option === chosen)}>${option}</option>`)}</select
    >${drawSign("down")}`;
}

function drawCheckbox(view: FieldView): TemplateResult {
  const { typed, state, onTyped } = view;
  return html`<input
    type="checkbox"
    aria-disabled=${state === "held" ? "true" : nothing}
    ?disabled=${state === "closed"}
    .checked=${live(typed === true)}
    @change=${(event: Event) => onTyped((event.target as HTMLInputElement).checked)}
    ${described(view)}
  />`;
}

const typing =
  ({ onTyped }: FieldView) =>
  (event: Event): void =>
    onTyped((event.target as HTMLInputElement).value);

const problemId = (id: string): string => `${id}-problem`;
const helpId = (id: string): string => `${id}-help`;

/** What every input says of itself: which field it is, and what is said about it beside its label. */
function attributesOf({ field, id, problem }: FieldView): Readonly<Record<string, string | undefined>> {
  const { help, input, label } = field;
  const fills = input === "text" || input === "textarea" || input === "date";
  const ids = [help && helpId(id), problem !== undefined && problemId(id)].filter(Boolean);
  return {
    part: "input",
    id,
    name: field.id,
    autocomplete: fills ? autofillOf(field.id, label) : "off",
    // A checkbox always has a value.
    "aria-required": field.required && input !== "checkbox" ? "true" : undefined,
    "aria-invalid": problem === undefined ? undefined : "true",
    "aria-describedby": ids.join(" ") || undefined,
  };
}

class Described extends Directive {
  override render(_view: FieldView): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [view]: [FieldView]): unknown {
    for (const [name, value] of Object.entries(attributesOf(view))) writeAttribute(element, name, value);
    return nothing;
  }
}

const described = directive(Described);
