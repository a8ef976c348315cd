/**
 * The answer that goes wrong once: three slips that models really make. The page draws what is valid, hands the
 * IntuiError's message back, and `mend` reads it: a slip is put right only when the message names the place.
 */
import { choice, text, write } from "../turn.js";

const health = [
  text("Here is the health of the site. I made some mistakes in this one, on purpose."),
  write({ type: "Label", text: "all systems up", tone: "positive" }),
  write({
    type: "Table",
    caption: "Systems",
    columns: [
      { key: "system", label: "System" },
      { key: "state", label: "State" },
    ],
    rows: [
      { system: "Web", state: "up" },
      { system: "Mail", state: "up, slow" },
      { system: "Counter", state: "up" },
    ],
  }),
  write({
    type: "Flow",
    steps: [
      { id: "visit", label: "Visit" },
      { id: "count", label: "Counter" },
      { id: "store", label: "Store" },
    ],
    links: [
      { from: "visit", to: "count" },
      { from: "count", to: "store" },
    ],
  }),
  choice("next", "What next?", { week: "How was the week?", about: "How does this work?" }),
];

/** Each slip: the part that has it, the path at which the page reports it, and the part as it came out wrong. */
const slips = [
  {
    part: 1,
    path: "root.children[1] (Badge).type",
    wrong: { type: "Badge", text: "all systems up", tone: "positive" },
  },
  {
    part: 2,
    path: "root.children[2] (Table).rows[1].status",
    wrong: (table) => ({ ...table, rows: table.rows.with(1, { system: "Mail", status: "up, slow" }) }),
  },
  {
    part: 3,
    path: "root.children[3] (Flow).links[1].to",
    wrong: (flow) => ({ ...flow, links: flow.links.with(1, { from: "count", to: "storage" }) }),
  },
];

/** The paths of the slips, for the test. */
export const slipPaths = slips.map((slip) => slip.path);

const spoil = ({ component }, { wrong }) => write(typeof wrong === "function" ? wrong(component) : wrong);

const withSlips = (some) => some.reduce((parts, slip) => parts.with(slip.part, spoil(parts[slip.part], slip)), health);

export const broken = () => withSlips(slips);

/** The same answer once more, with those slips left in that the error message did not name. */
export const mended = ({ problem }) => [
  text("Here is the health of the site, written again with what the page told me."),
  ...withSlips(slips.filter((slip) => !problem.includes(slip.path))).slice(1),
];
