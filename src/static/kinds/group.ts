import type { GroupNode } from "../../core/kinds/group.js";
import { h } from "../../draw/markup.js";
import type { StaticDrawing } from "../drawing.js";

export const drawGroup: StaticDrawing<GroupNode> = ({ direction, children }, context) =>
  h("div", { class: `group ${direction}` }, children.map(context.draw));
