import { html, type TemplateResult } from "lit";
import { say, type Words } from "./words.js";

/** Stands where a component can't be shown at all. It names the component and no more: what is wrong goes to the agent. */
export function drawStandIn(name: string, words: Words): TemplateResult {
  return drawNote(say(words.standIn, { name }));
}

/** A quiet line under what could be read of a broken component, or under an answer that ended early. */
export function drawNote(text: string): TemplateResult {
  return html`<p class="note" part="note" role="note"><span class="note-sign" aria-hidden="true">!</span>${text}</p>`;
}
