import { html } from "lit";
import type { GroupNode } from "../core/kinds/group.js";
import type { Drawing } from "./drawing.js";

/** A row wraps where it does not fit; which of its parts grow is said in the style sheet, by what they are. */
export const drawGroup: Drawing<GroupNode> = ({ direction }, { children }) =>
  html`<div class="group ${direction === "row" ? "row" : "column"}" part="group">${children()}</div>`;
