import type { Picture } from "../../draw/chart/picture.js";
import { type Content, h, Markup } from "../../draw/markup.js";
import { drawKeyShapes, KEY } from "./chart-key.js";
import type { ChartParts } from "./chart-parts.js";
import { drawPlot } from "./chart-plot.js";
import { balanced } from "./line-breaks.js";
import type { Paint } from "./paint.js";
import { fixedPlane } from "./plane.js";
import { textWidth } from "./text-width.js";

/** A piece of the image, drawn with its top at the origin. */
interface Block {
  readonly height: number;
  readonly content: Content;
}

export interface ImageInput {
  readonly parts: ChartParts;
  readonly picture: Picture;
  readonly paint: Paint;
  readonly rtl: boolean;
  /** Whether the title and the legend stand in it, or around it. */
  readonly title: boolean;
  readonly legend: boolean;
}

/** px between two entries of the legend, and between a key and its name. */
const BETWEEN = 16;
const BESIDE_KEY = 8;
/** px between what stands above the picture and the picture. */
const ABOVE = 8;

/** All of a chart in one picture of px: what a page has as text around its picture is in it. */
export function drawChartImage(input: ImageInput): { readonly content: Markup; readonly height: number } {
  const image = new ChartImage(input);
  let top = 0;
  const content = image.blocks().map((block) => {
    const placed = h("g", { transform: `translate(0 ${top})` }, block.content);
    top += block.height;
    return placed;
  });
  return { content: Markup.of(content), height: Math.ceil(top) };
}

class ChartImage {
  readonly #input: ImageInput;
  readonly #line: number;

  constructor(input: ImageInput) {
    this.#input = input;
    this.#line = input.picture.em * 1.5;
  }

  blocks(): Block[] {
    const { parts, legend, title, picture } = this.#input;
    const above = [
      // The small texts are 13/16 of the text around them.
      ...(title ? this.#lines(parts.title, (picture.em * 16) / 13, "strong") : []),
      ...(legend ? this.#legend() : []),
      ...this.#lines(parts.unit, picture.em, "text", false),
    ];
    const gap = above.length > 0 ? [{ height: ABOVE, content: "" }] : [];
    return [...above, ...gap, this.#picture(), ...parts.notes.flatMap((note) => this.#lines(note, picture.em, "text"))];
  }

  /** A text in as many lines as it needs. The unit stands over the axis, which is on the left in every language. */
  #lines(text: string, size: number, ink: "text" | "strong", rtl = this.#input.rtl): Block[] {
    if (!text) return [];
    const weight = ink === "strong" ? 600 : undefined;
    const height = size * 1.5;
    return balanced(text, size, this.#input.picture.width).lines.map((line) => ({
      height,
      content: h(
        "text",
        {
          ...this.#textAt(0, height / 2 + size * 0.35, rtl),
          "font-size": size,
          "font-weight": weight,
          ...this.#input.paint.ink(ink),
          fill: "currentColor",
        },
        line,
      ),
    }));
  }

  /** `start` px from the edge that lines begin at. */
  #textAt(start: number, y: number, rtl: boolean): { x: number; y: number; direction: string } {
    const { width } = this.#input.picture;
    return { x: rtl ? width - start : start, y, direction: rtl ? "rtl" : "ltr" };
  }

  #legend(): Block[] {
    const { parts, picture } = this.#input;
    const room = KEY[parts.kind] + BESIDE_KEY;
    const rows: { readonly at: number; readonly start: number }[][] = [];
    let end = Number.POSITIVE_INFINITY;
    for (const [at, { name }] of parts.legend.entries()) {
      const width = room + textWidth(name, picture.em);
      if (end + BETWEEN + width > picture.width) {
        rows.push([]);
        end = -BETWEEN;
      }
      rows.at(-1)?.push({ at, start: end + BETWEEN });
      end += BETWEEN + width;
    }
    return rows.map((row) => ({
      height: this.#line,
      content: row.map(({ at, start }) => this.#entry(at, start, room)),
    }));
  }

  #entry(at: number, start: number, room: number): Markup {
    const { parts, paint, picture, rtl } = this.#input;
    const { name, look } = parts.legend[at] as ChartParts["legend"][number];
    const left = rtl ? picture.width - start - KEY[parts.kind] : start;
    const middle = this.#line / 2;
    const text = {
      ...this.#textAt(start + room, middle + picture.em * 0.35, rtl),
      ...paint.ink("text"),
      fill: "currentColor",
    };
    const key = { transform: `translate(${left} ${middle - KEY.height / 2})`, fill: "none", ...paint.ink(look.color) };
    return Markup.of(h("g", key, drawKeyShapes(parts.kind, look, paint)), h("text", text, name));
  }

  #picture(): Block {
    const { picture, paint } = this.#input;
    return { height: picture.height, content: drawPlot(picture, fixedPlane(picture), paint) };
  }
}
