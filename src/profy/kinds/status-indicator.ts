import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { identifier, words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

/** Any word may be a status; some have a sign of their own. */
const entries = { status: v.string(), label: v.optional(words({ min: 0 })) };

export type StatusIndicatorNode = ProfyNode<"StatusIndicator", typeof entries>;

/** True where a label says by itself what the status is. */
export const saysStatus = (label: string, status: string): boolean =>
  label.toLowerCase().includes(status.toLowerCase());

export const statusIndicator = defineComponent({
  name: "StatusIndicator",
  summary: "How something stands: active, success, warning, error, inactive, pending, or another word.",
  entries,
  example: { type: "ProfyStatusIndicator", status: "active", label: "Subscription active" },
  wire: {
    aliases: { state: "status", text: "label", variant: "status" },
    missing: { status: "" },
    stricter: { status: identifier() },
  },
  toText({ status, label }) {
    const text = oneLine(label || status);
    return saysStatus(text, status) ? text : `${text} (${oneLine(status)})`;
  },
});
