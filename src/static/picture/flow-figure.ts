import type { FlowPicture, PictureLink, PictureStep } from "../../draw/flow/flow-picture.js";
import type { FlowShape } from "../../draw/flow/graph.js";
import { stepNames } from "../../draw/flow/step-names.js";
import { linkStrokes, type PlacedText, stepTexts } from "../../draw/flow/strokes.js";
import { textLines } from "../../draw/flow/svg-text.js";
import { box, SMALLEST, UNITS } from "../../draw/flow/type.js";
import { h, Markup } from "../../draw/markup.js";
import { type Language, say } from "../../draw/words.js";
import type { FlowPictures } from "../drawing.js";

/**
 * How far a picture may be shrunk before its box scrolls, in em: steps of classes, since no attribute says it and a page's
 * policy may forbid a `style`.
 */
export const LEAST_STEP = 4;
export const LEAST_MOST = 200;

/** The least widths, in em, of places for the pictures: what needs more may scroll there. */
const PLACES = { wide: 30, narrow: 18 } as const;

interface View {
  readonly name: string;
  /** What each step is called, with where it leads, by its index. */
  readonly names: ReadonlyMap<number, string>;
}

/** A branching Flow as SVG with real text, for a place with room and for a narrow one. */
export function drawFlowPictures({ wide, narrow }: FlowPictures, shape: FlowShape, { words }: Language): Markup {
  const view: View = {
    name: say(words.flowPicture, { steps: shape.steps.length, links: shape.links.length }),
    names: stepNames(shape, words),
  };
  if (!narrow) return drawBox(wide, PLACES.narrow, "", view);
  return Markup.of(drawBox(wide, PLACES.wide, "wide", view), drawBox(narrow, PLACES.narrow, "narrow", view));
}

/** Where no sheet says which picture is shown, the wide one is. */
function drawBox(picture: FlowPicture, place: number, room: "" | "wide" | "narrow", view: View): Markup {
  const least = leastWidth(picture);
  const reached = least > place ? { tabindex: 0, role: "group", "aria-label": view.name } : {};
  const look = room ? `flow-scroll ${room}` : "flow-scroll";
  return h("div", { class: look, hidden: room === "narrow", ...reached }, drawPicture(picture, least, view));
}

function leastWidth({ width }: FlowPicture): number {
  const steps = Math.floor(((width / UNITS) * SMALLEST) / LEAST_STEP);
  return Math.min(LEAST_MOST, steps * LEAST_STEP);
}

/** To assistive technology a list of its steps, each of which says where it leads: as on a page. */
function drawPicture({ width, height, steps, links }: FlowPicture, least: number, { name, names }: View): Markup {
  return h(
    "svg",
    {
      class: `flow-picture least-${least}`,
      role: "list",
      "aria-label": name,
      viewBox: `0 0 ${width} ${height}`,
      width: `${width / UNITS}em`,
      height: `${height / UNITS}em`,
      fill: "none",
    },
    h("g", { "aria-hidden": "true" }, links.map(drawLink)),
    steps.map((step) => drawStep(step, names.get(step.index) ?? "")),
  );
}

function drawLink(link: PictureLink): Markup {
  const { line, head, label } = linkStrokes(link);
  return h(
    "g",
    { class: "flow-link" },
    h("path", { class: "flow-line", d: line, stroke: "currentColor" }),
    h("path", { class: "flow-head", d: head, fill: "currentColor" }),
    label && drawText(label),
  );
}

function drawStep(step: PictureStep, name: string): Markup {
  const { x, y, width, height } = step;
  const rect = { x, y, width, height, rx: box.radius, stroke: "currentColor" };
  return h(
    "g",
    { role: "listitem" },
    h(
      "g",
      { class: "flow-node", role: "img", "aria-label": name },
      h("rect", { class: "flow-box", ...rect }),
      stepTexts(step).map(drawText),
    ),
  );
}

const drawText = ({ role, size, direction, lines }: PlacedText): Markup =>
  h(
    "text",
    { class: `flow-${role}`, "font-size": size, "text-anchor": "middle", direction, fill: "currentColor" },
    textLines(lines),
  );
