/** Line 4: a Table of 10,000 rows that streams. */
import { chunksOf } from "../data/cards.js";
import { eachTask, nextFrame, once } from "../kit.js";

const ROWS = 10_000;
const ROWS_A_FRAME = 100;
/** Longer than elsewhere: a row is no longer, and ten times the tasks would measure the tasks. */
const CHUNK = 60;

function tableOf(rows) {
  const columns = [
    { key: "page", label: "Page" },
    { key: "load", label: "Load (ms)" },
    { key: "share", label: "Share" },
  ];
  const row = (at) => ({ page: `Page ${at}`, load: 100 + (at % 900), share: (at % 97) / 97 });
  return { v: 1, root: { type: "Table", columns, rows: Array.from({ length: rows }, (_, at) => row(at)) } };
}

function mount(stage) {
  const element = document.createElement("intui-tree");
  stage.append(element);
  return { element, complete: once(element, "intui-complete") };
}

/** Of a table with so many rows only those that are seen are in the DOM: it says how many there are, and its end is looked at. */
async function checkRows(stage, rows) {
  const root = stage.querySelector("intui-tree").shadowRoot;
  // The code that shows the rest of a long table is fetched at the first of them.
  for (let frames = 0; frames < 300 && !root.querySelector("table[aria-rowcount]"); frames++) await nextFrame();
  const count = Number(root.querySelector("table").getAttribute("aria-rowcount")) - 1;
  const box = root.querySelector(".rows");
  box.scrollTop = box.scrollHeight;
  await nextFrame();
  const last = [...root.querySelectorAll("tbody:not(.space) tr")].at(-1)?.textContent ?? "";
  if (count !== rows || !last.includes(`Page ${rows - 1}`)) throw new Error(`${count} rows, the last is “${last}”`);
}

const whole = ({ text }, _budget, stage) => {
  const data = JSON.parse(text);
  return {
    frames: true,
    work() {
      const { element, complete } = mount(stage);
      element.tree = data;
      return complete;
    },
    check: () => checkRows(stage, ROWS),
  };
};

const streamedRows = ({ chunks }, budget, stage) => ({
  chunks: chunks.length,
  frames: true,
  async work() {
    const { element, complete } = mount(stage);
    await eachTask(chunks, (chunk) => element.append(chunk), budget);
    await complete;
  },
  check: () => checkRows(stage, ROWS),
});

const nobody = ({ chunks }, budget) => ({
  chunks: chunks.length,
  frames: true,
  work: () => eachTask(chunks, () => {}, budget),
  check() {},
});

/** What a frame costs that brings more rows: from its first callback to after its painting. */
async function frameCosts({ text }, stage) {
  const { element, complete } = mount(stage);
  const { port1, port2 } = new MessageChannel();
  const costs = [];
  const size = Math.ceil(text.length / (ROWS / ROWS_A_FRAME));
  for (let at = 0; at < text.length; at += size) {
    element.append(text.slice(at, at + size));
    costs.push(
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const start = performance.now();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(0);
        });
      }),
    );
  }
  await complete;
  await checkRows(stage, ROWS);
  return costs;
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const input = () => {
  const text = JSON.stringify(tableOf(ROWS));
  return { text, chunks: chunksOf(text, CHUNK) };
};

export const lines = [
  {
    id: "table-stream",
    group: "table",
    frames: true,
    name: `A Table of ${ROWS} rows streamed in ${CHUNK}-character chunks, main-thread CPU`,
    floorName: "its first draw as a whole, from parsed JSON",
    target: 2,
    input,
    floor: whole,
    ours: streamedRows,
    harness: nobody,
  },
  {
    id: "table-frame",
    group: "table",
    how: "own",
    frames: true,
    name: `A frame that brings ${ROWS_A_FRAME} rows, among the last tenth of ${ROWS}`,
    floorName: "the same among the second tenth",
    target: 1.2,
    input,
    /** Both from one stream: the first tenth still warms up. Means, since after a long frame the next ones rest. */
    async own(given, stage) {
      await frameCosts(given, stage);
      stage.replaceChildren();
      await nextFrame();
      const costs = await frameCosts(given, stage);
      const tenth = Math.floor(costs.length / 10);
      return { floor: mean(costs.slice(tenth, 2 * tenth)), ours: mean(costs.slice(-tenth - 1, -1)) };
    },
  },
];
