/** The examples menu: each component's own, some whole answers, and texts as models really send them. */
import { core } from "/dist/intui.js";
import { pretty } from "/playground/pretty.js";

const tree = (root) => pretty({ v: 1, root });
const column = (...children) => ({ type: "Group", children });
const text = (markdown) => ({ type: "Text", markdown });

const answer = column(
  text("## Hello\nThis tree is **drawn while it is typed**. Press *Play*, or change the text."),
  {
    type: "Flow",
    steps: [
      { id: "type", label: "Type" },
      { id: "check", label: "Check" },
      { id: "draw", label: "Draw" },
      { id: "mend", label: "Mend" },
    ],
    links: [
      { from: "type", to: "check" },
      { from: "check", to: "draw", label: "valid" },
      { from: "check", to: "mend", label: "refused" },
      { from: "mend", to: "check" },
    ],
  },
  {
    type: "Table",
    caption: "What to try",
    columns: [
      { key: "what", label: "What" },
      { key: "seen", label: "What is seen" },
    ],
    rows: [
      { what: "Misspell a prop", seen: "A note stands by its part; the others stay" },
      { what: "Move the position", seen: "The tree as it was at that character" },
      { what: "Say that the model wrote it", seen: "A Chart or a Stat is refused" },
    ],
  },
  {
    type: "Choice",
    id: "next",
    prompt: "Press one",
    options: [
      { id: "yes", label: "Yes", emphasis: "primary" },
      { id: "no", label: "No" },
    ],
  },
);

const faults = column(
  { type: "Text", markdwn: "A misspelt prop" },
  { type: "Gauge", value: 3 },
  { type: "Label", text: "A label of more than forty characters is too long", tone: "loud" },
  { type: "Table", columns: [{ key: "a", label: "A" }], rows: [{ a: 1 }, { b: 2 }] },
  {
    type: "Flow",
    steps: [
      { id: "a", label: "A" },
      { id: "b", label: "B" },
    ],
    links: [{ from: "a", to: "c" }],
  },
  text("This one is right."),
);

const fence = "```";

/** Name → text, in the order of the menu. */
export const examples = {
  "An answer": tree(answer),
  "All nine components": tree(column(...core.kinds.map(({ example }) => example))),
  ...Object.fromEntries(core.kinds.map(({ type, example }) => [type, tree(example)])),
  "Many faults": tree(faults),
  "No version": pretty({ root: text("The version is missing") }),
  "Prose and a code fence around": `Here is what you asked for:\n\n${fence}json\n${tree(text("Found in the middle."))}\n${fence}\n\nAnything else?`,
  "A trailing comma": '{ "v": 1, "root": { "type": "Label", "text": "mended", "tone": "positive", }, }',
  "Broken off": tree(answer).slice(0, 560),
};
