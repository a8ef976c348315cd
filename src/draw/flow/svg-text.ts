/** A picture as the text of an SVG file that needs nothing beside it. Knows no page: whatever can measure can have one. */
import { type Attributes, h, Markup } from "../markup.js";
import type { FlowPicture } from "./flow-picture.js";
import { type LinkStrokes, linkStrokes, type PlacedText, stepTexts } from "./strokes.js";
import { box, MARGIN, strokeWidth } from "./type.js";

/** What a picture outside its page is drawn with: plain colours and the font's name. */
export interface FlowInk {
  readonly ground: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly fontFamily: string;
  readonly fontWeight: string;
  readonly fontStyle: string;
}

export function svgText(picture: FlowPicture, ink: FlowInk, name: string): string {
  const { steps, links } = picture;
  const width = picture.width + 2 * MARGIN;
  const height = picture.height + 2 * MARGIN;
  const area = { x: -MARGIN, y: -MARGIN, width, height };
  const font = { "font-family": ink.fontFamily, "font-weight": ink.fontWeight, "font-style": ink.fontStyle };
  const svg = h(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: Object.values(area).join(" "), ...font },
    h("title", {}, name),
    h("rect", { ...area, fill: ink.ground }),
    ...links.map((link) => linkText(linkStrokes(link), ink)),
    ...steps.map((step) => {
      const { x, y, width: wide, height: high } = step;
      const rect = { x, y, width: wide, height: high, rx: box.radius, fill: "none", ...strokeOf(ink) };
      return h("g", {}, h("rect", rect), ...stepTexts(step).map((text) => textElement(text, ink)));
    }),
  );
  return svg.toString();
}

const strokeOf = (ink: FlowInk): Attributes => ({ stroke: ink.line, "stroke-width": strokeWidth });

function linkText({ line, head, label }: LinkStrokes, ink: FlowInk): Markup {
  return h(
    "g",
    {},
    h("path", { d: line, fill: "none", ...strokeOf(ink) }),
    h("path", { d: head, fill: ink.line }),
    label && textElement(label, ink),
  );
}

function textElement({ role, size, direction, lines }: PlacedText, ink: FlowInk): Markup {
  const fill = role === "label" ? ink.text : ink.muted;
  return h("text", { "font-size": size, "text-anchor": "middle", direction, fill }, textLines(lines));
}

/** Lines of text in an SVG. The blank between two of them takes no room; copied text needs it. */
export function textLines(lines: PlacedText["lines"]): Markup {
  const blank = h("tspan", { "font-size": 0 }, " ");
  return Markup.of(lines.map(({ text, x, y }, at) => [at > 0 && blank, h("tspan", { x, y }, text)]));
}
