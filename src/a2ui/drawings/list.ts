import { html } from "lit";
import { scrollBox } from "../../draw/scroll-box.js";
import type { A2uiDrawing } from "../drawing.js";
import type { ListProps } from "../kinds/list.js";
import { many } from "./many.js";
import { spoken, wordsOf } from "./spoken.js";

/** A horizontal list scrolls in a box of its own, also by keyboard; a vertical one is as long as it is. */
export const drawList: A2uiDrawing<ListProps> = ({ direction, align = "stretch" }, context) => {
  const items = context.children("children");
  if (direction !== "horizontal") {
    return html`<div class="down list ${many(context)} cross-${align}" part="list" ${spoken(context)}>${items}</div>`;
  }
  const name = context.accessibility.label || wordsOf(context.id ?? "list");
  return html`<div class="shelf cross-${align}" part="list" ${scrollBox(name)}>${items}</div>`;
};
