import type { FlowNode } from "../../core/kinds/flow.js";
import { chainItems } from "../../draw/flow/chain-items.js";
import { type FlowShape, isLine, shapeFlow } from "../../draw/flow/graph.js";
import { h, type Markup } from "../../draw/markup.js";
import type { StaticDrawing } from "../drawing.js";
import { drawFlowList } from "../flow-list.js";
import { drawFlowPictures } from "../picture/flow-figure.js";

/** A line of steps is text; a graph is a picture that was laid out before, or where there is none, its links in words. */
export const drawFlow: StaticDrawing<FlowNode> = (node, { language, flow }) => {
  const shape = shapeFlow(node, false);
  if (isLine(shape, false)) return h("div", { class: "flow" }, drawChain(shape));
  const pictures = flow(node);
  const state = typeof pictures === "string" ? pictures : "drawn";
  const drawn =
    typeof pictures === "string"
      ? drawFlowList(shape, pictures, language)
      : drawFlowPictures(pictures, shape, language);
  return h("div", { class: "flow" }, h("div", { class: "intui-flow", "data-picture": state }, drawn));
};

function drawChain(shape: FlowShape): Markup {
  const items = chainItems(shape, (shape.lines ?? []).flat()).map(({ step, link }) =>
    h(
      "li",
      { class: "flow-item" },
      link !== undefined && drawJoin(link),
      h(
        "div",
        { class: "flow-step", dir: "auto" },
        step.label,
        step.detail && h("div", { class: "flow-detail", dir: "auto" }, step.detail),
      ),
    ),
  );
  return h("ol", { class: "flow-chain", role: "list" }, items);
}

const drawJoin = (label: string): Markup =>
  h(
    "div",
    { class: "flow-join" },
    label && h("span", { class: "flow-join-label", dir: "auto" }, label),
    h("span", { class: "flow-tip" }),
  );
