import * as v from "valibot";
import { defineKind, type NodeOf, type RawNode } from "../kind.js";
import { oneLine } from "../markdown-text.js";
import type { Report } from "../problem.js";
import { itemsOf, listOf, own } from "../raw.js";
import { idsIn, reportRepeated } from "../same-list.js";
import { identifier, words } from "../schema.js";

const step = v.strictObject({ id: identifier(), label: words(), detail: v.optional(words({ min: 0 })) });
const link = v.strictObject({ from: v.string(), to: v.string(), label: v.optional(words({ min: 0 })) });

const props = v.strictObject({
  steps: v.pipe(v.array(step), v.minLength(2)),
  links: v.optional(v.array(link), []),
});

export type FlowNode = NodeOf<"Flow", typeof props>;

export const flow = defineKind({
  type: "Flow",
  summary: "Steps joined by arrows: a process, a pipeline, how parts of a system connect.",
  writer: "anyone",
  schema: props,
  example: {
    type: "Flow",
    steps: [
      { id: "model", label: "Model tokens" },
      { id: "tree", label: "Component tree", detail: "Validated against the core schemas" },
      { id: "render", label: "Renderer", detail: "One per surface" },
    ],
    links: [],
  },
  toText(node) {
    const arrows = node.links.length > 0 ? linkLines(node) : [chainLine(node)];
    const details = node.steps
      .filter((each) => each.detail)
      .map((each) => `- **${oneLine(each.label)}:** ${oneLine(each.detail ?? "")}`);
    return [arrows, details]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n");
  },
  rules(raw, report, { author }) {
    if (author) reportRepeated(report, ["steps"], raw.steps, "id");
    checkLinkEnds(raw, report);
  },
});

function chainLine(node: FlowNode): string {
  return node.steps.map((each) => oneLine(each.label)).join(" → ");
}

/** One line a link, then the steps that no link touches. */
function linkLines(node: FlowNode): string[] {
  const labels = new Map<string, string>();
  for (const each of node.steps) if (!labels.has(each.id)) labels.set(each.id, oneLine(each.label));
  const touched = new Set(node.links.flatMap((each) => [each.from, each.to]));
  const lines = node.links.map((each) => {
    const note = each.label ? ` (${oneLine(each.label)})` : "";
    return `${labels.get(each.from)} → ${labels.get(each.to)}${note}`;
  });
  return [...lines, ...node.steps.filter((each) => !touched.has(each.id)).map((each) => oneLine(each.label))];
}

function checkLinkEnds(raw: RawNode, report: Report): void {
  const ids = idsIn(raw.steps, "id");
  if (!ids) return;
  const known = new Set(ids);
  for (const [index, each] of itemsOf(raw.links).entries()) {
    for (const end of ["from", "to"]) {
      const id = own(each, end);
      if (typeof id !== "string" || known.has(id)) continue;
      report(["links", index, end], "reference", `no step has this id: use one of ${listOf(ids)}, or add a step`);
    }
  }
}
