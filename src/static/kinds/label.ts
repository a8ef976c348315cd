import type { LabelNode } from "../../core/kinds/label.js";
import { h } from "../../draw/markup.js";
import type { StaticDrawing } from "../drawing.js";

export const drawLabel: StaticDrawing<LabelNode> = ({ text, tone }) => h("span", { class: `label ${tone}` }, text);
