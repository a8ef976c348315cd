import { html } from "lit";
import type { A2uiDrawing } from "../drawing.js";
import type { RowProps } from "../kinds/row.js";
import { spoken } from "./spoken.js";

/** Which of its parts give way, and when it wraps, is said in the style sheet, by what they are. */
export const drawRow: A2uiDrawing<RowProps> = ({ justify = "start", align = "stretch" }, context) =>
  html`<div class="across main-${justify} cross-${align}" part="row" ${spoken(context)}>${context.children("children")}</div>`;
