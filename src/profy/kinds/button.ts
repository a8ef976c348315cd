import * as v from "valibot";
import { eventSentence, verifyAnswer } from "../../core/event-data.js";
import { oneLine } from "../../core/markdown-text.js";
import { identifier, words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";
import { variant } from "../model/variant.js";

const entries = { id: identifier(), label: words(), action: identifier(), variant };

export type ButtonNode = ProfyNode<"Button", typeof entries>;

export const button = defineComponent({
  name: "Button",
  summary: "A button. Pressing it sends its action to the agent.",
  entries,
  derived: ["id"],
  example: {
    type: "ProfyButton",
    id: "upgrade",
    label: "Upgrade plan",
    action: "upgrade",
    variant: "secondary",
  },
  wire: {
    aliases: { text: "label", title: "label", content: "label", onClick: "action", color: "variant" },
    missing: { label: "Button" },
    finish(node, ids, fault) {
      if (node.action === undefined) {
        fault("action", "missing", 'missing: add "action", the name that a press sends; it sends the label for now');
        node.action = node.label;
      }
      node.id = ids(String(node.action));
    },
  },
  toText: ({ label }) => `[${oneLine(label)}]`,
  ids: ({ id }) => [id],
  verify: ({ action }, event) => verifyAnswer(event, "press", v.literal(action)),
  describe: ({ action, label }, event) => eventSentence(event, (id) => (id === action ? oneLine(label) : undefined)),
});
