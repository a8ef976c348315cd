import { call, choice, text, write } from "../turn.js";

/** Look into load time: an hour-by-hour line with a gap, and the first step of an approval. */
export const load = () => [
  text(
    "It began at nine on Tuesday, with the new page, and faded over the day as caches filled. " +
      "The line has a gap where the collector was down.",
  ),
  call("loadByHour"),
  call("slowestPages"),
  choice("cause", "What should we do?", {
    fix: "Serve smaller images",
    errors: "Check the errors first",
    park: "Leave it",
  }),
];

export const fix = () => [
  text("This is what I would do. It changes the live site, so I need your word first."),
  write({
    type: "Flow",
    steps: [
      { id: "encode", label: "Encode", detail: "AVIF, with WebP beside it" },
      { id: "stage", label: "Stage", detail: "Play Tuesday again" },
      { id: "ship", label: "Ship", detail: "One page at a time" },
    ],
  }),
  write({ type: "Label", text: "changes the live site", tone: "warning" }),
  choice("approve", "Ship the smaller images?", { shipped: "Yes, ship them", cancelled: "No, cancel" }),
];

export const shipped = () => [
  write({
    type: "Group",
    direction: "row",
    children: [
      { type: "Text", markdown: "**Smaller images**" },
      { type: "Label", text: "shipped", tone: "positive" },
    ],
  }),
  text("Before shipping I played Tuesday's requests again. This is what they would have taken."),
  call("savedOnPricing"),
  call("replayedTuesday"),
  choice("next", "What next?", { compare: "Compare with last month", idea: "Note an idea", park: "That is all" }),
];

export const cancelled = () => [
  write({
    type: "Group",
    direction: "row",
    children: [
      { type: "Text", markdown: "**Smaller images**" },
      { type: "Label", text: "cancelled", tone: "critical" },
    ],
  }),
  text("Nothing was changed. The plan stays above, should you want it later."),
  choice("next", "What instead?", { errors: "Check the errors", idea: "Note an idea", park: "Park it" }),
];
