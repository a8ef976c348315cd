import type { ChartNode } from "../../core/kinds/chart.js";
import { placesOf, seriesOf } from "../../draw/chart/series.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { type Values, valuesOf, valueText } from "./chart-values.js";
import { otherDirection } from "./direction.js";
import { layout, SMALL, styles, type } from "./look.js";
import type { Mail } from "./mail.js";
import { ROOM } from "./pieces.js";

/** px: the tallest column. */
const TALLEST = 120;
/** px: so that one value is no wall. */
const WIDEST = 90;
/** What has room beside each other on a phone, values and all. */
const MOST_PLACES = 12;
const MOST_COLUMNS = 16;

/** Few values, none below zero: a column stands for each. */
export function canBeColumns(node: ChartNode): boolean {
  const series = seriesOf(node, false);
  const places = placesOf(series).length;
  const positive = series.every(({ points }) => points.every(({ y }) => y >= 0));
  return positive && places <= MOST_PLACES && places * series.length <= MOST_COLUMNS;
}

/** Columns from zero, each with its value on top, as cells of one row; the places are the row below. */
export function drawColumns(node: ChartNode, mail: Mail): Content {
  const values = valuesOf(node, mail);
  const { places, series } = values;
  const highest = Math.max(...series.flatMap((each) => [...each.values.values()]));
  const width = `${Math.floor(100 / (places.length * series.length))}%`;
  const cell = (each: Values["series"][number], place: string): Markup => {
    const value = each.values.get(place);
    // A gap before and after each place, so that its columns stand together.
    const [first, last] = [each === series[0], each === series.at(-1)];
    const [left, right] = mail.direction === "rtl" ? [last, first] : [first, last];
    const gap = `0 ${right ? 4 : 0}px 0 ${left ? 4 : 0}px`;
    const style = styles(`padding:${gap}`, NUMBER);
    const content = value !== undefined && [
      h("span", { dir: "ltr" }, valueText(value, node, mail)),
      drawColumn(value, highest, each),
    ];
    return h("td", { valign: "bottom", align: "center", width, style }, content || "\u00a0");
  };
  const wide = Math.min(ROOM, WIDEST * places.length * series.length);
  const table = { cellpadding: 0, cellspacing: 0, border: 0, width: wide, style: "max-width:100%" };
  const columns = places.map((place) => series.map((each) => cell(each, place)));
  const names = places.map((place) => drawName(place, series.length, mail));
  return [drawLegend(values, mail), h("table", table, h("tr", {}, columns), h("tr", {}, names))];
}

const NUMBER = type(12, 18);

/** What is not zero is seen. */
function drawColumn(value: number, highest: number, { color, primary }: Values["series"][number]): Content {
  if (value === 0) return null;
  const height = Math.max(1, Math.round((value / highest) * TALLEST));
  const style = `height:${height}px;font-size:1px;line-height:1px`;
  return h(
    "table",
    { ...layout, align: "center", width: primary ? "90%" : "50%" },
    h("tr", {}, h("td", { bgcolor: color, height, style }, "\u00a0")),
  );
}

function drawName(place: string, colspan: number, { direction }: Mail): Markup {
  const style = styles("padding:4px 4px 0", SMALL);
  return h("th", { scope: "col", colspan, valign: "top", dir: otherDirection(place, direction), style }, place);
}

/** Which colour is whose; one series needs none. */
function drawLegend({ series }: Values, { direction }: Mail): Markup | null {
  if (series.length < 2) return null;
  const entries = series.map(({ name, color }) => [
    h("span", { style: `color:${color}` }, "■"),
    h("span", { dir: otherDirection(name, direction) }, `\u00a0${name}`),
    " \u00a0 ",
  ]);
  return h("p", { style: styles("margin:0 0 8px", SMALL) }, entries);
}
