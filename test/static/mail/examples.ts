/** Trees that a mail is made of in the tests: what is usual, and what is too long, too deep, or written to do harm. */
import { core } from "../../../src/core.js";
import { roots } from "../../core/trees.js";

interface Example {
  readonly name: string;
  readonly root: { readonly type: string; readonly [prop: string]: unknown };
  readonly lang?: string;
}

const column = (children: readonly object[]) => ({ type: "Group", children });
const row = (children: readonly object[]) => ({ type: "Group", direction: "row", children });
const text = (markdown: string) => ({ type: "Text", markdown });
const times = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at));
const word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung";

const choice = (at: number, options = 2) => ({
  type: "Choice",
  id: `choice-${at}`,
  prompt: `Question ${at}`,
  options: times(options, (option) => ({ id: `o${option}`, label: `Option ${option + 1}` })),
});

export const longTable = (rows: number) => ({
  type: "Table",
  caption: "Every order",
  columns: [
    { key: "no", label: "No." },
    { key: "name", label: "Name" },
    { key: "value", label: "Value" },
  ],
  rows: times(rows, (at) => ({ no: at + 1, name: `Order ${at + 1}`, value: (at * 7919) % 1000 })),
});

const line = (label: string, count: number, value: (at: number) => number, role = "primary") => ({
  label,
  role,
  points: times(count, (at) => ({ x: `Day ${at + 1}`, y: value(at) })),
});

export const charts = {
  bars: {
    type: "Chart",
    kind: "bar",
    title: "Balance",
    unit: "k€",
    series: [line("North", 4, (at) => 9 - at * 4), line("Plan", 4, () => 5, "comparison")],
  },
  manyBars: { type: "Chart", kind: "bar", title: "Many", series: [line("Hits", 400, (at) => at % 90)] },
  shortLine: {
    type: "Chart",
    kind: "line",
    title: "Load",
    unit: "%",
    series: [line("Now", 5, (at) => at * 20), line("Usual", 5, () => 50, "baseline")],
  },
  longLine: {
    type: "Chart",
    kind: "line",
    title: "Year",
    series: [line("Visits", 365, (at) => 100 + Math.round(50 * Math.sin(at)))],
  },
  belowZero: { type: "Chart", kind: "line", title: "Frost", series: [line("°C", 6, (at) => at - 3)] },
};

export const branching = {
  type: "Flow",
  steps: ["Request", "Validate", "Draw", "Ask again"].map((label, at) => ({
    id: `s${at}`,
    label,
    detail: at === 1 ? "all at once" : "",
  })),
  links: [
    { from: "s0", to: "s1" },
    { from: "s1", to: "s2", label: "valid" },
    { from: "s1", to: "s3", label: "refused" },
    { from: "s3", to: "s1" },
  ],
};

const richText = text(
  [
    "# One\n## Two\n### Three",
    "**strong**, *emphasis*, ~~struck~~, `code`, a [link](https://example.com/a), [here](/relative), ![a lighthouse](https://example.com/l.png)",
    "- One\n- Two\n  - Nested\n- [x] Done\n- [ ] Open",
    "3. Three\n4. Four",
    "> Quoted\n> > twice",
    "| Left | Right |\n| :--- | ---: |\n| Alpha | 1 |",
    "```js\nfor await (const chunk of source) reader.write(chunk); // a long line that does not fit\n```",
    "<b>HTML</b>\n\n---\n\nEnd",
  ].join("\n\n"),
);

/** What would be markup, if any string were. */
export const HARM = `"><script>alert(1)</script><img src=x onerror=alert(1)>' style='x:expression(1)' </style></td></table>&lt;\u0000\ud800`;

const hostile = column([
  text(`${HARM} [x](javascript:alert(1)) [y](data:text/html,z) ![z](https://evil.example/t.gif)`),
  { type: "Label", text: HARM.slice(0, 40), tone: "critical" },
  { type: "Stat", label: HARM, value: 1, unit: HARM, change: { value: 1, as: "percent" } },
  {
    type: "Table",
    caption: HARM,
    columns: [
      { key: HARM, label: HARM },
      { key: "__proto__", label: "constructor" },
    ],
    rows: [{ [HARM]: HARM }],
  },
  {
    type: "Chart",
    kind: "bar",
    title: HARM,
    unit: HARM,
    series: [{ label: HARM, points: [{ x: HARM, y: 3 }] }],
    annotations: [{ at: HARM, label: HARM }],
  },
  {
    type: "Chart",
    kind: "line",
    series: [
      {
        label: HARM,
        points: [
          { x: HARM, y: 1e308 },
          { x: "b", y: 5e-324 },
        ],
      },
    ],
  },
  {
    type: "Flow",
    steps: [
      { id: HARM, label: HARM, detail: HARM },
      { id: "b", label: HARM },
    ],
    links: [
      { from: HARM, to: "b", label: HARM },
      { from: "b", to: HARM },
    ],
  },
  { type: "Choice", id: HARM, prompt: HARM, options: [{ id: HARM, label: HARM.slice(0, 40) }] },
  {
    type: "Form",
    id: "f",
    fields: [{ id: HARM, label: HARM, input: "select", options: [HARM], help: HARM }],
    submitLabel: HARM.slice(0, 40),
  },
]);

