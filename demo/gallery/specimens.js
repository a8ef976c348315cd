/** What the gallery shows: sections of specimens, each a caption, a tree and the state that it is put into. */
import { core } from "/dist/intui.js";
import { broken } from "/gallery/broken.js";
import * as states from "/gallery/states.js";
import * as trees from "/gallery/trees.js";

const specimen = (caption, root, state = states.complete, more = {}) => ({ caption, root, state, ...more });
const wide = { wide: true };

/** The states that every kind has, by its own example. */
const common = ({ type, example }) => [
  specimen("Complete", example),
  specimen("Streaming, stopped half-way", example, states.halfWay),
  specimen("Broken", broken[type]),
];

const listOf = (entries, more) =>
  Object.entries(entries).map(([caption, root]) => specimen(caption, root, states.complete, more));

const choice = core.kinds.find(({ type }) => type === "Choice").example;
const form = core.kinds.find(({ type }) => type === "Form").example;
const everyTone = (make) => trees.row(trees.tones.map(make));

/** By component: the specimens that only it has. */
const own = {
  Text: () => [
    specimen("All of Markdown", trees.richText, states.complete, wide),
    specimen("All of Markdown, half-way", trees.richText, states.halfWay, wide),
    specimen("Long words", trees.longWords),
  ],
  Group: () => [
    specimen("A row of many", trees.row(trees.tones.map((tone) => trees.words(`A text that is **${tone}**`)))),
    specimen(
      "Rows in a column",
      trees.column([
        trees.row([trees.words("**One**"), { type: "Label", text: "new" }]),
        trees.row([trees.words("**Two**"), { type: "Label", text: "old", tone: "muted" }]),
      ]),
    ),
  ],
  Label: () => [
    specimen(
      "All tones",
      everyTone((tone) => ({ type: "Label", text: tone, tone })),
    ),
  ],
  Table: () => [
    specimen("No rows", trees.emptyTable),
    specimen("Cells and alignment", trees.mixedTable, states.complete, wide),
    specimen("Twelve columns", trees.wideTable, states.complete, wide),
    specimen("Forty rows, half-way", trees.longTable, states.halfWay, wide),
  ],
  Chart: () => listOf(trees.charts),
  Stat: () => [
    specimen(
      "All tones",
      everyTone((tone, index) => ({
        type: "Stat",
        label: tone,
        value: 1200 + index * 57,
        change: { value: index * 9 - 18, as: "percent" },
        tone,
      })),
      states.complete,
      wide,
    ),
    specimen(
      "Unit, amount, no change, tiny, huge",
      trees.row([
        {
          type: "Stat",
          label: "Median load",
          value: 842,
          unit: "ms",
          change: { value: 96, as: "amount" },
          tone: "critical",
        },
        { type: "Stat", label: "Share", value: 12.5, unit: "%" },
        { type: "Stat", label: "Errors", value: 3, change: { value: 0, as: "amount" } },
        { type: "Stat", label: "Rate", value: 0.0042 },
        { type: "Stat", label: "Total", value: 1234567890, unit: "requests" },
      ]),
      states.complete,
      wide,
    ),
  ],
  Flow: () => listOf(trees.flows, wide),
  Choice: () => [
    specimen("Pressed", choice, states.answered({ target: choice.id, action: "press", value: "park" })),
    specimen("Being sent", choice, states.busy),
    specimen("Not sent", choice, states.refused),
    specimen("An old turn", choice, states.disabled),
    specimen(
      "Many, pressed once",
      trees.manyOptions,
      states.answered({ target: "many", action: "press", value: "o1" }),
    ),
  ],
  Form: () => [
    specimen("Every input", trees.everyInput),
    specimen("Sent too early", trees.everyInput, states.incomplete),
    specimen(
      "Sent",
      trees.everyInput,
      states.answered({
        target: "all",
        action: "submit",
        value: { name: "Ada", size: "medium", count: 12.5, ok: true },
      }),
    ),
    specimen(
      "Being sent",
      { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) },
      states.busy,
    ),
    specimen(
      "Not sent",
      { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) },
      states.refused,
    ),
    specimen("An old turn", trees.everyInput, states.disabled),
  ],
};

const whole = () => [
  specimen("Nothing has come yet", core.kinds[0].example, states.nothingYet),
  specimen("Broken off", trees.column([trees.words("This came."), choice]), states.brokenOff),
  specimen("A component that this page doesn’t know", broken.Gauge),
  specimen("Right to left", trees.arabic, states.complete, { ...wide, dir: "rtl", lang: "ar" }),
  specimen(
    "German numbers",
    trees.column([{ type: "Stat", label: "Besuche", value: 12345.67 }, trees.mixedTable]),
    states.complete,
    { ...wide, lang: "de" },
  ),
  specimen("All nine at once", trees.allKinds(core.kinds), states.complete, wide),
  specimen("All nine, half-way", trees.allKinds(core.kinds), states.halfWay, wide),
];

export const sections = [
  ...core.kinds.map((kind) => ({
    title: kind.type,
    lead: kind.summary,
    common: common(kind),
    specimens: own[kind.type](),
  })),
  { title: "Whole trees", lead: "What holds for every component.", common: [], specimens: whole() },
];
