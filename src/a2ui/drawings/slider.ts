import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { formatNumber } from "../../core/format-number.js";
import type { A2uiDrawing } from "../drawing.js";
import type { SliderProps } from "../kinds/slider.js";
import { drawEntry, leave, naming, problemOf } from "./entry.js";

/** Writes while it slides. Its value stands beside it: the track alone shows none. */
export const drawSlider: A2uiDrawing<SliderProps> = (props, context) => {
  const { label, min = 0, max = 100, steps } = props;
  const value = props.value ?? min;
  const problem = problemOf(context);
  const { label: name, description, describedBy, invalid } = naming(context, label, problem);
  const said = formatNumber(value, context.session.locale);
  const slide = (event: Event): void => context.set("value", (event.currentTarget as HTMLInputElement).valueAsNumber);
  // The limits before the value: a browser holds a value within those that it has.
  const control = html`<input
    type="range"
    part="input"
    id=${context.key}
    autocomplete="off"
    min=${min}
    max=${max}
    step=${stepOf(value, min, max, steps)}
    aria-label=${name}
    aria-description=${description}
    aria-describedby=${describedBy}
    aria-invalid=${invalid}
    aria-valuetext=${said}
    ?disabled=${context.disabled}
    .value=${live(String(value))}
    @input=${slide}
    @change=${() => leave(context)}
  />`;
  const aside = html`<span class=${label ? "slid" : "slid beside"} aria-hidden="true">${said || nothing}</span>`;
  return drawEntry({ context, label, problem, control, aside });
};

/** How fine it slides: in whole numbers where that is what it is about, else in about a hundred steps of round size. */
function stepOf(value: number, min: number, max: number, steps: number | undefined): number | "any" {
  const range = max - min;
  if (!(range > 0)) return "any";
  if (steps !== undefined) return range / steps;
  if (range >= 5 && [min, max, value].every(Number.isInteger)) return 1;
  const step = 10 ** Math.round(Math.log10(range / 100));
  // A value between two steps would be shown as one of them.
  const at = (value - min) / step;
  return Math.abs(at - Math.round(at)) < 1e-6 ? step : "any";
}