const arabic = column([
  text("كانت الزيارات **طبيعية** حتى يوم الثلاثاء، حين ظهرت صفحة الأسعار `pricing/`."),
  row([
    { type: "Stat", label: "الزوار", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
    { type: "Stat", label: "زمن", value: 842, unit: "ms" },
  ]),
  {
    type: "Table",
    caption: "الصفحات",
    columns: [
      { key: "page", label: "الصفحة" },
      { key: "views", label: "المشاهدات" },
    ],
    rows: [{ page: "/pricing", views: 412 }],
  },
  {
    type: "Chart",
    kind: "bar",
    title: "أيام",
    series: [
      {
        label: "زوار",
        points: [
          { x: "الاثنين", y: 3 },
          { x: "Tue", y: 5 },
        ],
      },
    ],
  },
  {
    type: "Chart",
    kind: "line",
    title: "أيام",
    series: [
      {
        label: "زوار",
        points: [
          { x: "الاثنين", y: 3 },
          { x: "الثلاثاء", y: 5 },
        ],
      },
      { label: "أمس", points: [{ x: "الاثنين", y: 2 }] },
    ],
  },
  {
    type: "Choice",
    id: "next",
    prompt: "ماذا بعد؟",
    options: [
      { id: "a", label: "متابعة", emphasis: "primary" },
      { id: "b", label: "later" },
    ],
  },
]);

const nested = (levels: number): { readonly type: string } =>
  levels === 1
    ? richText
    : ({ type: "Group", direction: levels % 2 ? "row" : "column", children: [nested(levels - 1)] } as {
        readonly type: string;
      });

/** @public */
export const examples: readonly Example[] = [
  ...roots,
  { name: "the nine in one", root: column(core.kinds.map(({ example }) => example)) },
  { name: "rich text", root: richText },
  { name: "Arabic", root: arabic, lang: "ar" },
  { name: "Arabic in an English mail", root: arabic },
  ...Object.entries(charts).map(([name, root]) => ({ name: `chart: ${name}`, root })),
  { name: "a branching Flow", root: branching },
  {
    name: "long words",
    root: column([
      text(`${word} https://example.com/${"a-very-long-path/".repeat(9)}`),
      {
        type: "Table",
        columns: [
          { key: "a", label: word },
          { key: "b", label: "Value" },
        ],
        rows: [{ a: word, b: 1204 }],
      },
    ]),
  },
  {
    name: "all tones in a row",
    root: row(
      ["neutral", "positive", "warning", "critical", "muted"].flatMap((tone) => [
        { type: "Label", text: tone, tone },
        { type: "Stat", label: tone, value: 1, change: { value: -2, as: "amount" }, tone },
      ]),
    ),
  },
  {
    name: "empty parts",
    root: column([
      { type: "Table", columns: [{ key: "a", label: "A" }], rows: [] },
      text(" "),
      text("<!-- -->"),
      { type: "Table", caption: "", columns: [{ key: "a", label: "A" }], rows: [{}, { a: null }, { a: "" }] },
      { ...choice(1, 1), prompt: "" },
      { type: "Chart", kind: "line", title: "", unit: "", series: [{ label: "0", points: [{ x: "", y: 0 }] }] },
    ]),
  },
  { name: "60 levels", root: nested(60) },
  { name: "hostile strings", root: hostile },
  { name: "10,000 rows", root: longTable(10_000) },
  {
    name: "100 columns of long cells",
    root: {
      type: "Table",
      columns: times(100, (at) => ({ key: `c${at}`, label: `Column ${at}` })),
      rows: times(200, () => Object.fromEntries(times(100, (at) => [`c${at}`, '<&"> '.repeat(60)]))),
    },
  },
  { name: "200,000 characters", root: text("A paragraph of **some** words & signs.\n\n".repeat(5000)) },
  { name: "one paragraph of 200,000", root: text("word & ".repeat(30_000)) },
  { name: "quotes in quotes", root: text(`${">".repeat(3000)} deep`) },
  { name: "marks in marks", root: text(`${"**a *b ".repeat(2000)}${"* **".repeat(2000)}`) },
  { name: "a table of nothing, in Markdown", root: text(`|a|b|\n|-|-|\n${"|x|y|\n".repeat(4000)}`) },
  { name: "3,000 texts, then a question", root: column([...times(3000, (at) => text(`Paragraph ${at}`)), choice(1)]) },
  { name: "2,000 questions", root: column(times(2000, (at) => choice(at))) },
  { name: "500 options", root: choice(1, 500) },
  {
    name: "40 tables of 500 rows, then a Form",
    root: column([...times(40, () => longTable(500)), core.kinds.find(({ type }) => type === "Form")?.example ?? {}]),
  },
  {
    name: "a Flow of 300 steps",
    root: {
      type: "Flow",
      steps: times(300, (at) => ({ id: `s${at}`, label: `Step ${at}` })),
      links: times(300, (at) => ({ from: `s${at}`, to: `s${(at * 7 + 1) % 300}` })),
    },
  },
];
