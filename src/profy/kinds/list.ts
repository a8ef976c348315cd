import * as v from "valibot";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = { ordered: v.optional(v.boolean(), false) };

export type ListNode = ProfyNode<"List", typeof entries>;

/** An item's lines, all but the first set in below its mark. */
const item = (mark: string, text: string): string =>
  `${mark} ${text.replaceAll("\n", `\n${" ".repeat(mark.length + 1)}`)}`;

export const list = defineComponent({
  name: "List",
  summary: "A list, numbered or not; its children are list items.",
  entries,
  example: {
    type: "ProfyList",
    ordered: true,
    children: [
      { type: "ProfyListItem", content: "3 links point to deleted pages" },
      { type: "ProfyListItem", content: "1 cover image has no alt text" },
    ],
  },
  wire: { holds: true, childrenIn: "items" },
  toText: ({ ordered }, parts) => parts.map((part, at) => item(ordered ? `${at + 1}.` : "-", part)).join("\n"),
});
