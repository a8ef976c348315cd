import { say, type Words } from "../words.js";
import type { SeriesLook } from "./looks.js";
import { type Marker, placesOf, type Series } from "./series.js";
import { seriesName } from "./series-name.js";
import type { Snapshot } from "./snapshot.js";

/** What stands around a picture as text. */
export interface ImageText {
  readonly title: string;
  readonly unit: string;
  readonly kind: "line" | "bar";
  /** The series that are seen. */
  readonly legend: readonly { readonly name: string; readonly look: SeriesLook; readonly color: string }[];
  /** Markers that have no place in the picture. */
  readonly notes: readonly string[];
  readonly rtl: boolean;
}

interface ChartText {
  readonly title?: string | undefined;
  readonly unit?: string | undefined;
  readonly kind?: "line" | "bar" | undefined;
  readonly series: readonly Series[];
  readonly markers: readonly Marker[];
}

/** The texts of a chart of which a snapshot was taken. */
export function imageText({ picture, ink }: Snapshot, chart: ChartText, words: Words): Omit<ImageText, "rtl"> {
  const places = new Set(placesOf(chart.series));
  const legend = chart.series.map((each, at) => ({
    name: seriesName(each, words),
    look: picture.looks[at] as SeriesLook,
    color: ink.series[at] as string,
  }));
  return {
    title: chart.title ?? "",
    // Its sign stands at every figure already.
    unit: chart.unit === "%" ? "" : (chart.unit ?? ""),
    kind: chart.kind ?? "line",
    legend: legend.filter((_, at) => picture.shown[at]),
    notes: chart.markers
      .filter(({ at }) => !places.has(String(at)))
      .map(({ at, label }) => say(words.markerNowhere, { x: String(at), label })),
  };
}

/** px, as the sheets have them for a font of 16px. */
const MARGIN = 16;
const KEY = { line: 24, bar: 12, gap: 8, height: 12 } as const;
const BETWEEN = 16;

/** A piece of the image: how high it is, and how it is drawn with its top at the origin. */
interface Block {
  readonly height: number;
  readonly draw: () => void;
}

