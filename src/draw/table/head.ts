import { html, nothing, type TemplateResult } from "lit";
import { drawSortButton } from "../sort-button.js";
import type { Direction } from "../sort-direction.js";

interface HeadView {
  readonly label: string | undefined;
  readonly end: boolean;
  /** Undefined where there is nothing to sort. */
  readonly onSort: (() => void) | undefined;
  readonly direction: Direction | undefined;
}

/** A column's header; where rows can be sorted its label is the button for it. */
export function drawHead({ label, end, onSort, direction }: HeadView): TemplateResult {
  return html`<th
    scope="col"
    role="columnheader"
    part="cell header"
    class=${end ? "end" : "start"}
    aria-sort=${direction ?? nothing}
    >${onSort ? drawSortButton(label, onSort) : html`<span class="head-label">${label}</span>`}</th>`;
}
