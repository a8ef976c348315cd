/** The seed's nine components in one answer: what every surface of this page shows. */

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const line = (values) => values.map((y, at) => ({ x: days[at], y }));

/** What drew it. Events name it, whichever surface they come from. */
export const source = "week-48";

/** Built by code: a model may write no Chart and no Stat. */
export const answer = {
  v: 1,
  root: {
    type: "Group",
    children: [
      {
        type: "Text",
        markdown: "## Week 48\n\nTraffic was **normal** until Tuesday, when the new pricing page went live.",
      },
      { type: "Label", text: "1 page is slow", tone: "warning" },
      {
        type: "Group",
        direction: "row",
        children: [
          { type: "Stat", label: "Visitors", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
          {
            type: "Stat",
            label: "Load time",
            value: 842,
            unit: "ms",
            change: { value: 96, as: "amount" },
            tone: "critical",
          },
        ],
      },
      {
        type: "Chart",
        kind: "line",
        title: "Visitors",
        series: [
          { label: "This week", points: line([120, 240, 190, 175, 205, 140, 134]) },
          { label: "Usual", role: "baseline", points: line([110, 115, 105, 120, 125, 90, 85]) },
        ],
        annotations: [{ at: "Tue", label: "New pricing page" }],
      },
      {
        type: "Flow",
        steps: [
          { id: "visit", label: "Visit" },
          { id: "pricing", label: "Pricing page", detail: "842 ms" },
          { id: "sign", label: "Signs up" },
          { id: "leave", label: "Leaves" },
        ],
        links: [
          { from: "visit", to: "pricing" },
          { from: "pricing", to: "sign", label: "fast" },
          { from: "pricing", to: "leave", label: "slow" },
        ],
      },
      {
        type: "Table",
        caption: "Slowest pages",
        columns: [
          { key: "page", label: "Page" },
          { key: "ms", label: "Load time, ms" },
        ],
        rows: [
          { page: "/pricing", ms: 842 },
          { page: "/docs", ms: 310 },
          { page: "/", ms: 204 },
        ],
      },
      {
        type: "Choice",
        id: "next",
        prompt: "What next?",
        options: [
          { id: "fix", label: "Fix the page", emphasis: "primary" },
          { id: "wait", label: "Wait a week" },
        ],
      },
      {
        type: "Form",
        id: "note",
        fields: [{ id: "note", label: "A note for the team", input: "text", required: true }],
        submitLabel: "Send note",
      },
    ],
  },
};
