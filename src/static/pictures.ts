/** Charts and Flows as SVG files: for mails, for documents, for whatever takes a picture. */
import type { ChartNode } from "../core/kinds/chart.js";
import type { FlowNode } from "../core/kinds/flow.js";
import { isLine, shapeFlow } from "../draw/flow/graph.js";
import { svgText } from "../draw/flow/svg-text.js";
import { MARGIN } from "../draw/flow/type.js";
import { h } from "../draw/markup.js";
import { palette, type Token } from "../draw/palette.js";
import { type Language, say } from "../draw/words.js";
import { directionOf } from "./language.js";
import { drawChartImage } from "./picture/chart-image.js";
import { chartDescription, chartParts, chartPicture } from "./picture/chart-parts.js";
import { FlowLayout, isBearable, type LayOut, layOutByElk } from "./picture/flow-layout.js";
import { fixedPaint } from "./picture/paint.js";

/** The faces that the widths of texts were estimated for. */
export const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export interface PictureOptions {
  readonly language: Language;
  /** px, from edge to edge. */
  readonly width: number;
  /** Default: light. */
  readonly scheme?: "light" | "dark" | undefined;
  /** A CSS list of faces. Default: the system's sans serif. */
  readonly fontFamily?: string | undefined;
}

/** A picture that needs nothing beside it. */
export interface SvgPicture {
  readonly svg: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in a sentence: for `alt`. */
  readonly description: string;
}

/** px around a picture, to the edge of its ground. */
const EDGE = 16;
/** px, as on a page whose text is 16 px high: the height of a chart's plot with its axes, and of the texts in it. */
const CHART = { height: 256, em: 13 } as const;

/** A chart on an opaque ground; undefined where it has no values, or the width is none. */
export function chartSvg(
  node: ChartNode,
  options: PictureOptions & { readonly title?: boolean; readonly legend?: boolean },
): SvgPicture | undefined {
  const { language, width, scheme = "light", fontFamily = SANS, title = false, legend = true } = options;
  const parts = chartParts(node, language);
  const picture = chartPicture(node, parts, { ...CHART, width: width - 2 * EDGE }, language);
  if (!picture) return undefined;
  const rtl = directionOf(language.locale) === "rtl";
  const image = drawChartImage({ parts, picture, paint: fixedPaint(scheme), rtl, title, legend });
  const description = chartDescription(parts, language);
  const height = image.height + 2 * EDGE;
  const svg = h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      "font-family": fontFamily,
      "font-size": CHART.em,
    },
    h("title", {}, parts.name),
    h("desc", {}, description),
    h("rect", { width, height, fill: tokenColor("ground", scheme) }),
    h("g", { transform: `translate(${EDGE} ${EDGE})` }, image.content),
  );
  return { svg: svg.toString(), width, height, description };
}

/** A Flow on an opaque ground, as wide as it is; undefined where it is too large to lay out. Rejects where `layOut` does. */
export async function flowSvg(
  node: FlowNode,
  options: PictureOptions & { readonly layOut?: LayOut },
): Promise<SvgPicture | undefined> {
  const { language, width, scheme = "light", fontFamily = SANS, layOut = layOutByElk } = options;
  const shape = shapeFlow(node, false);
  if (!isLine(shape, false) && !isBearable(shape)) return undefined;
  const layout = new FlowLayout(shape, layOut, directionOf(language.locale) === "rtl");
  // A drawing unit is a px where an em is 16.
  const picture = await layout.pictureFor(width - 2 * MARGIN);
  const description = say(language.words.flowPicture, { steps: shape.steps.length, links: shape.links.length });
  const ink = {
    ground: tokenColor("ground", scheme),
    line: tokenColor("field-border", scheme),
    text: tokenColor("text", scheme),
    muted: tokenColor("muted", scheme),
    fontFamily,
    fontWeight: "400",
    fontStyle: "normal",
  };
  const svg = svgText(picture, ink, description);
  return { svg, width: picture.width + 2 * MARGIN, height: picture.height + 2 * MARGIN, description };
}

const tokenColor = (token: Token, scheme: "light" | "dark"): string => palette[token][scheme === "dark" ? 1 : 0];
