/** Trees for the gallery that the components' own examples don't cover. */

export const tones = ["neutral", "positive", "warning", "critical", "muted"];

const numbers = (count, value) => Array.from({ length: count }, (_, index) => value(index));
const line = (label, role, points) => ({ label, role, points: points.map(([x, y]) => ({ x, y })) });
const column = (children) => ({ type: "Group", children });
const row = (children) => ({ type: "Group", direction: "row", children });
const words = (markdown) => ({ type: "Text", markdown });
const word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung";

export const richText = words(
  [
    "# Heading one\n## Heading two\n### Heading three",
    "A paragraph with **strong**, *emphasis*, ~~struck~~, `code`, a [link](https://example.com/a) and an image: " +
      "![a lighthouse](https://example.com/lighthouse.png)",
    "- One\n- Two\n  - Nested, with `code`\n    - Deeper\n- [x] Done\n- [ ] Open",
    "3. Starts at three\n4. Goes on",
    "> Quoted, with a second line\n> of the same quote.",
    "| Left | Right |\n| :--- | ---: |\n| Alpha | 1 |\n| Beta | 22 |",
    "```js\nfor await (const chunk of source) reader.write(chunk); // a long line that does not fit into a narrow card at all\n```",
    "<b>HTML</b> is shown as it was typed.\n\n---\n\nThe end.",
  ].join("\n\n"),
);

export const longWords = column([
  words(`${word} and https://example.com/${"a-very-long-path/".repeat(6)}`),
  { type: "Label", text: "Forty characters long, to the letter: ok.".slice(0, 40), tone: "warning" },
  {
    type: "Table",
    columns: [
      { key: "a", label: word },
      { key: "b", label: "Value" },
    ],
    rows: [{ a: word.toLowerCase(), b: 1 }],
  },
]);

