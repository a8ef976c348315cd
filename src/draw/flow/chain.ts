import { html, nothing } from "lit";
import { keyedList } from "../growing.js";
import type { FlowShape, ShapedStep } from "./graph.js";

/** A step with the link that leads to it: `undefined` where none does, else its label or "". */
interface ChainItem {
  readonly step: ShapedStep;
  readonly link: string | undefined;
}

function chainItems({ steps, links, lines }: FlowShape): ChainItem[] {
  const linkTo = new Map(links.map(({ to, label }) => [to, label]));
  return (lines ?? []).flat().flatMap((place) => {
    const step = steps[place];
    return step ? [{ step, link: linkTo.get(place) }] : [];
  });
}

/** A line of steps: an ordered list of boxes, each with the arrow that leads to it. The sheet alone turns it. */
export function drawChain(shape: FlowShape): unknown {
  return html`<div class="flow" part="flow"><ol class="flow-chain" role="list">${keyedList(
    chainItems(shape),
    ({ step }) => step.index,
    drawItem,
  )}</ol></div>`;
}

function drawItem({ step, link }: ChainItem): unknown {
  return html`<li class="flow-item">${link === undefined ? nothing : drawJoin(link)}<div class="flow-step" part="step" dir="auto"
    >${step.label}${step.detail ? html`<div class="flow-detail" dir="auto">${step.detail}</div>` : nothing}</div></li>`;
}

function drawJoin(label: string): unknown {
  return html`<div class="flow-join">${label ? html`<span class="flow-join-label" dir="auto">${label}</span>` : nothing}<span class="flow-tip"></span></div>`;
}
