import { html, noChange, nothing } from "lit";
import { drawActions } from "./actions.js";
import type { DrawContext, Drawing } from "./drawing.js";
import { drawChain, drawOpenChain } from "./flow/chain.js";
import { type FlowProps, type FlowShape, isLine, shapeFlow } from "./flow/graph.js";
import { held } from "./flow/held.js";
import { drawLinkList } from "./flow/list.js";
import { roomOf } from "./flow/room.js";
import { lazyElement } from "./lazy.js";
import { lazyState } from "./lazy-state.js";
import type { Action } from "./menu/action.js";
import { say } from "./words.js";

/**
 * Draws a Flow. A line of steps is plain HTML. A graph is a list of its links, inside an element that puts a picture in
 * its place: wherever that can't be loaded or laid out, the list is what the reader sees. While a Flow is being written
 * its steps stand as in a line, in the order told; of a graph they stay until the picture takes their place.
 */
export const drawFlow: Drawing<FlowProps> = (props, context) => {
  const { open, broken } = context;
  const shape = shapeFlow(props, open);
  const line = isLine(shape, open);
  // Nothing new for a graph that has closed: the steps that were drawn on the way, if there were any.
  const steps = open ? drawOpenChain(shape) : line ? drawChain(shape) : noChange;
  let box: HTMLElement | undefined;
  return html`<div class="flow" part="flow" ${held((element) => (box = element))}>${steps}${
    line ? nothing : drawGraph(shape, context)
  }${open || broken ? nothing : drawMenu(shape, context, () => box)}</div>`;
};

function drawGraph(shape: FlowShape, { session, open, key }: DrawContext): unknown {
  const element = lazyElement("intui-flow", async () => (await import("./flow/flow-element.js")).IntuiFlow);
  return html`<intui-flow data-code=${lazyState(element)}
    .session=${session} .key=${key} .shape=${shape} .open=${open}
    ><div class="flow-list" .style=${open ? "" : roomOf(shape)}>${drawLinkList(shape, session.words)}</div></intui-flow>`;
}

function drawMenu(shape: FlowShape, { session }: DrawContext, box: () => HTMLElement | undefined): unknown {
  const { words } = session;
  const counts = { steps: shape.steps.length, links: shape.links.length };
  const download = (kind: "svg" | "png", label: string): Action => ({
    id: kind,
    label,
    done: words.saved,
    run: async ({ save }) => {
      const { fileOf } = await import("./flow/files.js");
      const place = box();
      if (place) save(await fileOf(kind, { place, shape, name: say(words.flowPicture, counts) }), words.flow, kind);
    },
  });
  const actions = [download("svg", words.downloadSvg), download("png", words.downloadPng)];
  return drawActions({ session, name: words.flow, actions });
}
