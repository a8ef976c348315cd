// The agent of these examples: a script that answers in prose with components in it, at the pace of a model. In a product,
// `ask` posts to a server and gives `readText(response)` from "@intui/web/stream".

/** @param {object} root a component */
const block = (root) => `\n\n\`\`\`ui:intui\n${JSON.stringify({ v: 1, root })}\n\`\`\`\n\n`;

const days = block({
  type: "Group",
  children: [
    {
      type: "Group",
      direction: "row",
      children: [
        { type: "Stat", label: "Visitors", value: 1204, change: { value: 18, as: "percent" }, tone: "positive" },
        { type: "Stat", label: "Failed requests", value: 11, change: { value: 4, as: "amount" }, tone: "critical" },
      ],
    },
    {
      type: "Table",
      columns: [
        { key: "page", label: "Page" },
        { key: "visits", label: "Visits" },
      ],
      rows: [
        { page: "/pricing", visits: 410 },
        { page: "/docs", visits: 377 },
        { page: "/blog", visits: 95 },
      ],
    },
  ],
});

const next = block({
  type: "Choice",
  id: "next-step",
  prompt: "What about the failed requests?",
  options: [
    { id: "look", label: "Look into them", emphasis: "primary" },
    { id: "park", label: "Park" },
  ],
});

const watch = block({
  type: "Form",
  id: "watch",
  fields: [{ id: "page", label: "A page to watch", input: "text", required: true }],
  submitLabel: "Watch it",
});

/** A reply by the words that it answers; the first that fits. @type {readonly (readonly [RegExp, string])[]} */
const script = [
  [/watch/i, "It is on the list. You will hear of it when its visits **double** or halve."],
  [
    /look/i,
    `All eleven came from one address, within a minute.${block({ type: "Label", text: "No harm done", tone: "positive" })}`,
  ],
  [/park/i, "Parked. They will be in next week’s summary, if there are more."],
  [
    /./s,
    `The week was a **good** one.${days}The failed requests are new.${next}${watch}${"Nothing else stood out. ".repeat(12)}`,
  ],
];

/** Milliseconds between two pieces. */
const PAUSE = 25;

/**
 * Sends what the person said. Resolves once the agent has taken it, to the reply as it is being written.
 * @param {string} said a question, or the sentence of an event
 * @returns {Promise<AsyncIterable<string>>}
 */
export async function ask(said) {
  if (/nobody/.test(said)) throw new Error("nobody is there");
  const text = script.find(([words]) => words.test(said))?.[1] ?? "";
  return write(text);
}

/** @param {string} text */
async function* write(text) {
  for (let at = 0; at < text.length; at += 7) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    yield text.slice(at, at + 7);
  }
}
