import { html, nothing } from "lit";
import type { A2uiDrawing } from "../drawing.js";
import type { DividerProps } from "../kinds/divider.js";
import { spoken } from "./spoken.js";

export const drawDivider: A2uiDrawing<DividerProps> = ({ axis }, context) => {
  const vertical = axis === "vertical";
  return html`<hr
    class=${vertical ? "divider vertical" : "divider"}
    part="divider"
    aria-orientation=${vertical ? "vertical" : nothing}
    ${spoken(context)}
  />`;
};
