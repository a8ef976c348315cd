import { core } from "../../src/core.js";

/** Each kind's example as a whole answer. */
export const examples = core.kinds.map((kind) => ({ name: kind.type, tree: { v: 1, root: kind.example } }));

/** All kinds in one answer, with ids of their own, in a column with a row in it. */
export const everything = {
  v: 1,
  root: {
    type: "Group",
    children: [
      {
        type: "Text",
        markdown: "# The week\n\nTraffic was **normal** until *Tuesday*.\n\n- one\n- two\n\n```js\nlet a = 1;\n```",
      },
      {
        type: "Group",
        direction: "row",
        children: [
          { type: "Stat", label: "Visitors", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
          {
            type: "Stat",
            label: "Load",
            value: 842,
            unit: "ms",
            change: { value: 96, as: "amount" },
            tone: "critical",
          },
          { type: "Label", text: "3 open", tone: "warning" },
        ],
      },
      core.kinds.find((kind) => kind.type === "Chart")?.example,
      core.kinds.find((kind) => kind.type === "Table")?.example,
      core.kinds.find((kind) => kind.type === "Flow")?.example,
      core.kinds.find((kind) => kind.type === "Choice")?.example,
      core.kinds.find((kind) => kind.type === "Form")?.example,
    ],
  },
};

/** A Group of one component, with a healthy one before and after it. */
export const between = (component: unknown): unknown => ({
  v: 1,
  root: {
    type: "Group",
    children: [{ type: "Text", markdown: "Before" }, component, { type: "Text", markdown: "After" }],
  },
});
