import { defineComponent } from "../model/component.js";

const entries = {};

export const divider = defineComponent({
  name: "Divider",
  summary: "A line between components.",
  entries,
  example: { type: "ProfyDivider" },
  toText: () => "---",
});
