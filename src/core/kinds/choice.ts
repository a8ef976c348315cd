import * as v from "valibot";
import { eventSentence, verifyAnswer } from "../event-data.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import { reportRepeated } from "../same-list.js";
import { identifier, words } from "../schema.js";

const option = v.strictObject({
  id: identifier(),
  label: words({ max: 40 }),
  emphasis: v.optional(v.picklist(["primary"])),
});

const props = v.strictObject({
  id: identifier(),
  prompt: v.optional(words({ min: 0 })),
  options: v.pipe(v.array(option), v.minLength(1)),
  repeat: v.optional(v.picklist(["once", "many"]), "once"),
});

export type ChoiceNode = NodeOf<"Choice", typeof props>;

export const choice = defineKind({
  type: "Choice",
  summary: "Buttons. Pressing one sends an event back to the agent.",
  writer: "anyone",
  schema: props,
  example: {
    type: "Choice",
    id: "next-step",
    prompt: "What next?",
    options: [
      { id: "explore", label: "Start exploring", emphasis: "primary" },
      { id: "park", label: "Park" },
    ],
    repeat: "once",
  },
  toText(node) {
    const buttons = node.options.map((each) => `[${oneLine(each.label)}]`).join(" ");
    return node.prompt ? `${node.prompt}\n\n${buttons}` : buttons;
  },
  rules(raw, report, { author }) {
    if (author) reportRepeated(report, ["options"], raw.options, "id");
  },
  ids: (node) => [node.id],
  verify: (node, event) => verifyAnswer(event, "press", v.picklist(node.options.map((each) => each.id))),
  describe(node, event) {
    const labels = new Map(node.options.map((each) => [each.id, oneLine(each.label)]));
    return eventSentence(event, (id) => labels.get(id));
  },
});
