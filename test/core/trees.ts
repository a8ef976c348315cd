/** Trees for the tests: every kind's example, and trees that hold every prop of every kind, nested. */
import { core } from "../../src/core.js";

/** Every prop of every kind that has a value, also the ones that the examples leave out. */
const full = {
  table: {
    type: "Table",
    columns: [
      { key: "name", label: "Name", align: "start" },
      { key: "count", label: "Count", align: "end" },
      { key: "__proto__", label: "Odd" },
    ],
    rows: [{ name: "A", count: 1 }, { name: null, count: true }, {}],
    caption: "What is open",
  },
  chart: {
    type: "Chart",
    kind: "bar",
    title: "Visits",
    unit: "%",
    series: [
      {
        label: "Now",
        points: [
          { x: 2025, y: 1.5 },
          { x: "later", y: -2 },
        ],
      },
      { label: "Plan", role: "comparison", points: [{ x: 2025, y: 0 }] },
    ],
    annotations: [{ at: 2025, label: "Start" }],
  },
  stat: {
    type: "Stat",
    label: "Done",
    value: 0.0042,
    unit: "%",
    change: { value: -3, as: "amount" },
    tone: "critical",
  },
  flow: {
    type: "Flow",
    steps: [
      { id: "a", label: "A", detail: "First" },
      { id: "b", label: "B" },
      { id: "c", label: "C" },
    ],
    links: [
      { from: "a", to: "b", label: "then" },
      { from: "b", to: "b" },
    ],
  },
  choice: {
    type: "Choice",
    id: "choice",
    prompt: "Which?",
    options: [
      { id: "yes", label: "Yes", emphasis: "primary" },
      { id: "no", label: "No" },
    ],
    repeat: "many",
  },
  form: {
    type: "Form",
    id: "form",
    fields: [
      { id: "name", label: "Name", input: "text", required: true },
      { id: "age", label: "Age", input: "number" },
      { id: "kind", label: "Kind", input: "select", options: ["a", "b"], required: false },
      { id: "agree", label: "Agree", input: "checkbox", options: [] },
    ],
    submitLabel: "Send",
  },
} as const;

/** Root components, all of them valid for code. */
export const roots: readonly { readonly name: string; readonly root: { readonly type: string } }[] = [
  ...core.kinds.map((kind) => ({ name: `the example of ${kind.type}`, root: kind.example })),
  {
    name: "all props, two levels",
    root: {
      type: "Group",
      children: [full.table, full.chart, full.stat, full.flow, full.choice, full.form],
    },
  },
  {
    name: "three levels",
    root: {
      type: "Group",
      direction: "column",
      children: [
        { type: "Text", markdown: "# Title" },
        {
          type: "Group",
          direction: "row",
          children: [
            { type: "Label", text: "new", tone: "positive" },
            { type: "Group", children: [full.stat, full.choice, full.flow] },
          ],
        },
        full.table,
      ],
    },
  },
];
