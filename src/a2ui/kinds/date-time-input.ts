import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { checks, dynamicString, dynamicWords } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  value: dynamicString(),
  enableDate: v.optional(v.boolean(), false),
  enableTime: v.optional(v.boolean(), false),
  min: v.optional(dynamicString()),
  max: v.optional(dynamicString()),
  label: v.optional(dynamicWords()),
  checks: v.optional(checks()),
});

export type DateTimeInputProps = Omit<PropsOf<typeof props>, "checks">;

export const dateTimeInput = defineA2uiKind({
  type: "DateTimeInput",
  summary: "A date, a time, or both, as ISO 8601.",
  schema: props,
  writes: ["value"],
  toText({ label, value = "", min, max }, { failedChecks }) {
    const from = min ? `from ${oneLine(min)}` : "";
    const to = max ? `to ${oneLine(max)}` : "";
    const range = from || to ? ` (${[from, to].filter(Boolean).join(" ")})` : "";
    return inputText(`${label ? `${oneLine(label)}: ` : ""}${oneLine(value)}${range}`.trimEnd(), failedChecks);
  },
});
