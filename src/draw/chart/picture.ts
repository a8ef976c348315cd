import type { PlotPicture, PlotSeries } from "../vendor/plot-picture.js";
import { type Value, type XAxis, xAxisOf } from "./axis.js";
import { type Band, barBand, barIn } from "./bars.js";
import { dotsOf } from "./dots.js";
import type { Measure } from "./labels.js";
import { markerLanes, type PlacedMarker } from "./lanes.js";
import { looksOf, type SeriesLook } from "./looks.js";
import { fractionOn, type Scale, valueScale } from "./scale.js";
import type { Marker, Series } from "./series.js";
import { tickTexts } from "./tick-text.js";
import { placeOn, type XLayout, xTicks } from "./ticks.js";
import { alignedValues } from "./values.js";

export interface PictureInput {
  readonly kind: "line" | "bar";
  readonly series: readonly Series[];
  /** The labels of the series that the reader has switched off. They keep their places on the x axis, and their looks. */
  readonly off?: ReadonlySet<string> | undefined;
  readonly markers: readonly Marker[];
  readonly unit: string | undefined;
  /** Outer size in px. */
  readonly width: number;
  readonly height: number;
  /** px of the font that is measured. */
  readonly em: number;
  readonly measure: Measure;
  readonly locale: string;
  /** While the chart grows: the picture before, whose scales are kept where they have room for what has come. */
  readonly before?: Picture | undefined;
  readonly open: boolean;
}

/** All that is drawn of a chart, decided: a pure function of its input. */
export interface Picture extends PlotPicture {
  readonly axis: XAxis;
  /** The values of each series by place, as they are (`series` has their heights). */
  readonly values: readonly (readonly Value[])[];
  readonly looks: readonly SeriesLook[];
  /** Which series are seen. */
  readonly shown: readonly boolean[];
  readonly markers: readonly PlacedMarker[];
  readonly scale: Scale;
  /** The ends of the x axis. */
  readonly ends: readonly [min: number, max: number];
  /** How many lines the texts of the x axis have. */
  readonly lines: number;
  /** px of the font of its texts. */
  readonly em: number;
}

/** Less than this, in px, is no room for a picture. */
const LEAST = 24;

/** The picture for a chart of this size, or undefined where it is too small for one. */
export function pictureOf(input: PictureInput): Picture | undefined {
  const { kind, series, width, height, em, before } = input;
  const axis = xAxisOf(kind, series);
  const values = alignedValues(axis, series);
  const shown = series.map(({ label }) => !input.off?.has(label));
  const ends = endsOf(axis, input.open, before);
  const scale = scaleOf(shown.includes(true) ? values.filter((_, index) => shown[index]) : values, input);
  const yTexts = tickTexts(scale.ticks, input.locale).map((text) => (input.unit === "%" ? `${text}%` : text));
  const left = Math.ceil(Math.max(before?.box.left ?? 0, ...yTexts.map((text) => input.measure(text) + em)));
  const inner = width - left - Math.ceil(em);
  const layout: XLayout = { axis, min: ends[0], max: ends[1], inset: Math.min(0.25, em / Math.max(1, inner)) };
  const xAxisTicks = xTicks(layout, { ...input, width: inner, left, right: em });
  const lines = Math.max(before?.lines ?? 1, ...xAxisTicks.map(({ text }) => text.split("\n").length));
  const bottom = bottomFor(lines, em);
  const markers = markersOn(layout, input, inner);
  const top = Math.ceil(em * (0.75 + 1.25 * lanesOf(markers)));
  const box = { left, top, width: inner, height: height - top - bottom };
  if (box.width < LEAST || box.height < LEAST) return undefined;
  const looks = looksOf(series);
  const stage: Stage = { kind, scale, width: inner, shown, band: bandOf(inner, ends[1], shown, em) };
  return {
    width,
    height,
    box,
    axis,
    values,
    looks,
    shown,
    markers,
    scale,
    ends,
    lines,
    em,
    places: axis.at.map((at) => placeOn(layout, at)),
    xTicks: xAxisTicks,
    yTicks: scale.ticks.map((tick, index) => ({ at: fractionOn(scale, tick), text: yTexts[index] as string })),
    tickMarks: axis.type !== "category",
    zero: Math.min(1, Math.max(0, fractionOn(scale, 0))),
    series: values.map((row, index) => plotSeries(shown[index] ? row : [], looks[index] as SeriesLook, stage, index)),
  };
}

