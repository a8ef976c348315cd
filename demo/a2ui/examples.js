/** Surfaces of our own making: between them every component, every function and every message. */
import {
  at,
  button,
  call,
  column,
  components,
  create,
  data,
  event,
  format,
  OURS,
  part,
  row,
  text,
} from "./messages.js";

const needed = (path, message) => ({ condition: call("required", { value: at(path) }), message });

const signUp = [
  create("sign-up", { theme: { primaryColor: "#7a3fb8" }, sendDataModel: true }),
  data("sign-up", "/", {
    person: { name: "", mail: "", note: "" },
    days: ["mon"],
    size: ["m"],
    count: 2,
    from: "",
    agreed: false,
  }),
  components("sign-up", [
    part("root", "Card", { child: "form" }),
    column("form", "title", "names", "secret", "note", "size", "days", "count", "from", "agreed", "send"),
    text("title", "A seat in the workshop", "h2"),
    row("names", ["name", "mail"]),
    part("name", "TextField", {
      label: "Name",
      value: at("/person/name"),
      weight: 1,
      checks: [needed("/person/name", "Your name is needed")],
    }),
    part("mail", "TextField", {
      label: "Email",
      value: at("/person/mail"),
      weight: 1,
      checks: [
        needed("/person/mail", "Your address is needed"),
        { condition: call("email", { value: at("/person/mail") }), message: "This is no address" },
      ],
    }),
    part("secret", "TextField", {
      label: "A word only you know",
      variant: "obscured",
      value: at("/person/secret"),
      checks: [
        {
          condition: call("or", {
            values: [
              call("not", { value: call("required", { value: at("/person/secret") }) }),
              call("and", {
                values: [
                  call("length", { value: at("/person/secret"), min: 6 }),
                  call("regex", { value: at("/person/secret"), pattern: "\\d" }),
                ],
              }),
            ],
          }),
          message: "At least six characters, one of them a digit",
        },
      ],
    }),
    part("note", "TextField", { label: "What we should know", variant: "longText", value: at("/person/note") }),
    part("size", "ChoicePicker", {
      label: "Shirt",
      value: at("/size"),
      options: [
        { label: "Small", value: "s" },
        { label: "Medium", value: "m" },
        { label: "Large", value: "l" },
      ],
    }),
    part("days", "ChoicePicker", {
      label: "Days",
      variant: "multipleSelection",
      displayStyle: "chips",
      value: at("/days"),
      options: [
        { label: "Monday", value: "mon" },
        { label: "Tuesday", value: "tue" },
        { label: "Wednesday", value: "wed" },
      ],
      checks: [{ condition: call("length", { value: at("/days"), min: 1 }), message: "One day at least" }],
    }),
    part("count", "Slider", {
      label: "Seats",
      min: 1,
      max: 6,
      value: at("/count"),
      checks: [{ condition: call("numeric", { value: at("/count"), max: 5 }), message: "Five at most" }],
    }),
    part("from", "DateTimeInput", { label: "From", enableDate: true, enableTime: true, value: at("/from") }),
    part("agreed", "CheckBox", { label: "I have read the house rules", value: at("/agreed") }),
    button("send", "Reserve", event("reserve", { name: at("/person/name"), count: at("/count"), days: at("/days") }), {
      variant: "primary",
      checks: [
        {
          condition: call("and", {
            values: [
              call("required", { value: at("/person/name") }),
              call("email", { value: at("/person/mail") }),
              at("/agreed"),
            ],
          }),
          message: "Fill in your name and address, and agree to the rules",
        },
      ],
    }),
  ]),
];

