/** Line 5: Markdown with a usable tree after every chunk. */
import { Lexer } from "marked";
import { MarkdownReader } from "../../../src/draw/markdown/markdown-reader.ts";
import { chunksOf } from "../data/cards.js";
import { ANSWER, hostile, texts } from "../data/markdown.js";
import { budgetFor } from "../kit.js";

/** The longest that a single step may take, and the time for one text's, in ms. */
const LONGEST_STEP = 8;
const STEPS_BUDGET = 3000;

/** A contender: `create` gives `write(chunk)`, `end()` and `tree`, what can be shown now. */
export const marks = (create) => (input, budget) => {
  let reader;
  return {
    chunks: input.chunks.length,
    repeat: true,
    work() {
      reader = create();
      const check = budgetFor(budget);
      const { chunks } = input;
      for (let at = 0; at < chunks.length; at++) {
        check(at, chunks.length);
        reader.write(chunks[at]);
        if (reader.tree === undefined) throw new Error("no tree");
      }
      reader.end?.();
    },
    check: () => checkTree(reader.tree),
  };
};

/** Every string within, joined: some trees cut their texts into pieces. */
function stringsIn(value) {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(stringsIn).join("") : "";
}

function checkTree(tree) {
  const text = stringsIn(tree);
  for (const word of ["Begin.", "Finis."]) if (!text.includes(word)) throw new Error(`"${word}" is not in the tree`);
}

const ours = marks(() => {
  const reader = new MarkdownReader();
  return {
    tree: undefined,
    write(chunk) {
      this.tree = reader.write(chunk);
    },
    end() {
      this.tree = reader.end();
    },
  };
});

const oneParse = ({ text }) => {
  let tokens;
  return {
    repeat: true,
    work: () => void (tokens = new Lexer({ gfm: true }).lex(text)),
    check: () => checkTree(tokens),
  };
};

const nobody = (...given) => ({ ...marks(() => ({ tree: null, write() {} }))(...given), check() {} });

/** What each step over a text takes, in ms, until the time is up. */
function stepsOver(text, budget) {
  const reader = new MarkdownReader();
  const found = [];
  const until = performance.now() + budget;
  for (let end = 6; end < text.length + 6 && performance.now() < until; end += 6) {
    const piece = text.slice(end - 6, end);
    const start = performance.now();
    if (end < text.length) reader.write(piece);
    else reader.end(piece);
    found.push(performance.now() - start);
  }
  return found;
}

/**
 * The longest single step, whichever text and chunk it is. The clock runs on while the machine does something else, so
 * what seems too long is looked at again: a step takes as long as in its fastest pass.
 */
function longestStep(given) {
  let longest = { ms: 0, where: "" };
  const stopped = [];
  for (const [what, text] of Object.entries(given)) {
    let steps = stepsOver(text, STEPS_BUDGET);
    const read = (steps.length * 6) / text.length;
    if (read < 1) stopped.push(`${what} stopped at ${(read * 100).toFixed(0)}% after ${STEPS_BUDGET / 1000} s`);
    for (let pass = 0; pass < 2 && Math.max(...steps) > LONGEST_STEP; pass++) {
      const again = stepsOver(text, STEPS_BUDGET);
      steps = steps.map((ms, at) => Math.min(ms, again[at] ?? ms));
    }
    const ms = Math.max(...steps);
    if (ms > longest.ms) longest = { ms, where: `${what}, ${6 * (steps.indexOf(ms) + 1)} characters in` };
  }
  return { ms: longest.ms, note: [longest.where, ...stopped].join("; ") };
}

const steps = (id, name, given) => ({
  id,
  long: given === hostile,
  group: "markdown-step",
  how: "own",
  once: true,
  name,
  floorName: "the longest it may be",
  target: 1,
  input: () => given,
  async own(texts) {
    const { ms, note } = longestStep(texts);
    return { floor: LONGEST_STEP, ours: ms, note };
  },
});

export const lines = [
  ...Object.entries(texts).map(([name, text]) => ({
    id: `markdown-${name.split(" ").at(-1)}`,
    group: "markdown",
    name: `A usable tree after every 6-character chunk, 20 KB of Markdown: ${name}`,
    floorName: "one warm parse by marked",
    target: name === ANSWER ? 35 : 60,
    peers: true,
    big: name !== ANSWER,
    input: () => ({ text, chunks: chunksOf(text, 6) }),
    floor: oneParse,
    ours,
    harness: nobody,
  })),
  steps("markdown-step", "The longest single step of all those", texts),
  steps(
    "markdown-hostile",
    `The longest single step over ${Object.keys(hostile).length} hostile texts of 20 KB`,
    hostile,
  ),
];
