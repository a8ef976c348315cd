import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../words.js";
import { type Field, type FieldValue, type InputKind, valueText } from "./field-value.js";
import { drawRecord } from "./record.js";

export interface SummaryView {
  readonly fields: readonly Field[];
  /** What was sent, by field id. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** True while fields may still come: what names no field so far is not shown. */
  readonly open: boolean;
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

/** In the order of the fields; blank values, which an older event may hold, say nothing. */
function rowsOf({ fields, values, open }: SummaryView): [label: string, value: FieldValue, input?: InputKind][] {
  const sent = new Map(Object.entries(values).filter(([, value]) => value !== ""));
  const rows: [string, FieldValue, InputKind?][] = [];
  for (const { id, label, input } of fields) {
    const value = sent.get(id);
    if (value !== undefined && sent.delete(id)) rows.push([label, value, input]);
  }
  return open ? rows : [...rows, ...sent];
}
