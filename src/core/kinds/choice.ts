import * as v from "valibot";
import { eventSentence } from "../event-data.js";
import { defineKind, type NodeOf } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import { itemsOf, listOf, quote, repeated } from "../raw.js";
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
    if (!author) return;
    for (const { index, value } of repeated(itemsOf(raw.options), "id")) {
      report(["options", index, "id"], "duplicate", `an option before has the id ${value}: give each its own id`);
    }
  },
  ids: (node) => [node.id],
  verify(node, event, report) {
    if (event.action !== "press") {
      report(["action"], "value", `${quote(node.id)} is a Choice, which is pressed: send a press with an option's id`);
      return;
    }
    const ids = node.options.map((each) => each.id);
    if (ids.some((id) => id === event.value)) return;
    report(["value"], "reference", `${quote(node.id)} has no such option: use one of ${listOf(ids)}`);
  },
  describe(node, event) {
    const labels = new Map(node.options.map((each) => [each.id, oneLine(each.label)]));
    return eventSentence(event, (id) => labels.get(id));
  },
});
