import { formatNumber } from "../../core/format-number.js";
import type { ChartNode } from "../../core/kinds/chart.js";
import { xAxisOf } from "../../draw/chart/axis.js";
import { placesOf, type Series, seriesOf } from "../../draw/chart/series.js";
import { seriesName } from "../../draw/chart/series-name.js";
import { valuesByPlace } from "../../draw/chart/value-texts.js";
import type { Content } from "../../draw/markup.js";
import { drawDataTable } from "./data-table.js";
import { BASELINE, SERIES } from "./look.js";
import type { Mail } from "./mail.js";

/** A chart's series as a mail draws them: what each is called, its colour, and its values by place. */
export interface Values {
  readonly places: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly color: string;
    readonly primary: boolean;
    readonly values: ReadonlyMap<string, number>;
  }[];
}

/** Of a place that stands twice in a series, the last value counts, as on a page. */
export function valuesOf(node: ChartNode, { words }: Mail): Values {
  const series = seriesOf(node, false);
  const colored = series.filter(({ role }) => role !== "baseline");
  return {
    places: xAxisOf(node.kind, series).keys,
    series: series.map((each) => ({
      name: seriesName(each, words),
      color: each.role === "baseline" ? BASELINE : (SERIES[colored.indexOf(each) % SERIES.length] ?? BASELINE),
      primary: each.role === "primary",
      values: new Map(each.points.map(({ x, y }) => [String(x), y])),
    })),
  };
}

/** A value as it stands beside its bar. */
export function valueText(value: number, { unit }: ChartNode, { locale }: Mail): string {
  return unit === "%" ? `${formatNumber(value, locale)}%` : formatNumber(value, locale);
}

/** The chart's data: a row for each place. */
export function valuesTable(node: ChartNode, { words, locale, direction }: Mail): Content {
  const series: readonly Series[] = seriesOf(node, false);
  const cells = series.map(({ points }) => valuesByPlace(points, locale));
  return drawDataTable({
    name: node.title || words.lineChart,
    head: ["", ...series.map((each) => seriesName(each, words))],
    rows: placesOf(series).map((place) => [place, ...cells.map((values) => values.get(place) ?? "")]),
    ends: [false, ...series.map(() => true)],
    named: true,
    direction,
  });
}
