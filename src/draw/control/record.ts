import { html, nothing, type TemplateResult } from "lit";
import { drawSign } from "./sign.js";

/**
 * What a person has done, as a quiet line. `{label}` in the word is where the label stands out. It takes the focus
 * of the controls that it replaces, but is no stop for the Tab key.
 */
export function drawRecord(word: string, label: string | undefined): TemplateResult {
  const [before = "", after = ""] = label === undefined ? [word] : word.split("{label}");
  return html`<p class="record" part="answer" tabindex="-1" data-takes-focus>
    ${drawSign("check")}<span
      ><span class="quiet">${before}</span>${label === undefined ? nothing : html`<b dir="auto">${label}</b>`}<span
        class="quiet"
        >${after}</span
      ></span
    >
  </p>`;
}

/** Why something was not sent, or what is wrong with a field: never told by colour alone. */
export function drawProblem(text: string, id: string): TemplateResult {
  return html`<p class="problem" part="error" id=${id}>${drawSign("alert")}<span dir="auto">${text}</span></p>`;
}
