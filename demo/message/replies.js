/** Whole replies, as an agent writes them: prose, and blocks in it. */

const block = (name, content) => `\`\`\`${name}\n${content}\n\`\`\``;
const tree = (root) => block("ui:intui", JSON.stringify({ v: 1, root }));

const plan = [
  "Here is where the **launch** stands. Two things are done, one is late.",
  tree({
    type: "Table",
    caption: "What is left",
    columns: [
      { key: "task", label: "Task" },
      { key: "who", label: "Who" },
      { key: "days", label: "Days left" },
    ],
    rows: [
      { task: "Write the page", who: "Web", days: 2 },
      { task: "Make images smaller", who: "Web", days: 5 },
      { task: "Find out why mail waits", who: "Mail", days: -1 },
    ],
  }),
  "The way from here is short:",
  tree({
    type: "Flow",
    steps: ["Write", "Review", "Go live", "Watch"].map((label) => ({ id: label, label })),
    links: [
      { from: "Write", to: "Review" },
      { from: "Review", to: "Write", label: "sent back" },
      { from: "Review", to: "Go live", label: "approved" },
      { from: "Go live", to: "Watch" },
    ],
  }),
  "1. The page can go live **on Thursday**.\n2. Mail can follow [a week later](https://example.com/plan).",
  tree({
    type: "Choice",
    id: "go",
    prompt: "Shall I write it into the calendar?",
    options: [
      { id: "yes", label: "Yes, Thursday", emphasis: "primary" },
      { id: "later", label: "Not yet" },
    ],
  }),
].join("\n\n");

const broken = [
  "The first block is right.",
  tree({ type: "Label", text: "3 open", tone: "warning" }),
  "The second one has a mistake in it. What is right of it is drawn, and what is wrong is told below it.",
  tree({
    type: "Group",
    children: [
      { type: "Text", markdown: "This part **is** valid." },
      { type: "Gauge", value: 3 },
      { type: "Label", text: "so is this" },
    ],
  }),
  "The third one was never closed, and the reply goes on all the same:",
  '```ui:intui\n{"v":1,"root":{"type":"Label","text":"still open"}}',
  "No word behind it is lost.",
].join("\n\n");

const component = (id, type, props) => ({ id, component: type, ...props });
const surface = [
  { createSurface: { surfaceId: "seat", catalogId: "https://a2ui.org/specification/v0_9/basic_catalog.json" } },
  {
    updateComponents: {
      surfaceId: "seat",
      components: [
        component("root", "Card", { child: "all" }),
        component("all", "Column", { children: ["title", "name", "send"] }),
        component("title", "Text", { text: "A seat in the workshop", variant: "h3" }),
        component("name", "TextField", { label: "Name", value: { path: "/name" } }),
        component("send", "Button", { child: "word", action: { event: { name: "book", context: {} } } }),
        component("word", "Text", { text: "Book" }),
      ],
    },
  },
  { updateDataModel: { surfaceId: "seat", path: "/name", value: "Ada" } },
].map((message) => JSON.stringify({ version: "v0.9", ...message }));

const mixed = [
  "Two formats in one reply. This is a tree:",
  tree({
    type: "Form",
    id: "who",
    fields: [{ id: "mail", label: "Email", input: "text", required: true }],
    submitLabel: "Send",
  }),
  "And this a surface of A2UI:",
  block("ui:a2ui", surface.join("\n")),
  "Other fences are code:",
  block("js", 'console.log("as it is written");'),
].join("\n\n");

export const replies = { "A plan": plan, "A broken block": broken, "Two formats": mixed };
