import { choice, text, write } from "../turn.js";

/** How does this work? The way of an answer, drawn by itself. */
export const about = () => [
  text(
    "I answer with a **tree of components**. It is drawn here while I write it, and what you press comes back to me " +
      "as an event.",
  ),
  write({
    type: "Flow",
    steps: [
      { id: "model", label: "Model" },
      { id: "tools", label: "Tools", detail: "charts and figures" },
      { id: "check", label: "Check", detail: "every problem at once" },
      { id: "draw", label: "Draw" },
      { id: "person", label: "You" },
    ],
    links: [
      { from: "model", to: "check" },
      { from: "tools", to: "check" },
      { from: "check", to: "draw", label: "valid" },
      { from: "check", to: "model", label: "refused" },
      { from: "draw", to: "person" },
    ],
  }),
  write({
    type: "Table",
    caption: "Who may write what",
    columns: [
      { key: "component", label: "Component" },
      { key: "model", label: "The model" },
      { key: "code", label: "Code" },
    ],
    rows: [
      { component: "Text, Group, Label, Table, Flow", model: "yes", code: "yes" },
      { component: "Choice, Form", model: "yes", code: "yes" },
      { component: "Chart, Stat", model: "no: numbers come from code", code: "yes" },
    ],
  }),
  choice("next", "See it?", { broken: "Show me a broken answer", week: "How was the week?" }),
];

/** Something that no route of the script knows. */
export const unknown = () => [
  text("I am a small script and know one site and eight weeks of it. These I can answer:"),
  choice("topic", "Topics", {
    week: "The week",
    compare: "The month",
    load: "Load time",
    pages: "Pages",
    errors: "Errors",
    summary: "A written summary",
    about: "How this works",
  }),
];
