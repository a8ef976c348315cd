// What the pages show: every kind in one answer, a whole reply, and a surface with every component of A2UI's basic catalog.

/** Every kind, those with late parts too: a chart, a flow that needs the layout engine, an image that isn't loaded. */
export const everything = {
  v: 1,
  root: {
    type: "Group",
    children: [
      {
        type: "Text",
        markdown:
          "# The week\n\nTraffic was **normal** until *Tuesday*. See [the log](https://example.com/log).\n\n" +
          "- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nlet a = 1;\n```\n\n![the plan](https://example.com/plan.png)",
      },
      {
        type: "Group",
        direction: "row",
        children: [
          { type: "Stat", label: "Visitors", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
          { type: "Label", text: "3 open", tone: "warning" },
        ],
      },
      {
        type: "Chart",
        kind: "line",
        title: "Visitors",
        series: [
          {
            label: "This week",
            points: [
              { x: "Mon", y: 3 },
              { x: "Tue", y: 5 },
              { x: "Wed", y: 4 },
            ],
          },
        ],
        annotations: [{ at: "Tue", label: "Launch" }],
      },
      {
        type: "Table",
        caption: "Pages",
        columns: [
          { key: "page", label: "Page" },
          { key: "views", label: "Views" },
        ],
        rows: [
          { page: "/", views: 120 },
          { page: "/pricing", views: 450 },
        ],
      },
      { type: "Flow", steps: ["Draft", "Check", "Send"].map((label) => ({ id: label, label })) },
      {
        type: "Flow",
        steps: ["Ask", "Yes", "No", "End"].map((label) => ({ id: label, label })),
        links: [
          { from: "Ask", to: "Yes" },
          { from: "Ask", to: "No", label: "else" },
          { from: "Yes", to: "End" },
          { from: "No", to: "End" },
        ],
      },
      {
        type: "Choice",
        id: "next",
        prompt: "What next?",
        options: [
          { id: "look", label: "Look closer", emphasis: "primary" },
          { id: "park", label: "Park" },
        ],
      },
      {
        type: "Form",
        id: "idea",
        fields: [
          { id: "title", label: "Title", input: "text", required: true },
          { id: "more", label: "More", input: "textarea" },
          { id: "count", label: "Count", input: "number" },
          { id: "day", label: "Day", input: "date" },
          { id: "kind", label: "Kind", input: "select", options: ["big", "small"] },
          { id: "now", label: "Now", input: "checkbox" },
        ],
        submitLabel: "Add",
      },
    ],
  },
};

/** What there is of it once all of it is drawn. */
export const drawnParts = [
  ".text [part~=heading]",
  ".text strong",
  ".text table td",
  "[part~=code-block]",
  "[part~=placeholder]",
  ".stat",
  ".label",
  ".chart-canvas canvas",
  "intui-table tbody td",
  ".flow-chain",
  "intui-flow[data-picture=drawn] svg path",
  "intui-choice button",
  "intui-form input[type=date]",
  "intui-actions button",
  "intui-copy button",
];

const part = (/** @type {string} */ id, /** @type {string} */ component, props = {}) => ({ id, component, ...props });

/** Every component of the basic catalog, and a function, so that all of the code for A2UI is needed. */
export const surfaceMessages = [
  { createSurface: { surfaceId: "all", catalogId: "https://a2ui.org/specification/v0_9/basic_catalog.json" } },
  {
    updateComponents: {
      surfaceId: "all",
      components: [
        part("root", "Column", {
          children: "text image icon video audio row list card tabs modal line button name agreed size count day".split(
            " ",
          ),
        }),
        part("text", "Text", {
          text: { call: "formatString", args: { value: "Hello **$" + "{/name}**" }, returnType: "string" },
        }),
        part("image", "Image", { url: "https://example.com/a.png", description: "a picture" }),
        part("icon", "Icon", { name: "star" }),
        part("video", "Video", { url: "https://example.com/a.mp4" }),
        part("audio", "AudioPlayer", { url: "https://example.com/a.mp3", description: "a sound" }),
        part("row", "Row", { children: ["cell"] }),
        part("cell", "Text", { text: "in a row" }),
        part("list", "List", { children: ["item"] }),
        part("item", "Text", { text: "in a list" }),
        part("card", "Card", { child: "inside" }),
        part("inside", "Text", { text: "in a card" }),
        part("tabs", "Tabs", { tabs: [{ title: "One", child: "pane" }] }),
        part("pane", "Text", { text: "in a tab" }),
        part("modal", "Modal", { trigger: "opener", content: "dialog" }),
        part("opener", "Button", { child: "opener-text", action: { event: { name: "open", context: {} } } }),
        part("opener-text", "Text", { text: "Open" }),
        part("dialog", "Text", { text: "in a dialog" }),
        part("line", "Divider"),
        part("button", "Button", { child: "button-text", action: { event: { name: "go", context: {} } } }),
        part("button-text", "Text", { text: "Go" }),
        part("name", "TextField", { label: "Name", value: { path: "/name" } }),
        part("agreed", "CheckBox", { label: "Agreed", value: { path: "/agreed" } }),
        part("size", "ChoicePicker", {
          label: "Size",
          value: { path: "/size" },
          options: ["S", "M"].map((label) => ({ label, value: label })),
        }),
        part("count", "Slider", { label: "Count", value: { path: "/count" }, max: 9 }),
        part("day", "DateTimeInput", { label: "Day", value: { path: "/day" }, enableDate: true }),
      ],
    },
  },
  {
    updateDataModel: {
      surfaceId: "all",
      path: "/",
      value: { name: "Ada", agreed: true, size: ["M"], count: 3, day: "2026-05-01" },
    },
  },
].map((message) => ({ version: "v0.9", ...message }));

const fence = "```";

/** A whole reply: prose, a tree, a surface, and a block that is broken. */
export const reply = [
  "Here is **what** I found:",
  `${fence}ui:intui\n${JSON.stringify({ v: 1, root: { type: "Label", text: "3 open" } })}\n${fence}`,
  `And a surface:\n\n${fence}a2ui\n${surfaceMessages.map((message) => JSON.stringify(message)).join("\n")}\n${fence}`,
  `${fence}ui:intui\n{"v":1,"root":{"type":"Gauge"}}\n${fence}`,
  "That is *all*.",
].join("\n\n");
