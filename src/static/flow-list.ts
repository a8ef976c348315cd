import type { FlowShape } from "../draw/flow/graph.js";
import { type Content, h } from "../draw/markup.js";
import { type Language, say } from "../draw/words.js";
import { drawNote } from "./record.js";

/** A Flow without a picture: why, then one line a link, then the steps that no link touches, details last. */
export function drawFlowList(shape: FlowShape, why: "large" | "failed", { words }: Language): Content {
  const { steps, links } = shape;
  const counts = { steps: steps.length, links: links.length };
  const label = (place: number): string => steps[place]?.label ?? "";
  const touched = new Set(links.flatMap(({ from, to }) => [from, to]));
  const arrow = [
    " ",
    h("span", { class: "flow-arrow", "aria-hidden": "true" }, "→"),
    h("span", { class: "flow-unseen" }, words.flowLeadsTo),
    " ",
  ];
  const lines = links.map(({ from, to, label: note }) =>
    h("li", {}, label(from), arrow, label(to), note && ` (${note})`),
  );
  const alone = steps.flatMap((step, place) =>
    touched.has(place) ? [] : h("li", { class: "flow-alone" }, step.label),
  );
  const detailed = steps.filter(({ detail }) => detail);
  return [
    drawNote(say(why === "large" ? words.flowTooLarge : words.flowNotDrawn, counts)),
    h("ul", { class: "flow-links", role: "list" }, lines, alone),
    detailed.length > 0 &&
      h(
        "dl",
        { class: "flow-details" },
        detailed.map((step) => h("div", {}, h("dt", {}, step.label), " ", h("dd", {}, step.detail))),
      ),
  ];
}
