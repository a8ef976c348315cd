import type { SeriesLook } from "../../draw/chart/looks.js";
import type { Attributes } from "../../draw/markup.js";
import { palette, type Token } from "../../draw/palette.js";

/** What something in a chart is, as far as its colour goes. */
export type Ink = "grid" | "axis" | "text" | "strong" | "marker" | SeriesLook["color"];

/** Says in which colours an SVG is drawn. Everything in it is drawn in `currentColor`. */
export interface Paint {
  /** Attributes that set `currentColor`. */
  ink(ink: Ink): Attributes;
  /** Attributes of a shape that hides what is behind it. */
  readonly ground: Attributes;
}

/** By classes of the sheet: the page's scheme and its custom properties decide. */
export const sheetPaint: Paint = {
  ink: (ink) => ({ class: `ink-${ink}` }),
  ground: { class: "hollow" },
};

const TOKENS: Readonly<Record<Exclude<Ink, SeriesLook["color"]>, Token>> = {
  grid: "hairline",
  axis: "border",
  text: "muted",
  strong: "text",
  marker: "field-border",
};

/** By plain colours, for a file. */
export function fixedPaint(scheme: "light" | "dark"): Paint {
  const color = (token: Token): string => palette[token][scheme === "dark" ? 1 : 0];
  const tokens: Readonly<Record<string, Token>> = TOKENS;
  return {
    ink: (ink) => ({ color: color(tokens[ink] ?? (ink as Token)) }),
    ground: { fill: color("ground") },
  };
}
