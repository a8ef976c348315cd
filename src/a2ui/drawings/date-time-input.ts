import { html } from "lit";
import type { Draft } from "../../draw/drawing.js";
import { say } from "../../draw/words.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { DateTimeInputProps } from "../kinds/date-time-input.js";
import { drawEntry, leave, naming, problemOf } from "./entry.js";
import { fromInput, readable, type TimeKind, toInput } from "./iso-time.js";
import { note, shown } from "./shown.js";

type Props = Draft<DateTimeInputProps>;

/** The last day of a year with four digits: without a limit browsers let a year have six. */
const LAST_DAY = "9999-12-31";

export const drawDateTimeInput: A2uiDrawing<DateTimeInputProps> = (props, context) => {
  const { label, value = "" } = props;
  const kind = kindOf(props);
  const { min, max } = limitsOf(props, kind);
  const fault = (): string | undefined => faultOf(props, context);
  const problem = problemOf(context, fault);
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  const change = (event: Event): void => {
    const written = fromInput((event.currentTarget as HTMLInputElement).value, kind, value);
    note(event, written);
    context.set("value", written);
  };
  const control = html`<input
    type=${kind}
    part="input"
    id=${context.key}
    autocomplete="off"
    min=${min}
    max=${max}
    aria-label=${name}
    aria-description=${description}
    aria-describedby=${describedBy}
    aria-invalid=${invalid}
    ?readonly=${context.disabled}
    ${shown(toInput(value, kind), value)}
    @input=${change}
    @blur=${() => leave(context, fault)}
  />`;
  return drawEntry({ context, label, problem, control });
};

/** With neither, both: an input for nothing would be of no use. */
function kindOf({ enableDate, enableTime }: Props): TimeKind {
  if (enableDate === enableTime) return "datetime-local";
  return enableDate ? "date" : "time";
}

function limitsOf({ min = "", max = "" }: Props, kind: TimeKind): { readonly min: string; readonly max: string } {
  const last = kind === "time" ? "" : toInput(LAST_DAY, kind, "23:59");
  return { min: toInput(min, kind), max: toInput(max, kind, "23:59") || last };
}

/** A browser's picker keeps to the limits; what is typed does not. */
function faultOf(props: Props, { session }: A2uiContext): string | undefined {
  const kind = kindOf(props);
  const { min, max } = limitsOf(props, kind);
  const held = toInput(props.value ?? "", kind);
  const { locale, words } = session;
  if (held === "") return undefined;
  if (min !== "" && held < min) return say(words.dateTooEarly, { limit: readable(min, kind, locale) });
  if (max !== "" && held > max) return say(words.dateTooLate, { limit: readable(max, kind, locale) });
  return undefined;
}
