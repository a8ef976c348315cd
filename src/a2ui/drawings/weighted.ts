import { html } from "lit";
import { placed } from "../../draw/placed.js";

/**
 * Gives a component its share of the room in a Row or Column. In a box of its own: few components have one, and those
 * that have none carry nothing for it.
 */
export function weighted(content: unknown, weight: number | undefined): unknown {
  if (weight === undefined || !(weight > 0) || weight === Number.POSITIVE_INFINITY) return content;
  return html`<div class="weighted" ${placed({ "flex-grow": String(weight) })}>${content}</div>`;
}
