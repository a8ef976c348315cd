import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { checks, dynamicBoolean, dynamicWords } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  label: dynamicWords(),
  value: dynamicBoolean(),
  checks: v.optional(checks()),
});

export type CheckBoxProps = Omit<PropsOf<typeof props>, "checks">;

export const checkBox = defineA2uiKind({
  type: "CheckBox",
  summary: "Something that is on or off.",
  schema: props,
  writes: ["value"],
  toText: ({ label, value }, { failedChecks }) =>
    inputText(`${value ? "[x]" : "[ ]"} ${oneLine(label ?? "")}`.trimEnd(), failedChecks),
});
