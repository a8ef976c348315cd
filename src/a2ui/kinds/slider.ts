import * as v from "valibot";
import { formatNumber } from "../../core/format-number.js";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { checks, dynamicNumber, dynamicWords } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  value: dynamicNumber(),
  max: v.number(),
  min: v.optional(v.number(), 0),
  steps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  label: v.optional(dynamicWords()),
  checks: v.optional(checks()),
});

export type SliderProps = Omit<PropsOf<typeof props>, "checks">;

export const slider = defineA2uiKind({
  type: "Slider",
  summary: "A number between two others, set by sliding.",
  schema: props,
  writes: ["value"],
  toText({ label, value, min = 0, max }, { failedChecks }) {
    const range = max === undefined ? "" : ` (${formatNumber(min)} to ${formatNumber(max)})`;
    const number = value === undefined ? "" : formatNumber(value);
    return inputText(`${label ? `${oneLine(label)}: ` : ""}${number}${range}`.trim(), failedChecks);
  },
});