export const arabic = column([
  words("كانت الزيارات **طبيعية** حتى يوم الثلاثاء، حين ظهرت صفحة الأسعار الجديدة `pricing/`."),
  row([
    { type: "Stat", label: "الزوار", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
    {
      type: "Stat",
      label: "زمن التحميل",
      value: 842,
      unit: "ms",
      change: { value: 96, as: "amount" },
      tone: "critical",
    },
  ]),
  {
    type: "Table",
    caption: "الصفحات",
    columns: [
      { key: "page", label: "الصفحة" },
      { key: "views", label: "المشاهدات" },
    ],
    rows: [
      { page: "/pricing", views: 412 },
      { page: "/signup", views: 97 },
    ],
  },
  {
    type: "Flow",
    steps: [
      { id: "a", label: "طلب" },
      { id: "b", label: "فحص" },
      { id: "c", label: "رسم" },
      { id: "d", label: "سؤال جديد" },
    ],
    links: [
      { from: "a", to: "b" },
      { from: "b", to: "c", label: "صالح" },
      { from: "b", to: "d", label: "مرفوض" },
      { from: "d", to: "b" },
    ],
  },
  {
    type: "Choice",
    id: "next",
    prompt: "ماذا بعد؟",
    options: [
      { id: "a", label: "متابعة", emphasis: "primary" },
      { id: "b", label: "لاحقًا" },
    ],
  },
]);

export const emptyTable = {
  type: "Table",
  caption: "No rows",
  columns: [
    { key: "a", label: "Page" },
    { key: "b", label: "Views" },
  ],
  rows: [],
};

export const wideTable = {
  type: "Table",
  caption: "Twelve columns",
  columns: numbers(12, (index) => ({ key: `m${index}`, label: `Month ${index + 1}` })),
  rows: numbers(4, (row) => Object.fromEntries(numbers(12, (index) => [`m${index}`, (row + 1) * 997 * (index + 3)]))),
};

export const mixedTable = {
  type: "Table",
  caption: "Every kind of cell, alignment by hand and by values",
  columns: [
    { key: "name", label: "Text" },
    { key: "number", label: "Number" },
    { key: "flag", label: "Flag" },
    { key: "year", label: "Year", align: "end" },
    { key: "left", label: "Number, at the start", align: "start" },
  ],
  rows: [
    { name: "Alpha", number: 1234567.891, flag: true, year: "2026", left: 12 },
    { name: "Beta | with a bar", number: -0.0042, flag: false, year: "1999", left: 7 },
    { name: null, number: 0, flag: null, year: "", left: 300 },
  ],
};

export const longTable = {
  type: "Table",
  caption: "Forty rows",
  columns: [
    { key: "n", label: "No." },
    { key: "name", label: "Name" },
    { key: "value", label: "Value" },
  ],
  rows: numbers(40, (index) => ({ n: index + 1, name: `Record ${index + 1}`, value: (index * 7919) % 1000 })),
};

const chart = (kind, title, series, more = {}) => ({ type: "Chart", kind, title, series, ...more });
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export const charts = {
  "Bars, three series, some negative": chart(
    "bar",
    "Balance",
    [
      line("North", "primary", [
        ["Q1", 12],
        ["Q2", -4],
        ["Q3", 9],
        ["Q4", 15],
      ]),
      line("South", "primary", [
        ["Q1", 7],
        ["Q2", 3],
        ["Q3", -6],
        ["Q4", 2],
      ]),
      line("Last year", "comparison", [
        ["Q1", 9],
        ["Q2", 1],
        ["Q3", 4],
        ["Q4", 11],
      ]),
    ],
    { unit: "k€" },
  ),
  "A gap, a baseline, two markers, one of them without its x": chart(
    "line",
    "Load",
    [
      line(
        "Usual",
        "baseline",
        weekdays.map((day, index) => [day, 4 + (index % 3)]),
      ),
      line("Today", "primary", [
        ["Mon", 3],
        ["Tue", 5],
        ["Thu", 4],
        ["Fri", 8],
        ["Sun", 2],
      ]),
    ],
    {
      unit: "ms",
      annotations: [
        { at: "Fri", label: "Release" },
        { at: "Holiday", label: "Closed" },
      ],
    },
  ),
  "Six series": chart(
    "line",
    "Regions",
    numbers(6, (series) =>
      line(
        `Region ${series + 1}`,
        "primary",
        weekdays.map((day, index) => [day, 10 * series + ((index * (series + 3)) % 9)]),
      ),
    ),
  ),
  "Forty categories": chart("bar", "Forty categories", [
    line(
      "Hits",
      "primary",
      numbers(40, (index) => [`product+channel-${index + 1}`, ((index * 37) % 90) + 5]),
    ),
  ]),
  "Dates on a scale": chart(
    "line",
    "Releases",
    [
      line("Days to review", "primary", [
        ["2026-01-03", 4],
        ["2026-01-20", 9],
        ["2026-03-02", 3],
        ["2026-06-30", 6],
      ]),
    ],
    { unit: "days", annotations: [{ at: "2026-03-02", label: "New rule" }] },
  ),
  "Numbers on a scale": chart("line", "Response by size", [
    line("ms", "primary", [
      [0.5, 12],
      [1, 14],
      [4, 22],
      [16, 61],
      [64, 210],
    ]),
  ]),
  "One point": chart("line", "One point", [line("Only", "primary", [["Mon", 42]])]),
  "Constant and zero": chart("line", "Flat", [
    line(
      "Five",
      "primary",
      weekdays.map((day) => [day, 5]),
    ),
    line(
      "Zero",
      "comparison",
      weekdays.map((day) => [day, 0]),
    ),
  ]),
  "Huge and tiny": chart("line", "Range", [
    line("Value", "primary", [
      ["a", 0.000002],
      ["b", 1_500_000_000],
      ["c", 12_000],
    ]),
  ]),
};

const step = (id, label, detail) => (detail ? { id, label, detail } : { id, label });

export const flows = {
  "A chain": {
    type: "Flow",
    steps: [step("a", "Request"), step("b", "Validate", "all problems at once"), step("c", "Draw"), step("d", "Reply")],
  },
  "A long chain": {
    type: "Flow",
    steps: numbers(9, (index) => step(`s${index}`, `Step number ${index + 1}`, index % 3 ? "" : "with a detail")),
  },
  "Branches and a cycle": {
    type: "Flow",
    steps: [
      step("r", "Request"),
      step("v", "Validate", "all problems at once"),
      step("d", "Draw"),
      step("a", "Ask again"),
      step("p", "Reply"),
    ],
    links: [
      { from: "r", to: "v" },
      { from: "v", to: "d", label: "valid" },
      { from: "v", to: "a", label: "refused" },
      { from: "a", to: "v" },
      { from: "d", to: "p" },
    ],
  },
  "A self-link, doubled links, a step alone": {
    type: "Flow",
    steps: [step("q", "Queue"), step("w", "Worker"), step("l", "Log"), step("x", "Not joined")],
    links: [
      { from: "q", to: "w", label: "first try" },
      { from: "q", to: "w", label: "second try" },
      { from: "w", to: "w", label: "retries" },
      { from: "w", to: "l" },
    ],
  },
  "Long labels": {
    type: "Flow",
    steps: [
      step("a", "A step whose label is a whole sentence of some length"),
      step("b", word, "and a detail that also takes more than one line to be read"),
      step("c", "End"),
    ],
    links: [
      { from: "a", to: "b", label: "a link label that is rather long as well" },
      { from: "b", to: "c" },
      { from: "a", to: "c" },
    ],
  },
  "Twelve steps": {
    type: "Flow",
    steps: numbers(12, (index) => step(`n${index}`, `Node ${index + 1}`)),
    links: numbers(14, (index) => ({ from: `n${index % 12}`, to: `n${(index * 5 + 2) % 12}` })),
  },
};

export const everyInput = {
  type: "Form",
  id: "all",
  fields: [
    { id: "name", label: "Name", input: "text", required: true },
    { id: "size", label: "Size", input: "select", options: ["small", "medium", "large"], required: true },
    { id: "count", label: "Count", input: "number" },
    { id: "ok", label: "I have read the terms, all of them, to the end", input: "checkbox" },
    { id: "color", label: "Colour", input: "select", options: ["red", "blue"] },
  ],
  submitLabel: "Send it",
};

export const manyOptions = {
  type: "Choice",
  id: "many",
  prompt: "These stay pressable",
  repeat: "many",
  options: numbers(7, (index) => ({
    id: `o${index}`,
    label: `Option ${"long ".repeat(index)}${index + 1}`.slice(0, 40),
  })),
};

export const allKinds = (components) => column(components.map(({ example }) => example));

export { column, row, words };
