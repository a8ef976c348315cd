/** The picture of a chart as SVG: the same scales, ticks, looks and places as on a page, where a canvas is painted from them. */
import type { PlacedMarker } from "../../draw/chart/lanes.js";
import type { SeriesLook } from "../../draw/chart/looks.js";
import type { Picture } from "../../draw/chart/picture.js";
import { h, Markup } from "../../draw/markup.js";
import type { PlotSeries, PlotTick } from "../../draw/vendor/plot-picture.js";
import type { Paint } from "./paint.js";
import { type Plane, type PlotPoint, topOf } from "./plane.js";

/** px: radius of a point, length of a tick, radius of a bar's far corners; as the canvas has them. */
const DOT = 3;
const TICK = 4;
const CORNER = 2;
/** From a line's middle to the baseline of its letters, in parts of their size. */
const BASELINE = 0.35;
const LINE = 1.25;

/** All that stands in the frame of a chart. */
export function drawPlot(picture: Picture, plane: Plane, paint: Paint): Markup {
  return Markup.of(
    drawGrid(picture, plane, paint),
    drawYTexts(picture, plane, paint),
    drawXTicks(picture, plane, paint),
    picture.markers.map((marker) => drawMarkerLine(picture, marker, plane, paint)),
    picture.series.map((series, index) =>
      picture.shown[index] ? drawSeries(picture, series, picture.looks[index] as SeriesLook, plane, paint) : "",
    ),
    picture.markers.map((marker) => drawMarkerLabel(picture, marker, plane, paint)),
  );
}

function drawGrid(picture: Picture, plane: Plane, paint: Paint): Markup {
  const across = (y: number): Markup => {
    const at = plane.down(topOf(picture, y));
    return h("line", { x1: plane.x(0), x2: plane.x(1), y1: at, y2: at });
  };
  const crisp = { stroke: "currentColor", "shape-rendering": "crispEdges" };
  return Markup.of(
    h(
      "g",
      { ...paint.ink("grid"), ...crisp },
      picture.yTicks.map(({ at }) => across(at)),
    ),
    h("g", { ...paint.ink("axis"), ...crisp }, across(picture.zero)),
  );
}

function drawYTexts({ em, ...picture }: Picture, plane: Plane, paint: Paint): Markup {
  const texts = picture.yTicks.map(({ at, text }) =>
    h("text", { x: plane.x(0), dx: "-0.6em", y: plane.down(topOf(picture, at) + BASELINE * em) }, text),
  );
  return h("g", { ...paint.ink("text"), fill: "currentColor", "text-anchor": "end", direction: "ltr" }, texts);
}

function drawXTicks(picture: Picture, plane: Plane, paint: Paint): Markup {
  const foot = picture.box.top + picture.box.height;
  const marks = picture.xTicks.map(({ at }) =>
    h("line", { x1: plane.x(at), x2: plane.x(at), y1: plane.down(foot), y2: plane.down(foot + TICK) }),
  );
  const texts = picture.xTicks.map((tick) => drawXText(tick, foot, picture.em, plane));
  return Markup.of(
    picture.tickMarks && h("g", { ...paint.ink("axis"), stroke: "currentColor" }, marks),
    h("g", { ...paint.ink("text"), fill: "currentColor", "text-anchor": "middle" }, texts),
  );
}

/** Below its tick and the gap beside it. */
function drawXText({ at, text }: PlotTick, foot: number, em: number, plane: Plane): Markup {
  const first = foot + TICK + em * (0.5 + LINE / 2 + BASELINE);
  const lines = text.split("\n");
  if (lines.length === 1) return h("text", { x: plane.x(at), y: plane.down(first) }, text);
  const spans = lines.map((line, place) =>
    h("tspan", { x: plane.x(at), y: plane.down(first + place * LINE * em) }, line),
  );
  return h("text", {}, spans);
}

function drawSeries(picture: Picture, series: PlotSeries, look: SeriesLook, plane: Plane, paint: Paint): Markup {
  const marks =
    series.kind === "bar"
      ? drawBars(picture, series, plane)
      : [drawLine(picture, series, plane), drawDots(picture, series, plane, paint)];
  return h("g", paint.ink(look.color), marks);
}

