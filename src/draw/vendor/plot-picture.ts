/** A chart as whoever draws it is given it: the chart library, or the writer of an SVG. Knows neither of them. */

export interface PlotTick {
  /** 0 at the start of the axis (left, bottom), 1 at its end. */
  readonly at: number;
  /** A line break starts a second line. */
  readonly text: string;
}

export interface PlotSeries {
  readonly kind: "line" | "bar";
  /** For each place its height, 0 to 1; null breaks the line, undefined lets it go on. */
  readonly values: readonly (number | null | undefined)[];
  /** px. */
  readonly width: number;
  /** px; empty is solid. */
  readonly dash: readonly number[];
  /** The shape of a point: an SVG path about the origin, of radius 1. */
  readonly shape: string;
  readonly hollow: boolean;
  /** The places at which a point is drawn. */
  readonly dots: readonly number[];
  /** A bar's left edge from its place, and its width, in px. */
  readonly bar: { readonly from: number; readonly size: number };
}

export interface PlotPicture {
  /** Outer size in px. */
  readonly width: number;
  readonly height: number;
  /** The plot area in it, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** 0 to 1, ascending. */
  readonly places: readonly number[];
  readonly xTicks: readonly PlotTick[];
  readonly yTicks: readonly PlotTick[];
  /** Short lines at the x ticks: on a scale a tick is a point of it, under a category it is nothing. */
  readonly tickMarks: boolean;
  /** Where the line that bars stand on is: 0 to 1. */
  readonly zero: number;
  readonly series: readonly PlotSeries[];
}

/** Resolved colours and font: a canvas understands no custom property. */
export interface PlotInk {
  readonly text: string;
  /** Of what is the text's own, such as a title. */
  readonly strong: string;
  readonly grid: string;
  readonly axis: string;
  readonly ground: string;
  /** One colour a series. */
  readonly series: readonly string[];
  /** px. */
  readonly fontSize: number;
  readonly fontFamily: string;
}
