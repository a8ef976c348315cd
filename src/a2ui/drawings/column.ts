import { html } from "lit";
import type { A2uiDrawing } from "../drawing.js";
import type { ColumnProps } from "../kinds/column.js";
import { many } from "./many.js";
import { spoken } from "./spoken.js";

export const drawColumn: A2uiDrawing<ColumnProps> = ({ justify = "start", align = "stretch" }, context) =>
  html`<div class="down ${many(context)} main-${justify} cross-${align}" part="column" ${spoken(context)}>${context.children("children")}</div>`;
