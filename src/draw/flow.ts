import { html } from "lit";
import type { Drawing } from "./drawing.js";
import { drawChain } from "./flow/chain.js";
import { type FlowProps, isLine, shapeFlow } from "./flow/graph.js";
import { drawLinkList } from "./flow/list.js";
import { roomOf } from "./flow/room.js";
import { lazyElement } from "./lazy.js";
import { lazyState } from "./lazy-state.js";

/**
 * Draws a Flow. A line of steps is plain HTML. A graph is a list of its links, which stays in the accessibility tree,
 * inside an element that puts the picture in front of it: wherever that can't be loaded or laid out, the list is what
 * the reader sees.
 */
export const drawFlow: Drawing<FlowProps> = (props, { session, open, key }) => {
  const shape = shapeFlow(props, open);
  if (isLine(shape, open)) return drawChain(shape);
  const element = lazyElement("intui-flow", async () => (await import("./flow/flow-element.js")).IntuiFlow);
  return html`<intui-flow part="flow" data-code=${lazyState(element)}
    .session=${session} .key=${key} .shape=${shape} .open=${open}
    ><div class="flow-list" .style=${roomOf(shape)}>${drawLinkList(shape, session.words)}</div></intui-flow>`;
};
