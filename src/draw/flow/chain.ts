import { html, nothing } from "lit";
import { keyedList } from "../growing.js";
import { type ChainItem, chainItems } from "./chain-items.js";
import type { FlowShape } from "./graph.js";

/** A line of steps: an ordered list of boxes, each with the arrow that leads to it. The sheet alone turns it. */
export function drawChain(shape: FlowShape): unknown {
  return drawItems(chainItems(shape, (shape.lines ?? []).flat()), false);
}

/**
 * The steps of a Flow that is still being written, in the order told. Links that are yet to come may lead anywhere, so
 * no box is put elsewhere for a link, nor moved by a link's label, before all are there: each step moves once at most.
 */
export function drawOpenChain(shape: FlowShape): unknown {
  return drawItems(
    chainItems(shape, [...shape.steps.keys()]).map(({ step, link }) => ({ step, link: link && "" })),
    true,
  );
}

function drawItems(items: readonly ChainItem[], open: boolean): unknown {
  return html`<ol class=${open ? "flow-chain open" : "flow-chain"} role="list">${keyedList(
    items,
    ({ step }) => step.index,
    drawItem,
  )}</ol>`;
}

function drawItem({ step, link }: ChainItem): unknown {
  return html`<li class="flow-item">${link === undefined ? nothing : drawJoin(link)}<div class="flow-step" part="step" dir="auto"
    >${step.label}${step.detail ? html`<div class="flow-detail" dir="auto">${step.detail}</div>` : nothing}</div></li>`;
}

function drawJoin(label: string): unknown {
  return html`<div class="flow-join">${label ? html`<span class="flow-join-label" dir="auto">${label}</span>` : nothing}<span class="flow-tip"></span></div>`;
}