/** The room below the plot, in px, for so many lines of text. */
const bottomFor = (lines: number, em: number): number => Math.ceil(em * (0.75 + 1.25 * lines));

/** What all series of a picture have in common. */
interface Stage {
  readonly kind: "line" | "bar";
  readonly scale: Scale;
  readonly width: number;
  readonly shown: readonly boolean[];
  readonly band: Band;
}

/** Bars share their slot among those that are seen. */
const bandOf = (width: number, slots: number, shown: readonly boolean[], em: number): Band =>
  barBand(width / Math.max(1, slots), shown.filter(Boolean).length, em);

function plotSeries(row: readonly Value[], look: SeriesLook, stage: Stage, index: number): PlotSeries {
  const { kind, scale, width, shown, band } = stage;
  const { shape, hollow } = look;
  const line = { dashed: look.dash.length > 0, alone: shown.filter(Boolean).length === 1 };
  return {
    kind,
    shape,
    hollow,
    // A bar's outline is thin, and there only where the bar is an outline.
    width: kind === "bar" ? (hollow ? 1 : 0) : look.width,
    dash: look.dash,
    values: row.map((value) => (typeof value === "number" ? fractionOn(scale, value) : value)),
    dots: kind === "bar" ? [] : dotsOf(row, width, line),
    bar: barIn(band, shown.slice(0, index).filter(Boolean).length),
  };
}

/** While it grows, an axis takes room for more than has come, so that the whole picture moves now and then, not at every point. */
function endsOf(axis: XAxis, open: boolean, before: Picture | undefined): [number, number] {
  const first = axis.type === "category" ? 0 : (axis.at[0] ?? 0);
  const last = axis.type === "category" ? axis.keys.length : (axis.at.at(-1) ?? 0);
  if (!open) return [first, last];
  const kept = before?.axis.type === axis.type ? before.ends[1] : undefined;
  if (kept !== undefined && kept >= last && (before?.ends[0] === first || axis.type === "category"))
    return [first, kept];
  return [first, axis.type === "category" ? Math.max(4, Math.ceil(last * 1.5)) : last + (last - first) / 2];
}

function scaleOf(
  values: readonly (readonly Value[])[],
  { kind, height, em, before }: Pick<PictureInput, "kind" | "height" | "em" | "before">,
): Scale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const row of values) {
    for (const value of row) {
      if (typeof value !== "number") continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  if (low > high) return before?.scale ?? { min: 0, max: 1, ticks: [] };
  const kept = before?.scale;
  if (kept && kept.ticks.length > 0 && kept.min <= low && kept.max >= high) return kept;
  // A step for every 3.5 em of about the height that the plot will have.
  const count = Math.floor((height - bottomFor(1, em)) / (3.5 * em));
  return valueScale(low, high, Math.max(3, Math.min(8, count)), kind === "bar");
}

function markersOn(layout: XLayout, { markers, em, measure }: PictureInput, width: number): PlacedMarker[] {
  const index = new Map(layout.axis.keys.map((key, at) => [key, at]));
  const there = markers.flatMap(({ at, label }) => {
    const place = index.get(String(at));
    return place === undefined ? [] : { x: placeOn(layout, layout.axis.at[place] as number) * width, label };
  });
  return markerLanes(there, width, em, measure);
}

const lanesOf = (markers: readonly PlacedMarker[]): number =>
  markers.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
