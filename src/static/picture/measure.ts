/** The measures of texts that a chart and a Flow are laid out by, estimated. */
import type { Measure } from "../../draw/chart/labels.js";
import type { MeasuredText, TextToMeasure } from "../../draw/flow/measured.js";
import { type } from "../../draw/flow/type.js";
import { balanced } from "./line-breaks.js";
import { textWidth } from "./text-width.js";

/** For a chart's texts of `size` px. */
export const measureOf =
  (size: number): Measure =>
  (text) =>
    textWidth(text, size);

/** For a Flow's texts, in drawing units. */
export function measureTexts(texts: readonly TextToMeasure[]): MeasuredText[] {
  return texts.map(({ text, role }) => {
    const { size, line, wrap } = type[role];
    const { lines, width } = balanced(text, size, wrap);
    return { text, lines, width: Math.ceil(width), height: lines.length * line };
  });
}
