import { html, nothing, svg } from "lit";
import { keyedList } from "../growing.js";
import type { FlowPicture, PictureLink, PictureStep } from "./layout.js";
import type { MeasuredText } from "./measure.js";
import { cutOut, roundedPath, shortened, tipPath } from "./path.js";
import { box, gap, SMALLEST, type TextRole, type, UNITS } from "./type.js";

/** Where a font's letters stand on their line: the baseline's share of the size below the line's middle. */
const BASELINE = 0.35;

/** A laid-out Flow as SVG with real text. `name` is what it is called where the picture itself can't be seen. */
export function drawPicture({ width, height, steps, links }: FlowPicture, name: string): unknown {
  const em = width / UNITS;
  return html`<svg class="flow-picture" role="img" aria-label=${name} viewBox="0 0 ${width} ${height}"
    .style=${`inline-size: ${em}em; min-inline-size: ${em * SMALLEST}em`}
    >${keyedList(links, ({ key }) => key, drawLink)}${keyedList(steps, ({ index }) => index, drawStep)}</svg>`;
}

function drawLink({ points, label }: PictureLink): unknown {
  // The line is left out behind its label rather than painted over: the page's ground is not ours to know.
  const line = shortened(points);
  const parts = label ? cutOut(line, areaOf(label)) : [line];
  return svg`<g class="flow-link"
    ><path class="flow-line" d=${parts.map(roundedPath).join("")}></path
    ><path class="flow-head" d=${tipPath(points)}></path
    >${label ? drawText(label.text, "link", label.x, label.y - label.text.height / 2) : nothing}</g>`;
}

function areaOf({ text, x, y }: NonNullable<PictureLink["label"]>): Parameters<typeof cutOut>[1] {
  const width = text.width + 2 * gap.inline;
  const height = text.height + 2 * gap.block;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function drawStep({ x, y, width, height, label, detail }: PictureStep): unknown {
  const middle = x + width / 2;
  return svg`<g class="flow-node" part="step"
    ><rect class="flow-box" x=${x} y=${y} width=${width} height=${height} rx=${box.radius}></rect
    >${drawText(label, "label", middle, y + box.block)}${
      detail ? drawText(detail, "detail", middle, y + box.block + label.height) : nothing
    }</g>`;
}

/** A text's lines, centred, from `top` down. The blank between two lines takes no room; copied text needs it. */
function drawText({ text, lines }: MeasuredText, role: TextRole, middle: number, top: number): unknown {
  const { size, line } = type[role];
  const first = top + line / 2 + size * BASELINE;
  return svg`<text class="flow-${role}" font-size=${size} text-anchor="middle" direction=${directionOf(text)}
    >${lines.map(
      (each, place) => svg`${place > 0 ? svg`<tspan font-size="0"> </tspan>` : nothing}<tspan
        x=${middle} y=${first + place * line}>${each}</tspan>`,
    )}</text>`;
}

/** The first letter decides, as `dir="auto"` has it; SVG text knows no such value. */
function directionOf(text: string): "ltr" | "rtl" {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    letter,
  )
    ? "rtl"
    : "ltr";
}
