import { html, nothing } from "lit";
import type { LabelNode } from "../core/kinds/label.js";
import type { Drawing } from "./drawing.js";

export const drawLabel: Drawing<LabelNode> = ({ text, tone }) =>
  text ? html`<span class="label ${tone ?? "neutral"}" part="label">${text}</span>` : nothing;
