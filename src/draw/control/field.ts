import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
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
  text: (view) => drawTextInput(view, autofillOf(view.field.id, view.field.label), undefined),
  number: (view) => drawTextInput(view, "off", numberInputMode(view.locale)),
  select: drawSelect,
  checkbox: drawCheckbox,
  date: drawDateInput,
  textarea: drawTextArea,
};

/** The browser's own: it knows the reader's calendar, and gives the day as ISO 8601 writes it. */
function drawDateInput(view: FieldView): TemplateResult {
  const { field, id, typed, state, problem } = view;
  return html`<input
    type="date"
    part="input"
    id=${id}
    name=${field.id}
    autocomplete=${autofillOf(field.id, field.label)}
    aria-required=${field.required ? "true" : nothing}
    aria-invalid=${problem === undefined ? nothing : "true"}
    aria-describedby=${describedBy(view) ?? nothing}
    ?readonly=${state !== "ready"}
    .value=${live(typeof typed === "string" && typed !== UNREADABLE ? typed : "")}
    @input=${(event: Event) => view.onTyped((event.target as HTMLInputElement).value)}
  />`;
}

function drawTextArea(view: FieldView): TemplateResult {
  const { field, id, typed, state, problem } = view;
  return html`<textarea
    part="input"
    rows="3"
    id=${id}
    name=${field.id}
    autocomplete=${autofillOf(field.id, field.label)}
    dir="auto"
    placeholder=${field.placeholder ?? nothing}
    aria-required=${field.required ? "true" : nothing}
    aria-invalid=${problem === undefined ? nothing : "true"}
    aria-describedby=${describedBy(view) ?? nothing}
    ?readonly=${state !== "ready"}
    .value=${live(typeof typed === "string" ? typed : "")}
    @input=${(event: Event) => view.onTyped((event.target as HTMLTextAreaElement).value)}
  ></textarea>`;
}

/** A number is typed as text: the browser's own number input reads one notation and drops what it can't read. */
function drawTextInput(view: FieldView, autofill: string, inputMode: string | undefined): TemplateResult {
  const { field, id, typed, state, problem } = view;
  return html`<input
    type="text"
    part="input"
    id=${id}
    name=${field.id}
    autocomplete=${autofill}
    inputmode=${inputMode ?? nothing}
    dir=${inputMode ? nothing : "auto"}
    placeholder=${field.placeholder ?? nothing}
    aria-required=${field.required ? "true" : nothing}
    aria-invalid=${problem === undefined ? nothing : "true"}
    aria-describedby=${describedBy(view) ?? nothing}
    ?readonly=${state !== "ready"}
    .value=${live(typeof typed === "string" ? typed : "")}
    @input=${(event: Event) => view.onTyped((event.target as HTMLInputElement).value)}
  />`;
}

function drawSelect(view: FieldView): TemplateResult {
  const { field, id, typed, state, problem, words, onTyped } = view;
  // Its options are values, not words: none is shown before the form has closed.
  const options = state === "closed" && typed === undefined ? [] : (field.options ?? []);
  const chosen = typeof typed === "string" && options.includes(typed) ? typed : "";
  return html`<select
      part="input"
      id=${id}
      name=${field.id}
      autocomplete="off"
      class=${chosen === "" ? "unset" : ""}
      aria-required=${field.required ? "true" : nothing}
      aria-invalid=${problem === undefined ? nothing : "true"}
      aria-describedby=${describedBy(view) ?? nothing}
      aria-disabled=${state === "held" ? "true" : nothing}
      ?disabled=${state === "closed"}
      @change=${(event: Event) => onTyped((event.target as HTMLSelectElement).value)}
    >
      <option value="" .selected=${live(chosen === "")}>${words.selectPrompt}</option>
      ${options.map((option) => html`<option value=${option} .selected=${live(option === chosen)}>${option}</option>`)}</select
    >${drawSign("down")}`;
}

function drawCheckbox(view: FieldView): TemplateResult {
  const { field, id, typed, state, onTyped } = view;
  return html`<input
    type="checkbox"
    part="input"
    id=${id}
    name=${field.id}
    autocomplete="off"
    aria-describedby=${describedBy(view) ?? nothing}
    aria-disabled=${state === "held" ? "true" : nothing}
    ?disabled=${state === "closed"}
    .checked=${live(typed === true)}
    @change=${(event: Event) => onTyped((event.target as HTMLInputElement).checked)}
  />`;
}

const problemId = (id: string): string => `${id}-problem`;
const helpId = (id: string): string => `${id}-help`;

/** The DOM ids of what is said about the input beside its label. */
function describedBy({ field, id, problem }: FieldView): string | undefined {
  const ids = [field.help && helpId(id), problem !== undefined && problemId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
