import type { ChartNode } from "../../core/kinds/chart.js";
import { fractionOn, type Scale, valueScale } from "../../draw/chart/scale.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { type Values, valuesOf, valueText } from "./chart-values.js";
import { otherDirection } from "./direction.js";
import { layout, SMALL, styles, type } from "./look.js";
import type { Mail } from "./mail.js";
import { endOf, startOf } from "./pieces.js";

/** px */
const THICK = 14;
const THIN = 8;

/**
 * Bars that are cells of a table: each row says what it is about, and its value. Of several series, each place is a group
 * of rows, one a series, so that no colour has to be looked up.
 */
export function drawBars(node: ChartNode, mail: Mail): Markup {
  const values = valuesOf(node, mail);
  const all = values.series.flatMap((each) => [...each.values.values()]);
  const scale = valueScale(Math.min(...all), Math.max(...all), 4, true);
  const one = values.series.length === 1;
  const groups = values.places.map((place) => (one ? rowsAt(place, place) : [headRow(place, mail), rowsAt(place)]));
  function rowsAt(place: string, name?: string): Content {
    return values.series.map((series) => barRow(series, place, name ?? series.name, { node, mail, scale }));
  }
  const body = one ? groups : groups.map((group) => h("tbody", {}, group));
  return h("table", { cellpadding: 0, cellspacing: 0, border: 0, width: "100%" }, body);
}

function headRow(place: string, { direction }: Mail): Markup {
  const style = styles("padding:8px 0 2px", type(14, 20, { weight: 600 }));
  const attributes = {
    scope: "rowgroup",
    colspan: 3,
    align: startOf(direction),
    dir: otherDirection(place, direction),
  };
  return h("tr", {}, h("th", { ...attributes, style }, place));
}

interface Stage {
  readonly node: ChartNode;
  readonly mail: Mail;
  readonly scale: Scale;
}

/** A series that has no value here has no row: a bar of nothing would say zero. */
function barRow(series: Values["series"][number], place: string, name: string, { node, mail, scale }: Stage): Content {
  const { direction, words } = mail;
  const value = series.values.get(place);
  if (value === undefined && node.series.length > 1) return null;
  const gap = direction === "rtl" ? "padding:3px 0 3px 12px" : "padding:3px 12px 3px 0";
  const header = { scope: "row", align: startOf(direction), width: "30%", dir: otherDirection(name, direction) };
  return h(
    "tr",
    {},
    h("th", { ...header, style: styles(gap, SMALL) }, name),
    h("td", { width: "55%", style: "padding:3px 0" }, value !== undefined && drawBar(value, series, scale)),
    h(
      "td",
      { width: "15%", align: endOf(direction), style: styles("padding:3px 0;white-space:nowrap", SMALL) },
      value === undefined ? words.noValue : h("span", { dir: "ltr" }, valueText(value, node, mail)),
    ),
  );
}

/** From zero to the value; what is below zero stands on the other side of it. In whole percents: Word knows no others. */
function drawBar(value: number, { color, primary }: Values["series"][number], scale: Scale): Content {
  const zero = Math.round(fractionOn(scale, Math.min(scale.max, Math.max(scale.min, 0))) * 100);
  const at = Math.round(fractionOn(scale, value) * 100);
  // What is not zero is seen.
  const size = value === 0 ? 0 : Math.max(1, Math.abs(at - zero));
  const before = Math.min(value < 0 ? zero - size : zero, 100 - size);
  const height = primary ? THICK : THIN;
  const cell = (width: number, bgcolor?: string): Content =>
    width > 0 &&
    h("td", { width: `${width}%`, bgcolor, height, style: `font-size:1px;line-height:${height}px` }, "\u00a0");
  const cells = [cell(Math.max(0, before)), cell(size, color), cell(100 - Math.max(0, before) - size)];
  return h("table", { ...layout, width: "100%" }, h("tr", {}, cells));
}
