/**
 * How a chart's picture becomes coordinates of an SVG. A picture that is a file has a size: its coordinates are px. One in a
 * page is as wide as its place, with texts as large as the page's, and no script to see to it: what runs across is in parts
 * of the width then, and what runs down in `em`.
 */
import type { Picture } from "../../draw/chart/picture.js";
import { type Content, h, type Markup } from "../../draw/markup.js";

/** A place in the plot: 0 to 1 from the left, and from the bottom. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface Plane {
  /** A place across the plot. */
  x(fraction: number): string;
  /** A width, as a part of the plot's. */
  wide(fraction: number): string;
  /** A place down the picture, or a height, that is given in px. */
  down(px: number): string;
  /** Lines through points: one path, drawn with these attributes. */
  lines(
    lines: readonly (readonly PlotPoint[])[],
    attributes: Readonly<Record<string, string | number | undefined>>,
  ): Markup;
  /** Puts what is drawn about the origin, in px, at a point. */
  at(point: PlotPoint, content: Content): Markup;
}

/** The height of a point in px from the picture's top. */
export function topOf({ box }: Pick<Picture, "box">, y: number): number {
  return box.top + (1 - y) * box.height;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const pathThrough = (
  lines: readonly (readonly PlotPoint[])[],
  place: (point: PlotPoint) => readonly [x: number, y: number],
): string => lines.map((line) => `M${line.map((point) => place(point).map(rounded).join(" ")).join("L")}`).join("");

/** In px, for a file. */
export function fixedPlane(picture: Pick<Picture, "box">): Plane {
  const { left, width } = picture.box;
  const x = (fraction: number): number => rounded(left + fraction * width);
  return {
    x: (fraction) => String(x(fraction)),
    wide: (fraction) => String(rounded(fraction * width)),
    down: (px) => String(rounded(px)),
    lines: (lines, attributes) =>
      h("path", { d: pathThrough(lines, (point) => [left + point.x * width, topOf(picture, point.y)]), ...attributes }),
    at: (point, content) =>
      h("g", { transform: `translate(${x(point.x)} ${rounded(topOf(picture, point.y))})` }, content),
  };
}

/** The side of the square that lines are drawn in before they are stretched over the plot. */
const SQUARE = 1000;

/** In parts of an SVG that is exactly as wide as the plot, and whose font is the picture's. */
export function fluidPlane(picture: Pick<Picture, "box" | "em">): Plane {
  const { box, em } = picture;
  const percent = (fraction: number): string => `${rounded(fraction * 100)}%`;
  const down = (px: number): string => `${rounded(px / em)}em`;
  return {
    x: percent,
    wide: percent,
    down,
    lines: (lines, attributes) =>
      h(
        "svg",
        {
          y: down(box.top),
          width: "100%",
          height: down(box.height),
          viewBox: `0 0 ${SQUARE} ${SQUARE}`,
          preserveAspectRatio: "none",
          overflow: "visible",
        },
        h("path", {
          d: pathThrough(lines, ({ x, y }) => [x * SQUARE, (1 - y) * SQUARE]),
          "vector-effect": "non-scaling-stroke",
          ...attributes,
        }),
      ),
    at: ({ x, y }, content) => h("svg", { x: percent(x), y: down(topOf(picture, y)), overflow: "visible" }, content),
  };
}
