import { html, nothing, svg } from "lit";
import { keyedList } from "../growing.js";
import type { FlowPicture, PictureLink, PictureStep } from "./flow-picture.js";
import { linkStrokes, type PlacedText, stepTexts } from "./strokes.js";
import { box, UNITS } from "./type.js";

export interface PictureView {
  readonly picture: FlowPicture;
  /** What the whole is called. */
  readonly name: string;
  /** What each step is called, its detail and where it leads to included, by its index. */
  readonly names: ReadonlyMap<number, string>;
  /** The one step that the Tab key stops at, by its index: from it the arrow keys go on. */
  readonly stop: number | undefined;
  /** How far it may be shrunk before its box scrolls sideways instead. */
  readonly smallest: number;
}

/**
 * A laid-out Flow as SVG with real text. In the accessibility tree it is a list of its steps, each of which says where it
 * leads; nothing else stands for it there, so that nothing is read, or found on the page, twice.
 */
export function drawPicture({ picture, name, names, stop, smallest }: PictureView): unknown {
  const { width, height, steps, links } = picture;
  const em = width / UNITS;
  return html`<svg class="flow-picture" role="list" aria-label=${name} viewBox="0 0 ${width} ${height}"
    .style=${`--_em: ${em}em; --_em-least: ${em * smallest}em`}
    ><g aria-hidden="true">${keyedList(links, ({ key }) => key, drawLink)}</g>${keyedList(
      steps,
      ({ index }) => index,
      (step) => drawStep(step, names.get(step.index) ?? "", step.index === stop),
    )}</svg>`;
}

function drawLink(link: PictureLink): unknown {
  const { line, head, label } = linkStrokes(link);
  return svg`<g class="flow-link"
    ><path class="flow-line" d=${line}></path
    ><path class="flow-head" d=${head}></path
    >${label ? drawText(label) : nothing}</g>`;
}

function drawStep(step: PictureStep, name: string, isStop: boolean): unknown {
  const { index, x, y, width, height } = step;
  return svg`<g role="listitem"
    ><g class="flow-node" part="step" role="img" aria-label=${name} tabindex=${isStop ? 0 : -1} data-step=${index}
    ><rect class="flow-box" x=${x} y=${y} width=${width} height=${height} rx=${box.radius}></rect
    >${stepTexts(step).map(drawText)}</g></g>`;
}

/** The blank between two lines takes no room; copied text needs it. */
function drawText({ role, size, direction, lines }: PlacedText): unknown {
  return svg`<text class="flow-${role}" font-size=${size} text-anchor="middle" direction=${direction}
    >${lines.map(
      ({ text, x, y }, place) => svg`${place > 0 ? svg`<tspan font-size="0"> </tspan>` : nothing}<tspan
        x=${x} y=${y}>${text}</tspan>`,
    )}</text>`;
}
