import * as v from "valibot";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = { content: v.optional(words({ min: 0 })) };

export type ListItemNode = ProfyNode<"ListItem", typeof entries>;

export const listItem = defineComponent({
  name: "ListItem",
  summary: "One item of a list.",
  entries,
  example: { type: "ProfyListItem", content: "1 cover image has no alt text" },
  wire: {
    holds: true,
    aliases: { text: "content", label: "content", value: "content" },
    finish(node, _ids, fault) {
      if (node.content !== undefined || node.children !== undefined) return;
      fault("content", "missing", 'missing: add "content", a string');
    },
  },
  toText: ({ content }, parts) => [content ?? "", ...parts].filter(Boolean).join("\n"),
});
