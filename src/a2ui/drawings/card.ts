import { html } from "lit";
import type { A2uiDrawing } from "../drawing.js";
import type { CardProps } from "../kinds/card.js";
import { spoken } from "./spoken.js";

export const drawCard: A2uiDrawing<CardProps> = ({ child }, context) =>
  html`<div class="card" part="card" ${spoken(context)}>${context.child(child)}</div>`;
