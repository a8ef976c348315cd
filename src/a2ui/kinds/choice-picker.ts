import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { checks, dynamicStrings, dynamicWords } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  options: v.array(v.strictObject({ label: dynamicWords(), value: v.string() })),
  value: dynamicStrings(),
  label: v.optional(dynamicWords()),
  variant: v.optional(v.picklist(["multipleSelection", "mutuallyExclusive"]), "mutuallyExclusive"),
  displayStyle: v.optional(v.picklist(["checkbox", "chips"]), "checkbox"),
  filterable: v.optional(v.boolean(), false),
  checks: v.optional(checks()),
});

export type ChoicePickerProps = Omit<PropsOf<typeof props>, "checks">;

export const choicePicker = defineA2uiKind({
  type: "ChoicePicker",
  summary: "One choice, or several, of a list of options. Its value is a list of strings in both cases.",
  schema: props,
  writes: ["value"],
  toText({ options = [], value = [], label, variant }, { failedChecks }) {
    const [open, close] = variant === "multipleSelection" ? "[]" : "()";
    const lines = options.map((option) => {
      const chosen = option.value !== undefined && value.includes(option.value);
      return `- ${open}${chosen ? "x" : " "}${close} ${oneLine(option.label ?? "")}`;
    });
    return inputText([...(label ? [`${oneLine(label)}:`] : []), ...lines].join("\n"), failedChecks);
  },
});
