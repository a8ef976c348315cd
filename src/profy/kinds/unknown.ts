import * as v from "valibot";
import { clip } from "../../core/raw.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const entries = { name: v.optional(v.string()) };

export type UnknownNode = ProfyNode<"Unknown", typeof entries>;

/** Stands for a component that there is none of, around its children. */
export const unknown = defineComponent({
  name: "Unknown",
  summary: "Stands where a component could not be shown. Not to be written.",
  entries,
  derived: ["name"],
  example: { type: "ProfyUnknown", name: "ProgressBar" },
  wire: { holds: true },
  toText: ({ name }, parts) =>
    [`(${clip(name ?? "A part")} could not be shown)`, ...parts].filter(Boolean).join("\n\n"),
});