function drawLine({ places }: Picture, { values, width, dash }: PlotSeries, plane: Plane): Markup | "" {
  const lines: PlotPoint[][] = [[]];
  for (const [index, y] of values.entries()) {
    if (y === null) lines.push([]);
    else if (y !== undefined) lines.at(-1)?.push({ x: places[index] as number, y });
  }
  const drawn = lines.filter((line) => line.length > 1);
  if (drawn.length === 0) return "";
  return plane.lines(drawn, {
    fill: "none",
    stroke: "currentColor",
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-dasharray": dash.join(" ") || undefined,
  });
}

function drawDots(
  { places }: Picture,
  { values, dots, shape, hollow }: PlotSeries,
  plane: Plane,
  paint: Paint,
): Markup[] {
  return dots.flatMap((index) => {
    const y = values[index];
    if (y === null || y === undefined) return [];
    const dot = h("path", {
      d: shape,
      transform: `scale(${DOT})`,
      fill: "currentColor",
      stroke: "currentColor",
      "stroke-width": Math.round(1000 / DOT) / 1000,
      ...(hollow ? paint.ground : {}),
    });
    return plane.at({ x: places[index] as number, y }, dot);
  });
}

function drawBars(picture: Picture, series: PlotSeries, plane: Plane): Markup[] {
  const { places, box, zero } = picture;
  const foot = topOf(picture, zero);
  return series.values.flatMap((value, index) => {
    if (value === null || value === undefined) return [];
    const end = topOf(picture, value);
    // A value that isn't zero shows, however small it is beside the others.
    const size = end === foot ? 0 : Math.max(1, Math.abs(foot - end));
    const x = plane.x((places[index] as number) + series.bar.from / box.width);
    return drawBar({ x, width: plane.wide(series.bar.size / box.width), foot, size, up: end < foot }, series, plane);
  });
}

interface Bar {
  readonly x: string;
  readonly width: string;
  readonly foot: number;
  readonly size: number;
  readonly up: boolean;
}

/** Its far corners are rounded: those at its foot lie outside the frame that it is cut by. */
function drawBar({ x, width, foot, size, up }: Bar, { hollow, dash }: PlotSeries, plane: Plane): Markup {
  const frame = { x, y: plane.down(up ? foot - size : foot), width, height: plane.down(size) };
  if (hollow) {
    const outline = { stroke: "currentColor", "stroke-dasharray": dash.join(" ") || undefined };
    return h("rect", { ...frame, fill: "currentColor", "fill-opacity": 0.15, ...outline });
  }
  const rect = {
    y: up ? 0 : plane.down(-CORNER),
    width: "100%",
    height: plane.down(size + CORNER),
    rx: Math.min(CORNER, size),
    fill: "currentColor",
  };
  return h("svg", frame, h("rect", rect));
}

/** How far above the plot a marker's line begins, in px. */
const riseOf = ({ lane }: PlacedMarker, em: number): number => LINE * em * (lane + 1);

function drawMarkerLine({ box, em }: Picture, marker: PlacedMarker, plane: Plane, paint: Paint): Markup {
  const x = plane.x(marker.x / box.width);
  const ends = { y1: plane.down(box.top - riseOf(marker, em)), y2: plane.down(box.top + box.height) };
  return h("line", {
    x1: x,
    x2: x,
    ...ends,
    ...paint.ink("marker"),
    stroke: "currentColor",
    "shape-rendering": "crispEdges",
  });
}

function drawMarkerLabel({ box, em }: Picture, marker: PlacedMarker, plane: Plane, paint: Paint): Markup {
  const [dx, anchor] = marker.side === "right" ? ["0.4em", "start"] : ["-0.4em", "end"];
  const y = plane.down(box.top - riseOf(marker, em) + em * (LINE / 2 + BASELINE));
  const place = { x: plane.x(marker.x / box.width), y, dx, "text-anchor": anchor };
  // What is cut is whole in the list of markers.
  return h("text", { ...place, ...paint.ink("text"), fill: "currentColor" }, `\u2068${marker.text}\u2069`);
}
