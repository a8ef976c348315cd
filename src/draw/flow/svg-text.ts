/** A picture as the text of an SVG file that needs nothing beside it. Knows no page: whatever can measure can have one. */
import type { FlowPicture } from "./flow-picture.js";
import type { FlowInk } from "./ink.js";
import { linkStrokes, type PlacedText, stepTexts } from "./strokes.js";
import { box, MARGIN, strokeWidth } from "./type.js";

type Attributes = Readonly<Record<string, string | number>>;

export function svgText(picture: FlowPicture, ink: FlowInk, name: string): string {
  const { steps, links } = picture;
  const width = picture.width + 2 * MARGIN;
  const height = picture.height + 2 * MARGIN;
  const area = { x: -MARGIN, y: -MARGIN, width, height };
  const font = { "font-family": ink.fontFamily, "font-weight": ink.fontWeight, "font-style": ink.fontStyle };
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: Object.values(area).join(" "), ...font },
    element("title", {}, escaped(name)),
    element("rect", { ...area, fill: ink.ground }),
    ...links.map((link) => linkText(linkStrokes(link), ink)),
    ...steps.map((step) => {
      const { x, y, width: wide, height: high } = step;
      const rect = { x, y, width: wide, height: high, rx: box.radius, fill: "none", ...strokeOf(ink) };
      return element("g", {}, element("rect", rect), ...stepTexts(step).map((text) => textElement(text, ink)));
    }),
  );
}

const strokeOf = (ink: FlowInk): Attributes => ({ stroke: ink.line, "stroke-width": strokeWidth });

function linkText({ line, head, label }: ReturnType<typeof linkStrokes>, ink: FlowInk): string {
  return element(
    "g",
    {},
    element("path", { d: line, fill: "none", ...strokeOf(ink) }),
    element("path", { d: head, fill: ink.line }),
    label ? textElement(label, ink) : "",
  );
}

function textElement({ role, size, direction, lines }: PlacedText, ink: FlowInk): string {
  const fill = role === "label" ? ink.text : ink.muted;
  const spans = lines.map(({ text, x, y }) => element("tspan", { x, y }, escaped(text)));
  // The blank between two lines takes no room; copied text needs it.
  const blank = element("tspan", { "font-size": 0 }, " ");
  return element("text", { "font-size": size, "text-anchor": "middle", direction, fill }, spans.join(blank));
}

function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${list.join("")}>${content.join("")}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What no XML file may hold, not even escaped: most control characters, and halves of a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
