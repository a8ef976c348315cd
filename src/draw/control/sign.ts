import { html, type TemplateResult } from "lit";

/** Small signs that stand beside words. They are never the only bearer of a meaning, so they are hidden from speech. */
export type Sign = "check" | "alert" | "down";

const signs: Readonly<Record<Sign, TemplateResult>> = {
  check: html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="m3 8.5 3.5 3.5L13 4.5" /></svg>`,
  alert: html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" /><path d="M8 4.5v4M8 11.25v.25" />
  </svg>`,
  down: html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>`,
};

export function drawSign(sign: Sign): TemplateResult {
  return signs[sign];
}
