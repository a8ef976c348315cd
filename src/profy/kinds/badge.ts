import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";
import { variant } from "../model/variant.js";

const entries = { label: words({ min: 0 }), variant };

export type BadgeNode = ProfyNode<"Badge", typeof entries>;

export const badge = defineComponent({
  name: "Badge",
  summary: "A short tag.",
  entries,
  example: { type: "ProfyBadge", label: "Beta", variant: "secondary" },
  wire: {
    aliases: { text: "label", content: "label", color: "variant" },
    missing: { label: "" },
    stricter: { label: words() },
  },
  toText: ({ label }) => (label ? `[${oneLine(label)}]` : ""),
});
