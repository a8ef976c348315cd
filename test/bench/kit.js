/** What the cases share, in the page. */

/** Thrown by a run that was stopped at its budget; `part` says how much it had done, 0 to 1. */
export class Unfinished extends Error {
  constructor(part) {
    super(`unfinished at ${(part * 100).toFixed(1)}%`);
    this.part = part;
  }
}

/** Calls that throw once the time is up. A look at the clock costs more than many a chunk, so it is a rare one. */
export function budgetFor(milliseconds) {
  const until = performance.now() + milliseconds;
  return (at, length) => {
    if ((at & 63) === 0 && performance.now() > until) throw new Unfinished(at / length);
  };
}

const channel = new MessageChannel();

/** The next task, without the clamp that timers have. */
export const nextTask = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });

/** The task after the next frame: what the frame drew is on the screen. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Gives one chunk a task, as fast as they come. */
export async function eachTask(chunks, give, budget) {
  const check = budgetFor(budget);
  for (let at = 0; at < chunks.length; at++) {
    await nextTask();
    check(at, chunks.length);
    give(chunks[at]);
  }
}

/** Everything that a reader of the page sees below a node, through shadow roots. */
export function shownText(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeName === "STYLE" || node.nodeName === "SCRIPT") return "";
  const shadow = node.shadowRoot ? shownText(node.shadowRoot) : "";
  let text = shadow;
  for (const child of node.childNodes) text += shownText(child);
  return text;
}

const count = (text, pattern) => text.match(pattern)?.length ?? 0;

/** Throws unless all cards stand below the stage, each text of theirs once, laid out. */
export function checkCards(stage, leaves, { markdown }) {
  const text = shownText(stage);
  const cards = leaves / 5;
  const patterns = [/Card \d+/g, /Traffic on page/g, /went live\./g, /Median load was/g, /Open \d+/g, /Park \d+/g];
  for (const pattern of patterns) {
    const found = count(text, pattern);
    if (found !== cards) throw new Error(`${found} of ${cards} cards show ${pattern}`);
  }
  if (markdown && text.includes("**")) throw new Error("Markdown is shown as typed");
  const { height } = stage.getBoundingClientRect();
  if (height < cards * 80) throw new Error(`${cards} cards are ${height} px high: that is not all of them`);
}

/** JSON lines that arrive in chunks: calls back for each line that is whole. */
export function lineReader(onLine) {
  let rest = "";
  return (chunk) => {
    rest += chunk;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      onLine(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
  };
}

export const once = (target, name) => new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
