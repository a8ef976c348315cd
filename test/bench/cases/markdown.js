/** Line 5: Markdown with a usable tree after every chunk. */
import { Lexer } from "marked";
import { MarkdownReader } from "../../../src/draw/markdown/markdown-reader.ts";
import { chunksOf } from "../data/cards.js";
import { hostile, texts } from "../data/markdown.js";
import { budgetFor } from "../kit.js";

/** A contender: `create` gives `write(chunk)`, `end()` and `tree`, what can be shown now. */
export const marks = (create) => (input, budget) => {
  const reader = create();
  return {
    work() {
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

function checkTree(tree) {
  const text = JSON.stringify(tree);
  for (const word of ["Begin.", "Finis."]) if (!text.includes(word)) throw new Error(`"${word}" is not in the tree`);
}

const ours = marks(() => {
  const reader = new MarkdownReader();
  let text = "";
  return {
    tree: undefined,
    write(chunk) {
      text += chunk;
      this.tree = reader.update(text, false);
    },
    end() {
      this.tree = reader.update(text, true);
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

/** The longest single step in ms, whichever text and chunk it is. */
export function longestStep(given) {
  let longest = { ms: 0, what: "" };
  for (const [what, text] of Object.entries(given)) {
    const reader = new MarkdownReader();
    for (let end = 6; end < text.length + 6; end += 6) {
      const soFar = text.slice(0, end);
      const start = performance.now();
      reader.update(soFar, end >= text.length);
      const ms = performance.now() - start;
      if (ms > longest.ms) longest = { ms, what: `${what}, ${Math.min(end, text.length)} characters in` };
    }
  }
  return longest;
}

const steps = (id, name, given) => ({
  id,
  group: "markdown-step",
  how: "own",
  name,
  floorName: "8 ms",
  target: 1,
  input: () => given,
  async own(texts) {
    const { ms, what } = longestStep(texts);
    return { floor: 8, ours: ms, note: what };
  },
});

export const lines = [
  ...Object.entries(texts).map(([name, text]) => ({
    id: `markdown-${name.split(" ").at(-1)}`,
    group: "markdown",
    name: `A usable tree after every 6-character chunk, 20 KB of Markdown: ${name}`,
    floorName: "one warm parse by marked",
    target: name === "a long answer" ? 35 : 60,
    peers: true,
    input: () => ({ text, chunks: chunksOf(text, 6) }),
    floor: oneParse,
    ours,
  })),
  steps("markdown-step", "The longest single step of all those", texts),
  steps("markdown-hostile", `The longest single step over ${Object.keys(hostile).length} hostile texts of 20 KB`, hostile),
];
