import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { keyed } from "../../draw/control/keyed.js";
import { drawProblem } from "../../draw/control/record.js";
import type { Draft } from "../../draw/drawing.js";
import { keyedList } from "../../draw/growing.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { ChoicePickerProps } from "../kinds/choice-picker.js";
import { leave, type Naming, naming, problemId, problemOf } from "./entry.js";

/** What a person has written into the filter is remembered with the instance. */
type Props = ChoicePickerProps & { readonly filter?: string };

interface Option {
  readonly id: string;
  readonly label: string;
}

/** A group of radio buttons, or of check boxes. Its value is a list in both cases. */
export const drawChoicePicker: A2uiDrawing<Props> = (props, context) => {
  const { label, variant, displayStyle, filterable } = props;
  const several = variant === "multipleSelection";
  const problem = problemOf(context);
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  const labelId = `${context.key}-label`;
  return html`<div
    class="entry"
    part="field"
    data-state=${context.disabled ? "closed" : "ready"}
    role=${several ? "group" : "radiogroup"}
    aria-labelledby=${label && name === nothing ? labelId : nothing}
    aria-label=${name}
    aria-description=${description}
    aria-describedby=${describedBy}
    aria-invalid=${several ? nothing : invalid}
  >${label ? html`<span class="group-label" part="field-label" id=${labelId}><bdi>${label}</bdi></span>` : nothing}${
    filterable ? drawFilter(props, context) : nothing
  }<div class=${displayStyle === "chips" ? "chips" : "choices"}>${drawOptions(props, context, several ? invalid : nothing)}</div>${
    problem === undefined ? nothing : drawProblem(problem, problemId(context))
  }</div>`;
};

function drawOptions(props: Draft<Props>, context: A2uiContext, invalid: Naming["invalid"]): unknown {
  const options = wholeOptions(props);
  const wanted = props.filterable ? fold(props.filter ?? "") : "";
  const found = wanted === "" ? options : options.filter(({ label }) => fold(label).includes(wanted));
  if (found.length === 0 && options.length > 0) {
    return html`<p class="reason" role="status">${context.session.words.filterNothing}</p>`;
  }
  return keyedList(
    keyed(found),
    ({ key }) => key,
    ({ item }, index) => drawOption(item, `${context.key}-${index}`, props, context, invalid),
  );
}

/** The label is the whole target, and holds the input, so that chips and lists differ in their look alone. */
function drawOption(
  { id, label }: Option,
  domId: string,
  props: Draft<Props>,
  context: A2uiContext,
  invalid: Naming["invalid"],
): TemplateResult {
  const several = props.variant === "multipleSelection";
  return html`<label class="option" part="option" for=${domId}
    ><input
      type=${several ? "checkbox" : "radio"}
      part="input"
      id=${domId}
      name=${context.key}
      autocomplete="off"
      aria-invalid=${invalid}
      ?disabled=${context.disabled}
      .checked=${live(chosenIn(props).includes(id))}
      @change=${(event: Event) => choose(event, id, props, context)}
    /><bdi>${label}</bdi></label>`;
}

function choose(event: Event, id: string, props: Draft<Props>, context: A2uiContext): void {
  const on = (event.currentTarget as HTMLInputElement).checked;
  const chosen = chosenIn(props).filter((other) => other !== id && props.variant === "multipleSelection");
  const now = on ? [...chosen, id] : chosen;
  // In the order of the options; one that an update has taken away is no longer chosen.
  const order = wholeOptions(props).map((option) => option.id);
  context.set(
    "value",
    order.filter((each) => now.includes(each)),
  );
  leave(context);
}

function drawFilter({ filter = "" }: Draft<Props>, context: A2uiContext): TemplateResult {
  const { disabled, session } = context;
  return html`<input
    type="search"
    class="filter"
    part="input"
    autocomplete="off"
    dir="auto"
    aria-label=${session.words.filterOptions}
    placeholder=${session.words.filterOptions}
    ?readonly=${disabled}
    .value=${live(filter)}
    @input=${(event: Event) => context.set("filter", (event.currentTarget as HTMLInputElement).value)}
  />`;
}

/** An option is there as soon as it has a value, and words to show. */
function wholeOptions({ options = [] }: Draft<Props>): readonly Option[] {
  return options.flatMap(({ label, value }) => (value === undefined || !label ? [] : [{ id: value, label }]));
}

/** Agents also keep a lone string where the list should be. */
function chosenIn({ value }: Draft<Props>): readonly string[] {
  const given: unknown = value;
  return typeof given === "string" ? [given] : Array.isArray(given) ? given : [];
}

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
