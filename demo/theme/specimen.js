/** One answer with everything in it that a property or a part is about. */
const words = (markdown) => ({ type: "Text", markdown });

const tones = ["neutral", "positive", "warning", "critical", "muted"];
const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const series = (label, values, role = "primary") => ({
  label,
  role,
  points: values.map((y, at) => ({ x: days[at], y })),
});

export const specimen = {
  v: 1,
  root: {
    type: "Group",
    children: [
      words("## A week of visits\n\nTraffic was **normal**, with [one exception](https://example.com/), in `eu-west`."),
      { type: "Group", direction: "row", children: tones.map((tone) => ({ type: "Label", text: tone, tone })) },
      {
        type: "Group",
        direction: "row",
        children: [
          { type: "Stat", label: "Visits", value: 12840, change: { value: 8, as: "percent" }, tone: "positive" },
          { type: "Stat", label: "Errors", value: 42, change: { value: 12, as: "amount" }, tone: "critical" },
        ],
      },
      {
        type: "Chart",
        kind: "line",
        title: "Visits by region",
        series: [
          series("Europe", [40, 44, 51, 47, 58]),
          series("Americas", [31, 29, 36, 41, 39]),
          series("Asia", [22, 27, 25, 31, 35]),
          series("Last week", [35, 36, 38, 40, 41], "baseline"),
        ],
      },
      {
        type: "Table",
        caption: "Pages",
        columns: [
          { key: "page", label: "Page" },
          { key: "visits", label: "Visits" },
        ],
        rows: ["/", "/docs", "/pricing", "/blog", "/jobs"].map((page, at) => ({ page, visits: 5200 - at * 1100 })),
      },
      {
        type: "Flow",
        steps: ["Read", "Think", "Answer"].map((label) => ({ id: label, label })),
      },
      words("```js\nconst week = await visits();\n```"),
      {
        type: "Choice",
        id: "next",
        prompt: "What next?",
        repeat: "many",
        options: [
          { id: "go", label: "Look into the errors", emphasis: "primary" },
          { id: "park", label: "Park it" },
        ],
      },
      {
        type: "Form",
        id: "note",
        fields: [
          { id: "title", label: "Title", input: "text", required: true, help: "A few words" },
          { id: "kind", label: "Kind", input: "select", options: ["idea", "bug"] },
        ],
        submitLabel: "Save",
      },
    ],
  },
};