const tasks = [
  create("tasks"),
  components("tasks", [
    column("root", "head", "tabs"),
    row("head", ["icon", "title"], { align: "center" }),
    part("icon", "Icon", { name: "calendarToday" }),
    text("title", format("${pluralize(value: ${/count}, one: 'One task', other: 'Tasks')}"), "h3"),
    part("tabs", "Tabs", {
      tabs: [
        { title: "Open", child: "list" },
        { title: "About", child: "about" },
      ],
    }),
    part("list", "List", { children: { componentId: "task", path: "/tasks" } }),
    row("task", ["done", "due", "drop"], { justify: "spaceBetween", align: "center" }),
    part("done", "CheckBox", { label: at("title"), value: at("done") }),
    text("due", call("formatDate", { value: at("due"), format: "E d MMM" }), "caption"),
    button("drop", "Drop", event("drop", { title: at("title") }), { variant: "borderless" }),
    column("about", "words", "line", "rules"),
    text(
      "words",
      "Tasks come from the *scripted agent* of this page. What you tick stays here until something is pressed.",
    ),
    part("line", "Divider"),
    part("rules", "Modal", { trigger: "more", content: "inside" }),
    button("more", "House rules", event("rules")),
    text("inside", "1. One task at a time.\n2. What is dropped is gone."),
  ]),
  data("tasks", "/tasks", [
    { id: "a", title: "Call the printer", due: "2026-12-03", done: false },
    { id: "b", title: "Water the plants", due: "2026-12-04", done: true },
    { id: "c", title: "Send the invoices", due: "2026-12-07", done: false },
  ]),
  data("tasks", "/count", 3),
];

const media = [
  create("media"),
  components("media", [
    row("root", ["left", "right"]),
    part("left", "Card", { child: "picture", weight: 1 }),
    part("picture", "Image", {
      url: "/site/icon.svg",
      description: "The sign of this demo",
      variant: "smallFeature",
      fit: "contain",
    }),
    part("right", "Column", { children: ["film", "sound", "open"], weight: 2 }),
    part("film", "Video", { url: "https://example.com/film.mp4" }),
    part("sound", "AudioPlayer", { url: "https://example.com/sound.mp3", description: "The sound of the film" }),
    button(
      "open",
      "More on A2UI",
      { functionCall: call("openUrl", { url: "https://a2ui.org/" }) },
      { variant: "borderless" },
    ),
  ]),
];

const numbers = [
  create("numbers", { catalogId: OURS }),
  components("numbers", [
    column("root", "stats", "chart", "table", "flow", "sum", "state"),
    row("stats", ["visitors", "income"]),
    part("visitors", "Stat", {
      label: "Visitors",
      value: at("/visitors"),
      change: { value: at("/change"), as: "percent" },
      tone: "positive",
    }),
    part("income", "Stat", { label: "Income", value: at("/income"), unit: "EUR" }),
    part("chart", "Chart", { kind: "line", title: "Visits", series: [{ label: "This week", points: at("/points") }] }),
    part("table", "Table", {
      columns: [
        { key: "page", label: "Page" },
        { key: "visits", label: "Visits" },
      ],
      rows: at("/pages"),
    }),
    part("flow", "Flow", {
      steps: [
        { id: "seen", label: "Seen" },
        { id: "read", label: "Read" },
        { id: "bought", label: "Bought" },
      ],
    }),
    text(
      "sum",
      format(
        "In all ${formatCurrency(value: /income, currency: 'EUR')} from ${formatNumber(value: /visitors, grouping: true)} visitors.",
      ),
    ),
    part("state", "Label", { text: "Checked", tone: "positive" }),
  ]),
  data("numbers", "/", {
    visitors: 1204,
    change: 18,
    income: 842.5,
    points: [
      { x: "Mon", y: 120 },
      { x: "Tue", y: 180 },
      { x: "Wed", y: 90 },
      { x: "Thu", y: 210 },
    ],
    pages: [
      { page: "Pricing", visits: 412 },
      { page: "Docs", visits: 388 },
    ],
  }),
];

/** By name, each with what the agent says around it. */
export const examples = {
  "Sign up": { before: "Here is the form. It is checked while you type.", messages: signUp },
  Tasks: { before: "Your tasks for the week:", messages: tasks },
  Media: { before: "Nothing of this is fetched before you ask for it:", messages: media },
  "Our own catalog": { before: "A2UI with what its basic catalog lacks:", messages: numbers },
};
