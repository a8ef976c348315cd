import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = {
  content: words({ min: 0 }),
  variant: v.optional(v.picklist(["body", "heading", "caption"]), "body"),
  weight: v.optional(v.picklist(["normal", "medium", "semibold", "bold"]), "normal"),
};

export type TextNode = ProfyNode<"Text", typeof entries>;

export const text = defineComponent({
  name: "Text",
  summary: "Plain text: a heading, a caption or a paragraph.",
  entries,
  example: { type: "ProfyText", content: "68% of this month used", variant: "caption", weight: "normal" },
  wire: { aliases: { text: "content", value: "content", label: "content" }, missing: { content: "" } },
  toText: ({ content, variant }) => (variant === "heading" && content ? `### ${oneLine(content)}` : content),
});
