import { call, choice, text, write } from "../turn.js";
import { ideaForm } from "./ideas.js";

/** How was the week? The answer that shows the most kinds at once. */
export const week = () => [
  text("Traffic was **normal** until Tuesday, when the new pricing page went live. Three things stand out."),
  call("figuresOfTheWeek"),
  call("visitorsByDay"),
  call("watchedPages"),
  text("### How the new page reached people"),
  write({
    type: "Flow",
    steps: [
      { id: "draft", label: "Draft" },
      { id: "review", label: "Review", detail: "every problem at once" },
      { id: "live", label: "Go live" },
      { id: "watch", label: "Watch" },
      { id: "mend", label: "Mend" },
    ],
    links: [
      { from: "draft", to: "review" },
      { from: "review", to: "live", label: "approved" },
      { from: "live", to: "watch" },
      { from: "review", to: "mend", label: "sent back" },
      { from: "mend", to: "review" },
    ],
  }),
  choice("next", "What next?", {
    load: "Look into load time",
    compare: "Compare with last month",
    park: "Park it",
  }),
  ideaForm,
];

export const compare = () => [
  text("Against the four weeks before, the gain is in the **middle of the week**. The weekend did not take part."),
  call("comparedWithLastMonth"),
  call("extremesOfTheWeek"),
  choice("next", "Go deeper?", { pages: "Which pages changed?", days: "Show every day", load: "Look into load time" }),
];

export const days = () => [
  text("All eight weeks, as the counter holds them."),
  call("everyDay"),
  choice("next", "And now?", { compare: "Compare with last month", park: "Park it" }),
];

export const pages = () => [
  text("`/pricing` carries nearly all of the growth. Most others moved a little; `/signup` lost some."),
  call("pagesByViews"),
  call("biggestMoves"),
  choice("next", "Look closer?", { load: "Why is /signup slow?", idea: "Note an idea" }),
];

export const errors = () => [
  text("Few, and all of them have a cause."),
  call("errorCount"),
  call("failedRequests"),
  text("The two on `/pricing` came **while** the new page was rolled out. The one on `/signup` stands alone."),
  choice("next", "What next?", { load: "Look into load time", idea: "Note an idea", park: "Park it" }),
];

export const summary = () => [
  text(
    [
      "## The week in short",
      "The new pricing page **brought people in** and *slowed them down*.",
      "### What went well",
      "1. The page was found on its first day.\n2. Readers moved on to the documentation.\n3. Nothing had to be rolled back.",
      "### What is open",
      "- [x] Announce the page\n- [ ] Make its images smaller\n- [ ] Find out why `/signup` waits for mail",
      "> A fast page is read. A slow one is closed.",
      "| Who | Next step |\n| --- | --- |\n| Web | Serve `avif`, then `webp` |\n| Mail | ~~Retry thrice~~ Time out after one try |",
      '```html\n<img src="/hero.avif" width="1200" height="640" alt="The three plans">\n```',
      "Format and sizes are described in the [HTML standard](https://html.spec.whatwg.org/#the-img-element).",
    ].join("\n\n"),
  ),
  choice("next", "Use it?", { load: "Look into load time", idea: "Note an idea", park: "Park it" }),
];

export const park = () => [
  text("Parked. Nothing is lost: ask for the week at any time."),
  write({
    type: "Group",
    direction: "row",
    children: [
      { type: "Text", markdown: "**This week**" },
      { type: "Label", text: "parked", tone: "muted" },
    ],
  }),
  choice("again", "Changed your mind?", { week: "Take it up again" }),
];
