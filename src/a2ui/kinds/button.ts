import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { action, checks, child } from "../model/schema.js";
import { inputText } from "../model/text-parts.js";

const props = v.strictObject({
  child: child(),
  variant: v.optional(v.picklist(["default", "primary", "borderless"]), "default"),
  action: action(),
  checks: v.optional(checks()),
});

export type ButtonProps = Omit<PropsOf<typeof props>, "action" | "checks">;

export const button = defineA2uiKind({
  type: "Button",
  summary: "A button around another component, such as a Text. Pressing it sends an event or calls a function.",
  schema: props,
  toText: (node, context) => inputText(`[${oneLine(context.child(node.child))}]`, context.failedChecks),
});
