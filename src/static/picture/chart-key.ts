import type { SeriesLook } from "../../draw/chart/looks.js";
import { h, type Markup } from "../../draw/markup.js";
import type { Paint } from "./paint.js";

/** px, of a piece of a series beside its name. */
export const KEY = { line: 24, bar: 12, height: 12 } as const;

/** A piece of a series as it is drawn: what stands in an SVG of the key's size. Its colour is `currentColor`. */
export function drawKeyShapes(kind: "line" | "bar", look: SeriesLook, paint: Paint): readonly Markup[] {
  return kind === "bar" ? [barKey(look)] : lineKey(look, paint);
}

function barKey({ hollow, dash }: SeriesLook): Markup {
  return h("rect", {
    x: 0.75,
    y: 0.75,
    width: 10.5,
    height: 10.5,
    rx: 1.5,
    stroke: "currentColor",
    "stroke-width": 1.5,
    fill: "currentColor",
    "fill-opacity": hollow ? 0.15 : 1,
    "stroke-dasharray": dash.length > 0 ? "3 2" : undefined,
  });
}

function lineKey({ width, dash, shape, hollow }: SeriesLook, paint: Paint): Markup[] {
  const line = h("path", {
    d: "M1 6H23",
    stroke: "currentColor",
    "stroke-width": width,
    "stroke-dasharray": dash.join(" ") || undefined,
  });
  if (dash.length > 0) return [line];
  const point = h("path", {
    d: shape,
    transform: "translate(12 6) scale(3)",
    fill: "currentColor",
    stroke: "currentColor",
    "stroke-width": 0.333,
    ...(hollow ? paint.ground : {}),
  });
  return [line, point];
}
