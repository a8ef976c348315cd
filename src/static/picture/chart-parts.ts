import type { ChartNode } from "../../core/kinds/chart.js";
import { looksOf, type SeriesLook } from "../../draw/chart/looks.js";
import { type Picture, pictureOf } from "../../draw/chart/picture.js";
import { type Marker, markersOf, placesOf, type Series, seriesOf } from "../../draw/chart/series.js";
import { seriesName } from "../../draw/chart/series-name.js";
import { type Language, say } from "../../draw/words.js";
import { measureOf } from "./measure.js";

/** A chart, read once for all that is written of it. */
export interface ChartParts {
  readonly kind: ChartNode["kind"];
  /** What the chart is called, also where it has no title. */
  readonly name: string;
  readonly title: string;
  /** "" where its sign stands at every figure, or there is none. */
  readonly unit: string;
  readonly series: readonly Series[];
  readonly markers: readonly Marker[];
  readonly legend: readonly { readonly name: string; readonly look: SeriesLook }[];
  /** The markers that have no place in the picture, in words. */
  readonly notes: readonly string[];
}

export function chartParts(node: ChartNode, { words }: Language): ChartParts {
  const { kind, title = "", unit = "" } = node;
  const series = seriesOf(node, false);
  const markers = markersOf(node, false);
  const places = new Set(placesOf(series));
  const looks = looksOf(series);
  const sort = kind === "bar" ? words.barChart : words.lineChart;
  return {
    kind,
    name: title || (unit ? `${sort}, ${unit}` : sort),
    title,
    unit: unit === "%" ? "" : unit,
    series,
    markers,
    legend: series.map((each, at) => ({ name: seriesName(each, words), look: looks[at] as SeriesLook })),
    notes: markers
      .filter(({ at }) => !places.has(String(at)))
      .map(({ at, label }) => say(words.markerNowhere, { x: String(at), label })),
  };
}

/** The frame that a picture is laid out in: px, and px of its texts. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** The picture in a frame, its texts measured by what is known of system faces; undefined where there is nothing to see. */
export function chartPicture(
  node: ChartNode,
  parts: ChartParts,
  frame: Frame,
  { locale }: Language,
): Picture | undefined {
  if (parts.series.every(({ points }) => points.length === 0)) return undefined;
  const { kind, series, markers } = parts;
  return pictureOf({
    kind,
    series,
    markers,
    unit: node.unit,
    ...frame,
    measure: measureOf(frame.em),
    locale,
    open: false,
  });
}

/** What a picture shows, in a sentence for those who don't see it; the values themselves are in the table. */
export function chartDescription({ kind, legend, title, unit }: ChartParts, { locale, words }: Language): string {
  const sort = kind === "bar" ? words.barChart : words.lineChart;
  const names = new Intl.ListFormat(locale).format(legend.map(({ name }) => name).filter(Boolean));
  const about = [title, unit ? `${sort}, ${unit}` : sort].filter(Boolean).join(": ");
  return names ? `${about}. ${say(words.chartValue, { label: words.chartSeries, value: names })}` : about;
}
