import type { ChartNode } from "../../core/kinds/chart.js";
import type { Picture } from "../../draw/chart/picture.js";
import { placesOf } from "../../draw/chart/series.js";
import { valuesByPlace } from "../../draw/chart/value-texts.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { type Language, say } from "../../draw/words.js";
import type { StaticDrawing } from "../drawing.js";
import { drawKeyShapes, KEY } from "../picture/chart-key.js";
import { type ChartParts, chartDescription, chartParts, chartPicture } from "../picture/chart-parts.js";
import { drawPlot } from "../picture/chart-plot.js";
import { sheetPaint } from "../picture/paint.js";
import { fluidPlane } from "../picture/plane.js";
import { scrollBox } from "../scroll-box.js";

/**
 * The widths, in px of a page whose text is 16 px high, that the picture's texts are laid out for: the least that each
 * picture is shown at. The sheet has the one at which they change.
 */
const WIDTHS = { wide: 512, narrow: 280 } as const;
/** px of such a page: the sheet's 16em, and its 0.8125em for the texts. */
const FRAME = { height: 256, em: 13 } as const;

export const drawChart: StaticDrawing<ChartNode> = (node, { language }) => {
  const parts = chartParts(node, language);
  const pictures = {
    wide: chartPicture(node, parts, { ...FRAME, width: WIDTHS.wide }, language),
    narrow: chartPicture(node, parts, { ...FRAME, width: WIDTHS.narrow }, language),
  };
  return h(
    "div",
    { class: "chart", role: "figure", "aria-label": parts.name },
    h("div", { class: "chart-head" }, drawTitle(parts)),
    drawLegend(parts, language),
    parts.unit && h("div", { class: "chart-unit", dir: "auto" }, parts.unit),
    h(
      "div",
      { class: "chart-picture", role: "img", "aria-label": chartDescription(parts, language), dir: "ltr" },
      pictures.wide && drawPicture(pictures.wide, "wide"),
      pictures.narrow && drawPicture(pictures.narrow, "narrow"),
    ),
    drawNotes(parts),
    drawData(parts, language),
  );
};

const drawTitle = ({ title }: ChartParts): Content =>
  title
    ? h("div", { class: "chart-title", role: "heading", "aria-level": 3 }, h("bdi", {}, title))
    : h("div", { class: "chart-title" });

function drawLegend({ kind, legend }: ChartParts, { words }: Language): Markup {
  const entries = legend.map(({ name, look }) => {
    const size = { viewBox: `0 0 ${KEY[kind]} ${KEY.height}`, width: KEY[kind], height: KEY.height };
    const key = h(
      "svg",
      { class: `chart-key ${kind} ${look.color}`, ...size, fill: "none", "aria-hidden": "true" },
      drawKeyShapes(kind, look, sheetPaint),
    );
    return h("li", {}, h("span", { class: "chart-entry" }, key, h("span", { dir: "auto" }, name)));
  });
  return h("ul", { class: "chart-legend", role: "list", "aria-label": words.chartSeries }, entries);
}

/**
 * The room left of the plot, and the plot. Only one of the pictures is shown, as the place has room; where no sheet says
 * which, the wide one.
 */
function drawPicture(picture: Picture, room: keyof typeof WIDTHS): Markup {
  const plane = fluidPlane(picture);
  const height = plane.down(picture.height);
  return h(
    "div",
    { class: `chart-plane ${room}`, hidden: room === "narrow" },
    h("svg", { class: "chart-side", width: plane.down(picture.box.left), height, "aria-hidden": "true" }),
    h(
      "svg",
      { class: "chart-plot", width: "100%", height, overflow: "visible", "aria-hidden": "true" },
      drawPlot(picture, plane, sheetPaint),
    ),
  );
}

function drawNotes({ notes }: ChartParts): Content {
  if (notes.length === 0) return "";
  return h(
    "ul",
    { class: "chart-markers", role: "list" },
    notes.map((note) => h("li", { dir: "auto" }, note)),
  );
}

/** All that the picture shows, in words and figures: opened by whoever wants it. */
function drawData(parts: ChartParts, language: Language): Markup {
  const { words } = language;
  return h(
    "details",
    { class: "chart-data" },
    h("summary", { class: "chart-toggle" }, words.chartData),
    scrollBox("", parts.series.length > 2 ? parts.name : undefined, drawTable(parts, language)),
    drawMarkers(parts, language),
  );
}

function drawTable({ name, series, legend }: ChartParts, { locale }: Language): Markup {
  const columns = series.map(({ points }) => valuesByPlace(points, locale));
  const head = legend.map((each) => h("th", { scope: "col", class: "end", dir: "auto" }, h("span", {}, each.name)));
  const rows = placesOf(series).map((place) =>
    h(
      "tr",
      {},
      h("th", { scope: "row", class: "start", dir: "auto" }, place),
      columns.map((values) => h("td", { class: "end" }, values.get(place))),
    ),
  );
  return h(
    "table",
    { class: "table", "aria-label": name },
    h("thead", {}, h("tr", {}, h("td"), head)),
    h("tbody", {}, rows),
  );
}

/** Those that stand in the picture: the others are told already. */
function drawMarkers({ markers, series }: ChartParts, { words }: Language): Content {
  const places = new Set(placesOf(series));
  const shown = markers.filter(({ at }) => places.has(String(at)));
  if (shown.length === 0) return "";
  const items = shown.map(({ at, label }) => h("li", { dir: "auto" }, say(words.marker, { x: String(at), label })));
  return h("ul", { class: "chart-markers", role: "list" }, items);
}
