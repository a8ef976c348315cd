import type { PlotTick } from "../vendor/plot-picture.js";
import type { XAxis } from "./axis.js";
import { categoryLabels, type Measure } from "./labels.js";
import { fractionOn, multiples, niceStep } from "./scale.js";
import { xTickTexts } from "./tick-text.js";
import { precisionOf, timeTicks } from "./time-ticks.js";

/** How the places of an axis are laid out over the width of the plot. */
export interface XLayout {
  readonly axis: XAxis;
  /** The ends of a scale; of categories, 0 and how many have room. */
  readonly min: number;
  readonly max: number;
  /** Free space at each end of a scale, as a fraction, so that the first and last point stand clear. */
  readonly inset: number;
}

/** Where a value of the axis stands: 0 to 1. A category stands in the middle of its slot; one value alone in the middle. */
export function placeOn({ axis, min, max, inset }: XLayout, value: number): number {
  if (axis.type === "category") return (value + 0.5) / Math.max(1, max);
  if (min === max) return 0.5;
  return inset + fractionOn({ min, max }, value) * (1 - 2 * inset);
}

export interface TickRoom {
  /** px of the plot area, and of what is left and right of it. */
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly em: number;
  readonly locale: string;
  readonly measure: Measure;
}

/** The ticks of the x axis, as many as their texts leave room for, none cut off at the edge of the picture. */
export function xTicks(layout: XLayout, room: TickRoom): PlotTick[] {
  const { axis } = layout;
  if (axis.keys.length === 0) return [];
  const ticks =
    axis.type === "category"
      ? categoryTicks(layout, room)
      : axis.type === "date"
        ? dateTicks(layout, room)
        : numberTicks(layout, room);
  return uncrowded(ticks, room);
}

function categoryTicks(layout: XLayout, { width, em, measure }: TickRoom): PlotTick[] {
  const slot = width / Math.max(1, layout.max);
  return categoryLabels(layout.axis.keys, slot, em, measure).map(({ index, text }) => ({
    at: placeOn(layout, index),
    // Isolated, so that an Arabic name doesn't take the signs around it along.
    text: text.replace(/.+/g, "\u2068$&\u2069"),
  }));
}

function dateTicks(layout: XLayout, { width, em, locale }: TickRoom): PlotTick[] {
  const { axis, min, max } = layout;
  const finest = precisionOf(axis.keys, axis.at);
  return timeTicks(min, max, width / em, finest, locale).map(({ at, text }) => ({ at: placeOn(layout, at), text }));
}

function numberTicks(layout: XLayout, { width, em, locale, measure }: TickRoom): PlotTick[] {
  const { axis, min, max } = layout;
  const first = axis.at[0] as number;
  if (min === max) return [{ at: placeOn(layout, first), text: xTickTexts([first], locale)[0] as string }];
  const widest = Math.max(...xTickTexts([min, max], locale).map(measure), 2 * em);
  let step = niceStep(max - min, width / (widest + 2 * em));
  // Between whole numbers there is nothing to name.
  if (axis.at.every(Number.isInteger)) step = Math.max(1, step);
  let values = multiples(step, min, max);
  if (values.length < 2) values = [min, max];
  const texts = xTickTexts(values, locale);
  return values.map((value, index) => ({ at: placeOn(layout, value), text: texts[index] as string }));
}

/** Leaves out what would be cut off or run into the one before. */
function uncrowded(ticks: readonly PlotTick[], { width, left, right, em, measure }: TickRoom): PlotTick[] {
  let end = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at, text }) => {
    const half = Math.max(...text.split("\n").map(measure)) / 2;
    const from = at * width - half;
    const to = at * width + half;
    if (from < Math.max(-left, end + em / 2) || to > width + right) return false;
    end = to;
    return true;
  });
}
