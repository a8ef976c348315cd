import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = { title: v.optional(words({ min: 0 })) };

export type CardNode = ProfyNode<"Card", typeof entries>;

export const card = defineComponent({
  name: "Card",
  summary: "Other components in a box, with a title.",
  entries,
  example: {
    type: "ProfyCard",
    title: "Account overview",
    children: [{ type: "ProfyText", content: "68% of this month used", variant: "caption" }],
  },
  wire: { holds: true, childrenIn: "items", aliases: { heading: "title", label: "title" } },
  toText: ({ title }, parts) => [title ? `**${oneLine(title)}**` : "", ...parts].filter(Boolean).join("\n\n"),
});
