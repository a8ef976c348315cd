/**
 * The only file that knows uPlot. What is drawn arrives as a finished picture in fractions of the plot area, so that
 * scales, ticks, colours and sizes are decided outside, by code that can be tested without a canvas.
 *
 * uPlot throws while it is imported when `navigator.language` is no valid language tag (`en-US@posix`): the chunk that
 * holds this file then fails to load, and the chart shows its data as a table.
 */
import uPlot from "uplot";
import type { PlotInk, PlotPicture, PlotSeries, PlotTick } from "./plot-picture.js";

/** px: radius of a point, length of a tick, radius of a bar's far corners. */
const DOT = 3;
const TICK = 4;
const CORNER = 2;
const FULL: uPlot.Scale = { time: false, range: [0, 1] };

/** A drawn picture. It draws itself sharp again when the pixel ratio changes. */
export class Plot {
  #plot: uPlot | undefined;
  #built = "";
  #picture: PlotPicture;
  #ink: PlotInk;
  #density = 1;

  constructor(picture: PlotPicture, ink: PlotInk, ratio?: number) {
    this.#picture = picture;
    this.#ink = ink;
    this.draw(picture, ink, ratio);
  }

  /** Another one after a change of series, dashes, font or density. */
  get canvas(): HTMLCanvasElement {
    return (this.#plot as uPlot).ctx.canvas;
  }

  /**
   * Draws at once. Only a change of series, dashes, font or density builds the plot anew; else its data and size are set.
   *
   * @param ratio canvas pixels for each px, if not the screen's: for paper, for a file, under `zoom`
   */
  draw(picture: PlotPicture, ink: PlotInk, ratio = devicePixelRatio): void {
    this.#picture = picture;
    this.#ink = ink;
    // uPlot draws in the ratio that it knows: everything is made so much larger, and shown at its own size.
    const density = ratio / uPlot.pxRatio;
    this.#density = density;
    const built = JSON.stringify([
      picture.series.map(({ kind, width, dash }) => [kind, width, dash]),
      ink.fontSize,
      ink.fontFamily,
      density,
    ]);
    if (!this.#plot || built !== this.#built) this.#build();
    this.#built = built;
    const plot = this.#plot as uPlot;
    const size = this.#size();
    plot.batch(() => {
      if (plot.width !== size.width || plot.height !== size.height) plot.setSize(size);
      plot.setData(this.#data());
      plot.redraw(true, true);
    });
  }

  destroy(): void {
    this.#plot?.ctx.canvas.remove();
    this.#plot?.destroy();
    this.#plot = undefined;
  }

  #size(): { width: number; height: number } {
    return { width: this.#px(this.#picture.width), height: this.#px(this.#picture.height) };
  }

  /** px of the picture in uPlot's px. */
  readonly #px = (size: number): number => size * this.#density;

  #build(): void {
    this.destroy();
    const { series } = this.#picture;
    const options: uPlot.Options = {
      ...this.#size(),
      padding: [
        () => this.#px(this.#picture.box.top),
        () => this.#px(this.#picture.width - this.#picture.box.left - this.#picture.box.width),
        0,
        0,
      ],
      legend: { show: false },
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      scales: { x: { ...FULL }, y: { ...FULL } },
      series: [{}, ...series.map((_, index) => this.#series(index))],
      axes: [this.#xAxis(), this.#yAxis()],
      hooks: { drawAxes: [(plot) => this.#drawZero(plot)] },
    };
    this.#plot = new uPlot(options, this.#data());
    const { canvas } = this;
    // Signs and digits keep their order on a page that reads from right to left.
    canvas.dir = "ltr";
    canvas.setAttribute("aria-hidden", "true");
    // Of what uPlot builds only the canvas is wanted: it takes whatever size the page gives it.
    canvas.remove();
  }

  /** uPlot draws nothing without a place, not even the axes. */
  #data(): uPlot.AlignedData {
    const { places, series } = this.#picture;
    if (places.length === 0) return [[0], ...series.map(() => [null])];
    return [[...places], ...series.map(({ values }) => [...values])];
  }

  #series(index: number): uPlot.Series {
    const look = (): PlotSeries => this.#picture.series[index] as PlotSeries;
    const color = (): string => this.#ink.series[index] as string;
    const { kind, width, dash } = look();
    const fill = (): string => (look().hollow ? this.#ink.ground : color());
    const points: uPlot.Series.Points = {
      show: () => look().kind === "line" && look().dots.length > 0,
      filter: () => [...look().dots],
      paths: (plot) => dotPaths(plot, look(), this.#picture.places, this.#px(DOT) * uPlot.pxRatio),
      width: this.#px(1),
      stroke: color,
      fill,
    };
    if (kind === "bar")
      return {
        ...barStyle(this.#px(width), dash.map(this.#px), color, look),
        paths: (plot) => this.#bars(plot, look()),
        points: { show: false },
      };
    return { width: this.#px(width), dash: dash.map(this.#px), stroke: color, points };
  }

  #bars(plot: uPlot, series: PlotSeries): uPlot.Series.Paths {
    const path = new Path2D();
    const ratio = this.#px(uPlot.pxRatio);
    const { left, top, width, height } = plot.bbox;
    const zero = top + height * (1 - this.#picture.zero);
    for (const [index, value] of series.values.entries()) {
      if (value === null || value === undefined) continue;
      const from = Math.round(left + width * (this.#picture.places[index] as number) + series.bar.from * ratio);
      const end = top + height * (1 - value);
      // A value that isn't zero shows, however small it is beside the others.
      const size = Math.abs(zero - end) < ratio && end !== zero ? Math.sign(zero - end) * ratio : zero - end;
      addBar(path, from, zero, Math.max(1, Math.round(series.bar.size * ratio)), size, CORNER * ratio);
    }
    return { fill: path, stroke: series.hollow ? path : null, flags: 3 };
  }

  #xAxis(): uPlot.Axis {
    return {
      ...this.#axis(() => this.#picture.xTicks),
      size: () => this.#px(this.#picture.height - this.#picture.box.top - this.#picture.box.height),
      gap: Math.round(this.#px(this.#ink.fontSize * 0.5)),
      grid: { show: false },
      ticks: {
        show: true,
        size: this.#px(TICK),
        width: this.#px(1),
        stroke: () => (this.#picture.tickMarks ? this.#ink.axis : "transparent"),
      },
    };
  }

  #yAxis(): uPlot.Axis {
    return {
      ...this.#axis(() => this.#picture.yTicks),
      size: () => this.#px(this.#picture.box.left),
      gap: Math.round(this.#px(this.#ink.fontSize * 0.6)),
      grid: { show: true, width: this.#px(1), stroke: () => this.#ink.grid },
      ticks: { show: false },
    };
  }

  #axis(ticks: () => readonly PlotTick[]): uPlot.Axis {
    const { fontSize, fontFamily } = this.#ink;
    return {
      stroke: () => this.#ink.text,
      // uPlot reads whole px only.
      font: `${Math.round(this.#px(fontSize))}px ${fontFamily}`,
      lineGap: 1.25,
      border: { show: false },
      // The ticks are chosen already: any increment and no least space lets all of them through.
      space: 0,
      incrs: () => [5],
      splits: () => ticks().map(({ at }) => at),
      values: () => ticks().map(({ text }) => text),
    };
  }

  #drawZero({ ctx, bbox }: uPlot): void {
    const width = Math.max(1, Math.round(this.#px(uPlot.pxRatio)));
    ctx.fillStyle = this.#ink.axis;
    ctx.fillRect(
      bbox.left,
      Math.round(bbox.top + bbox.height * (1 - this.#picture.zero) - width / 2),
      bbox.width,
      width,
    );
  }
}

/** A bar from the zero line, with its far corners rounded. `size` is upwards; below zero it is negative. */
function addBar(path: Path2D, from: number, zero: number, width: number, size: number, radius: number): void {
  const far = Math.min(radius, width / 2, Math.abs(size));
  const corners = size > 0 ? [far, far, 0, 0] : [0, 0, far, far];
  path.roundRect(from, Math.min(zero, zero - size), width, Math.abs(size), corners);
}

function barStyle(
  width: number,
  dash: number[],
  color: () => string,
  look: () => PlotSeries,
): Pick<uPlot.Series, "width" | "dash" | "stroke" | "fill"> {
  // The tint of an outlined bar: the colour itself, nearly clear.
  const tint = (): string => (look().hollow ? `color-mix(in srgb, ${color()} 15%, transparent)` : color());
  return { width, dash, stroke: color, fill: tint };
}

function dotPaths(
  plot: uPlot,
  series: PlotSeries,
  places: readonly number[],
  radius: number,
): uPlot.Series.Points.Paths {
  const path = new Path2D();
  const shape = new Path2D(series.shape);
  const { left, top, width, height } = plot.bbox;
  for (const index of series.dots) {
    const value = series.values[index];
    if (value === null || value === undefined) continue;
    const x = left + width * (places[index] as number);
    const y = top + height * (1 - value);
    path.addPath(shape, new DOMMatrix().translate(x, y).scale(radius));
  }
  return { fill: path, stroke: path, flags: 3 };
}
