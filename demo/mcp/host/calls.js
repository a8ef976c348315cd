/** What the agent calls in the demo: the arguments, as a model would write them. */

const plan = {
  v: 1,
  root: {
    type: "Group",
    children: [
      { type: "Text", markdown: "The release can go out **today**, or after the load test. What each way means:" },
      {
        type: "Table",
        caption: "Two ways",
        columns: [
          { key: "way", label: "Way" },
          { key: "day", label: "Day" },
          { key: "risk", label: "Risk" },
          { key: "hours", label: "Work, hours" },
        ],
        rows: [
          { way: "Ship now", day: "Today", risk: "Slow on Monday morning", hours: 2 },
          { way: "Test first", day: "Thursday", risk: "Two customers wait", hours: 11 },
        ],
      },
      {
        type: "Flow",
        steps: [
          { id: "build", label: "Build" },
          { id: "test", label: "Load test", detail: "Two days" },
          { id: "ship", label: "Ship" },
          { id: "watch", label: "Watch" },
        ],
        links: [
          { from: "build", to: "ship", label: "now" },
          { from: "build", to: "test", label: "test first" },
          { from: "test", to: "ship" },
          { from: "ship", to: "watch" },
        ],
      },
      {
        type: "Choice",
        id: "way",
        prompt: "Which way?",
        options: [
          { id: "now", label: "Ship now", emphasis: "primary" },
          { id: "test", label: "Test first" },
        ],
      },
    ],
  },
};

const form = {
  v: 1,
  root: {
    type: "Group",
    children: [
      { type: "Text", markdown: "I can book the room. A few things first:" },
      {
        type: "Form",
        id: "room",
        fields: [
          { id: "title", label: "What for", input: "text", required: true },
          { id: "people", label: "People", input: "number", required: true },
          { id: "day", label: "Day", input: "date" },
          { id: "screen", label: "With a screen", input: "checkbox" },
        ],
        submitLabel: "Book it",
      },
    ],
  },
};

export const calls = {
  plan: { label: "show: a plan, and a choice", name: "show", args: plan },
  form: { label: "show: a form", name: "show", args: form },
  refused: {
    label: "show: a tree that is refused",
    name: "show",
    args: { v: 1, root: { type: "Stat", label: "Orders", value: 12 } },
  },
  query: { label: "query_orders: the server's own", name: "query_orders", args: {} },
};
