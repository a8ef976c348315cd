import { html, nothing } from "lit";
import type { Drawing } from "../../draw/drawing.js";
import { placed } from "../../draw/placed.js";
import type { CardNode } from "../kinds/card.js";
import type { ColumnNode } from "../kinds/column.js";
import type { RowNode } from "../kinds/row.js";

/** A step is the tree's own: a quarter of the font's size. */
const steps = (gap: number | undefined) => placed({ "--_steps": String(gap ?? 3) });

export const drawRow: Drawing<RowNode> = ({ gap, align = "start" }, { children }) =>
  html`<div class="profy-row" part="row" data-align=${align} ${steps(gap)}>${children()}</div>`;

export const drawColumn: Drawing<ColumnNode> = ({ gap }, { children }) =>
  html`<div class="profy-column" part="column" ${steps(gap)}>${children()}</div>`;

export const drawCard: Drawing<CardNode> = ({ title }, { children, key }) => {
  const id = `${key}-title`;
  const heading = title ? html`<h3 class="profy-title" part="heading" id=${id} dir="auto">${title}</h3>` : nothing;
  return html`<div class="profy-card profy-column" part="card" role=${title ? "group" : nothing} aria-labelledby=${title ? id : nothing}
    >${heading}${children()}</div>`;
};

export const drawDivider: Drawing = () => html`<hr class="profy-divider" part="divider" />`;
