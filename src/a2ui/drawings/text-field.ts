import { html, nothing, type TemplateResult } from "lit";
import { autofillOf } from "../../draw/control/autofill.js";
import { numberInputMode } from "../../draw/control/field-value.js";
import { numberExample, readNumber } from "../../draw/read-number.js";
import { say } from "../../draw/words.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { TextFieldProps } from "../kinds/text-field.js";
import { drawEntry, leave, naming, problemOf } from "./entry.js";
import { endComposition, note, shown } from "./shown.js";

type Props = Parameters<typeof drawTextField>[0];

/** Writes at each key; says what is wrong once it was left. */
export const drawTextField: A2uiDrawing<TextFieldProps> = (props, context) => {
  const problem = problemOf(context, () => faultOf(props, context));
  const control = props.variant === "longText" ? drawArea(props, context, problem) : drawLine(props, context, problem);
  return drawEntry({ context, label: props.label, problem, control });
};

function drawLine(props: Props, context: A2uiContext, problem: string | undefined): TemplateResult {
  const { label = "", placeholder, value = "", variant } = props;
  const { key, id = "", session } = context;
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  const number = variant === "number";
  const obscured = variant === "obscured";
  return html`<input
    type=${obscured ? "password" : "text"}
    part="input"
    id=${key}
    autocomplete=${obscured ? "new-password" : number ? "off" : autofillOf(id, label)}
    inputmode=${number ? numberInputMode(session.locale) : nothing}
    dir=${number ? nothing : "auto"}
    placeholder=${placeholder || nothing}
    aria-label=${name}
    aria-description=${description}
    aria-describedby=${describedBy}
    aria-invalid=${invalid}
    ?readonly=${context.disabled}
    ${shown(number ? localNumber(value, session.locale) : value, value)}
    @input=${(event: Event) => type(event, context, number)}
    @compositionend=${endComposition}
    @blur=${() => leave(context, () => faultOf(props, context))}
  />`;
}

function drawArea(props: Props, context: A2uiContext, problem: string | undefined): TemplateResult {
  const { label, placeholder, value = "" } = props;
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  return html`<textarea
    part="input"
    id=${context.key}
    rows="3"
    dir="auto"
    placeholder=${placeholder || nothing}
    aria-label=${name}
    aria-description=${description}
    aria-describedby=${describedBy}
    aria-invalid=${invalid}
    ?readonly=${context.disabled}
    ${shown(value, value)}
    @input=${(event: Event) => type(event, context, false)}
    @compositionend=${endComposition}
    @blur=${() => leave(context, () => faultOf(props, context))}
  ></textarea>`;
}

/** What a person types is written as it stands; a number as code writes it, so that an agent and its checks can read it. */
function type(event: Event, context: A2uiContext, number: boolean): void {
  const typed = (event.currentTarget as HTMLInputElement).value;
  const value = number ? String(readNumber(typed, context.session.locale) ?? typed) : typed;
  note(event, value);
  context.set("value", value);
}

/** `1234.5` as the reader writes it; anything else as it is. */
function localNumber(value: string, locale: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  return format.format(value as `${number}`);
}

/** What the input itself can't take. A blank one is for its checks to judge. */
function faultOf({ value = "", variant }: Props, { session }: A2uiContext): string | undefined {
  if (value.trim() === "") return undefined;
  const { locale, words } = session;
  if (variant === "number" && !Number.isFinite(Number(value))) {
    return say(words.fieldOtherNotation, { value: value.trim(), example: numberExample(locale) });
  }
  return undefined;
}
