import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../words.js";
import { valueText } from "./field-value.js";
import { drawRecord } from "./record.js";
import { rowsOf, type SentFields } from "./summary-rows.js";

export interface SummaryView extends SentFields {
  readonly key: string;
  readonly words: Words;
  readonly locale: string;
}

/** What was sent, in the place of the inputs. What names no field (an older tree) is shown by its id. */
export function drawSummary(view: SummaryView): TemplateResult {
  const { words, locale } = view;
  const rows = rowsOf(view);
  return html`<div class="summary" part="summary">
    ${drawRecord(words.formSent, undefined)}
    ${
      rows.length === 0
        ? nothing
        : html`<dl>${rows.map(
            ([label, value, input]) =>
              html`<div><dt dir="auto">${label}</dt><dd dir="auto">${valueText(value, input, locale, words)}</dd></div>`,
          )}</dl>`
    }
  </div>`;
}