/** The whole chart as a PNG, of `ratio` pixels for each px: title, legend, unit, picture and markers on the chart's ground. */
export async function chartImage(snapshot: Snapshot, text: ImageText, ratio: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const blocks = new ImageBlocks(context, snapshot, text).all();
  const height = blocks.reduce((sum, block) => sum + block.height, 2 * MARGIN);
  canvas.width = Math.round((snapshot.picture.width + 2 * MARGIN) * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.fillStyle = snapshot.ink.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(MARGIN, MARGIN);
  for (const block of blocks) {
    context.save();
    block.draw();
    context.restore();
    context.translate(0, block.height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no image came of it"))), "image/png");
  });
}

class ImageBlocks {
  readonly #context: CanvasRenderingContext2D;
  readonly #snapshot: Snapshot;
  readonly #text: ImageText;
  readonly #width: number;
  readonly #line: number;
  readonly #small: string;
  readonly #large: string;

  constructor(context: CanvasRenderingContext2D, snapshot: Snapshot, text: ImageText) {
    const { fontSize, fontFamily } = snapshot.ink;
    this.#context = context;
    this.#snapshot = snapshot;
    this.#text = text;
    this.#width = snapshot.picture.width;
    this.#line = fontSize * 1.5;
    this.#small = `${fontSize}px ${fontFamily}`;
    // The small texts are 13/16 of the text around them.
    this.#large = `600 ${(fontSize * 16) / 13}px ${fontFamily}`;
  }

  all(): Block[] {
    const { title, unit, notes } = this.#text;
    const { strong, text } = this.#snapshot.ink;
    return [
      ...this.#lines(title, this.#large, this.#line * 1.25, strong),
      ...this.#legend(),
      // Over the axis, which is on the left in every language.
      ...this.#lines(unit, this.#small, this.#line, text, false),
      this.#picture(),
      ...notes.flatMap((note) => this.#lines(note, this.#small, this.#line, text)),
    ];
  }

  /** A text in as many lines as it needs. */
  #lines(text: string, font: string, height: number, color: string, rtl = this.#text.rtl): Block[] {
    if (!text) return [];
    this.#context.font = font;
    return wrap(text, this.#width, (part) => this.#context.measureText(part).width).map((line) => ({
      height,
      draw: () => this.#write(line, 0, height / 2, font, color, rtl),
    }));
  }

  /** Text from the start of its line, which is on the right in a language that is read from there. */
  #write(text: string, start: number, middle: number, font: string, color: string, rtl = this.#text.rtl): void {
    Object.assign(this.#context, { font, fillStyle: color, textBaseline: "middle" });
    this.#context.direction = rtl ? "rtl" : "ltr";
    this.#context.textAlign = "start";
    this.#context.fillText(text, rtl ? this.#width - start : start, middle, this.#width);
  }

  #legend(): Block[] {
    const { legend, kind } = this.#text;
    const room = KEY[kind] + KEY.gap;
    this.#context.font = this.#small;
    const rows: { entry: ImageText["legend"][number]; start: number }[][] = [];
    let end = Number.POSITIVE_INFINITY;
    for (const entry of legend) {
      const width = room + this.#context.measureText(entry.name).width;
      if (end + BETWEEN + width > this.#width) {
        rows.push([]);
        end = -BETWEEN;
      }
      rows.at(-1)?.push({ entry, start: end + BETWEEN });
      end += BETWEEN + width;
    }
    return rows.map((row) => ({
      height: this.#line,
      draw: () => {
        for (const { entry, start } of row) {
          this.#write(entry.name, start + room, this.#line / 2, this.#small, this.#snapshot.ink.text);
          this.#drawKey(entry, start);
        }
      },
    }));
  }

  #drawKey({ look, color }: ImageText["legend"][number], start: number): void {
    const { kind, rtl } = this.#text;
    const context = this.#context;
    context.save();
    context.translate(rtl ? this.#width - start - KEY[kind] : start, (this.#line - KEY.height) / 2);
    Object.assign(context, { fillStyle: color, strokeStyle: color, lineWidth: kind === "bar" ? 1.5 : look.width });
    if (kind === "bar") drawBarKey(context, look);
    else drawLineKey(context, look, this.#snapshot.ink.ground);
    context.restore();
  }

  #picture(): Block {
    const { canvas, picture } = this.#snapshot;
    return {
      height: picture.height + MARGIN / 2,
      draw: () => {
        this.#context.translate(0, MARGIN / 2);
        this.#context.drawImage(canvas, 0, 0, picture.width, picture.height);
        for (const marker of picture.markers) this.#drawMarker(marker);
      },
    };
  }

  #drawMarker({ x, lane, side, text }: Snapshot["picture"]["markers"][number]): void {
    const { ink, picture } = this.#snapshot;
    const { left, top, height } = picture.box;
    const up = 1.25 * ink.fontSize * (lane + 1);
    const context = this.#context;
    context.fillStyle = ink.text;
    context.fillRect(left + x - 0.5, top - up, 1, height + up);
    Object.assign(context, { font: this.#small, textBaseline: "middle", direction: "ltr" });
    context.textAlign = side === "right" ? "left" : "right";
    const away = 0.4 * ink.fontSize;
    context.fillText(text, left + x + (side === "right" ? away : -away), top - up + 0.625 * ink.fontSize);
  }
}

function drawBarKey(context: CanvasRenderingContext2D, { hollow, dash }: SeriesLook): void {
  if (dash.length > 0) context.setLineDash([3, 2]);
  context.beginPath();
  context.roundRect(0.75, 0.75, 10.5, 10.5, 1.5);
  context.stroke();
  context.globalAlpha = hollow ? 0.15 : 1;
  context.fill();
}

function drawLineKey(context: CanvasRenderingContext2D, { shape, dash, hollow }: SeriesLook, ground: string): void {
  context.setLineDash([...dash]);
  context.stroke(new Path2D("M1 6H23"));
  if (dash.length > 0) return;
  const point = new Path2D();
  point.addPath(new Path2D(shape), new DOMMatrix([3, 0, 0, 3, 12, 6]));
  context.lineWidth = 1;
  if (hollow) context.fillStyle = ground;
  context.fill(point);
  context.stroke(point);
}

/** A text broken between its words; a word that is wider than the room stays whole, and is drawn narrower. */
function wrap(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
