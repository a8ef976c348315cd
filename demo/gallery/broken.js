/** Trees with a fault in them, one a kind: what can be read is drawn, and the page is told the rest. */

const around = (component) => ({
  type: "Group",
  children: [{ type: "Text", markdown: "Before" }, component, { type: "Text", markdown: "After" }],
});

export const broken = {
  Text: around({ type: "Text", markdwon: "The prop is misspelt" }),
  Group: around({ type: "Group", direction: "diagonal", children: [{ type: "Text", markdown: "Inside" }] }),
  Label: around({ type: "Label", text: "This label is longer than forty characters", tone: "loud" }),
  Table: around({ type: "Table", columns: [{ key: "a", label: "A" }], rows: [{ a: 1 }, { a: 2, b: 3 }] }),
  Chart: around({ type: "Chart", kind: "pie", series: [{ label: "S", points: [{ x: "Mon", y: "12" }] }] }),
  Stat: around({ type: "Stat", label: "Visitors", value: "1,204" }),
  Flow: around({
    type: "Flow",
    steps: [
      { id: "a", label: "A" },
      { id: "b", label: "B" },
    ],
    links: [{ from: "a", to: "c" }],
  }),
  Choice: around({ type: "Choice", id: "next", options: [{ id: "a", label: "" }] }),
  Form: around({ type: "Form", id: "f", fields: [{ id: "s", label: "Source", input: "select" }] }),
  Gauge: around({ type: "Gauge", value: 3 }),
};
