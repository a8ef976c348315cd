import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { drawProblem } from "../../draw/control/record.js";
import type { A2uiDrawing } from "../drawing.js";
import type { CheckBoxProps } from "../kinds/check-box.js";
import { leave, naming, problemId, problemOf } from "./entry.js";

export const drawCheckBox: A2uiDrawing<CheckBoxProps> = ({ label, value }, context) => {
  const problem = problemOf(context);
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  const choose = (event: Event): void => {
    context.set("value", (event.currentTarget as HTMLInputElement).checked);
    leave(context);
  };
  return html`<div class="entry tick" part="field" data-state=${context.disabled ? "closed" : "ready"}
    ><input
      type="checkbox"
      part="input"
      id=${context.key}
      autocomplete="off"
      aria-label=${name}
      aria-description=${description}
      aria-describedby=${describedBy}
      aria-invalid=${invalid}
      ?disabled=${context.disabled}
      .checked=${live(value === true)}
      @change=${choose}
    />${label ? html`<label part="field-label" for=${context.key}><bdi>${label}</bdi></label>` : nothing}${
      problem === undefined ? nothing : drawProblem(problem, problemId(context))
    }</div>`;
};
