/** The demo's mail: a tree, and what `toEmail` makes of it. */
import { Tree } from "../../../dist/npm/core.js";
import { toEmail } from "../../../dist/npm/static.js";

const source = "weekly-report";
/** Who gets mail here. In an address there is an id and nothing personal: addresses are kept in logs. */
export const recipient = "reader-1";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const points = (values) => values.map((y, at) => ({ x: days[at], y }));

const tree = Tree.of({
  type: "Group",
  children: [
    { type: "Text", markdown: "# The week\n\nTraffic was **normal** until Tuesday, when the pricing page appeared." },
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
        { type: "Stat", label: "Sign-ups", value: 37 },
      ],
    },
    {
      type: "Chart",
      kind: "line",
      title: "Visitors",
      series: [
        { label: "This week", points: points([120, 240, 190, 175, 205, 140, 134]) },
        { label: "Usual", role: "baseline", points: points([110, 115, 105, 120, 125, 90, 85]) },
      ],
      annotations: [{ at: "Tue", label: "New pricing page" }],
    },
    {
      type: "Chart",
      kind: "bar",
      title: "Sign-ups by page",
      series: [
        {
          label: "Sign-ups",
          points: [
            { x: "/pricing", y: 19 },
            { x: "/", y: 11 },
            { x: "/docs", y: 7 },
          ],
        },
      ],
    },
    {
      type: "Table",
      caption: "Orders",
      columns: [
        { key: "no", label: "No." },
        { key: "customer", label: "Customer" },
        { key: "amount", label: "Amount" },
      ],
      rows: Array.from({ length: 64 }, (_, at) => ({
        no: at + 1,
        customer: `Customer ${at + 1}`,
        amount: (at * 7919) % 500,
      })),
    },
    {
      type: "Choice",
      id: "next",
      prompt: "The new page loads slowly. What next?",
      options: [
        { id: "fix", label: "Fix it now", emphasis: "primary" },
        { id: "wait", label: "Wait a week" },
        { id: "revert", label: "Take it back" },
      ],
    },
    {
      type: "Form",
      id: "note",
      fields: [
        { id: "note", label: "A note for the team", input: "textarea", required: true },
        { id: "by", label: "Needed by", input: "date" },
      ],
      submitLabel: "Send note",
    },
  ],
});

/** resvg, where it is installed; the mail does without. */
export async function rasteriser() {
  try {
    const { Resvg } = await import("@resvg/resvg-js");
    return { png: (svg, { scale }) => new Resvg(svg, { fitTo: { mode: "zoom", value: scale } }).render().asPng() };
  } catch {
    return undefined;
  }
}

/**
 * @typedef {object} Letter
 * @property {Tree} tree what is asked
 * @property {string} recipient
 * @property {(options: import("../../../dist/npm/static.js").EmailOptions) => Promise<import("../../../dist/npm/static.js").Email>} write
 */

/** @type {Letter} */
export const letter = {
  tree,
  recipient,
  write: async (options) => toEmail(tree, { ...options, source, image: await rasteriser() }),
};
