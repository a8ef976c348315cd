import { html } from "lit";
import * as v from "valibot";
import {
  type A2uiCatalog,
  basicCatalog,
  children,
  defineA2uiKind,
  dynamicWords,
  registerA2uiDrawing,
} from "../../src/a2ui.js";

/** How often each component has been drawn, by id. */
export const drawings = new Map<string, number>();

export const drawn = (): number => [...drawings.values()].reduce((sum, count) => sum + count, 0);

const count = (id: string | undefined): void => void drawings.set(id ?? "", (drawings.get(id ?? "") ?? 0) + 1);

const props = v.strictObject({ words: v.optional(dynamicWords()), children: v.optional(children()) });

const probe = defineA2uiKind({
  type: "Probe",
  summary: "Counts how often it is drawn.",
  schema: props,
  toText: ({ words = "" }, context) => [words, ...context.children("children")].join(" "),
});

registerA2uiDrawing<v.InferOutput<typeof props>>("Probe", ({ words }, context) => {
  count(context.id);
  return html`<div class="probe" id=${context.key}>${words}${context.children("children")}</div>`;
});

export const PROBES = "urn:test:probes";
export const probes: A2uiCatalog = basicCatalog.extend(PROBES, [probe]);
