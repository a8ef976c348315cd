import type { PlotInk } from "../vendor/plot-picture.js";
import type { SeriesLook } from "./looks.js";

/** Where the probe's sheet puts the colours of the series: any property that takes a colour will do. */
const SERIES = {
  muted: "color",
  "series-1": "backgroundColor",
  "series-2": "borderTopColor",
  "series-3": "borderRightColor",
  "series-4": "borderBottomColor",
  "series-5": "borderLeftColor",
  "series-6": "outlineColor",
} as const satisfies Record<SeriesLook["color"], keyof CSSStyleDeclaration>;

export interface Font {
  /** Whole px. */
  readonly size: number;
  readonly family: string;
}

/** The font of a chart's small texts, as it is in the page now. */
export function fontOf(probe: Element): Font {
  const { fontSize, fontFamily } = getComputedStyle(probe);
  return { size: Math.max(1, Math.round(Number.parseFloat(fontSize))), family: fontFamily };
}

/** The colours that the tokens have at the probe's place in the page, now. */
export function inkOf(probe: Element, looks: readonly SeriesLook[], font: Font): PlotInk {
  const style = getComputedStyle(probe);
  return {
    text: style.color,
    strong: style.fill,
    grid: style.textDecorationColor,
    axis: style.columnRuleColor,
    ground: style.caretColor,
    series: looks.map(({ color }) => style[SERIES[color]]),
    fontSize: font.size,
    fontFamily: font.family,
  };
}
