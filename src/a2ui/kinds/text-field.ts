import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { checks, dynamicString, dynamicWords } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  label: dynamicWords(),
  value: v.optional(dynamicString()),
  variant: v.optional(v.picklist(["shortText", "longText", "number", "obscured"]), "shortText"),
  validationRegexp: v.optional(v.string()),
  placeholder: v.optional(dynamicWords()),
  checks: v.optional(checks()),
});

export type TextFieldProps = Omit<PropsOf<typeof props>, "checks">;

export const textField = defineA2uiKind({
  type: "TextField",
  summary: "An input for text: a line, several lines, a number, or something that is not shown.",
  schema: props,
  writes: ["value"],
  toText(node, { failedChecks }) {
    const value = node.variant === "obscured" ? (node.value ?? "").replace(/./gsu, "•") : (node.value ?? "");
    return inputText(`${oneLine(node.label ?? "")}: ${oneLine(value)}`.trimEnd(), failedChecks);
  },
});
