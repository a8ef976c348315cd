/** Validation, and line 2: first draw, from a parsed tree to layout. */
import { Tree } from "../../../src/bundle.ts";
import { answerOf, handWrittenCard } from "../data/cards.js";
import { checkCards, once } from "../kit.js";

/**
 * A contender that draws what is there already. `prepare(leaves)` parses what it draws, `mount(parsed, stage)` draws it and
 * resolves once all of it is in the document. `markdown`: its texts went through Markdown.
 */
export const drawn =
  (prepare, mount, { markdown = false } = {}) =>
  ({ leaves }, _budget, stage) => {
    const parsed = prepare(leaves);
    return {
      async work() {
        await mount(parsed, stage);
        return stage.getBoundingClientRect().height; // lays out
      },
      check: () => checkCards(stage, leaves, { markdown }),
    };
  };

export const floor = drawn(
  answerOf,
  (answer, stage) => {
    const box = document.createElement("div");
    for (const card of answer.root.children) box.append(handWrittenCard(card));
    stage.append(box);
  },
  { markdown: true },
);

export const ours = drawn(
  (leaves) => Tree.parse(answerOf(leaves)),
  (tree, stage) => {
    const element = document.createElement("intui-tree");
    const complete = once(element, "intui-complete");
    element.tree = tree;
    stage.append(element);
    return complete;
  },
  { markdown: true },
);

const nothing = drawn(
  () => {},
  () => {},
);

const draw = (leaves) => ({
  id: `draw-${leaves}`,
  group: "draw",
  name: `First draw of ${leaves} leaves, from a parsed tree to layout`,
  floorName: "hand-written DOM",
  target: 1.3,
  peers: true,
  big: leaves > 1000,
  input: () => ({ leaves }),
  floor,
  ours,
  harness: (...given) => ({ ...nothing(...given), check() {} }),
});

const validate = (leaves) => ({
  id: `validate-${leaves}`,
  group: "validate",
  name: `Tree.parse of ${leaves} leaves (for a model's answer, parsed JSON to a valid tree)`,
  floorName: "JSON.parse of its text",
  input: () => ({ text: JSON.stringify(answerOf(leaves)) }),
  floor: ({ text }) => ({ repeat: true, work: () => JSON.parse(text), check() {} }),
  ours({ text }) {
    const data = JSON.parse(text);
    let tree;
    return {
      work: () => void (tree = Tree.parse(data, { author: "model" })),
      check() {
        if (tree.root.children.length !== data.root.children.length) throw new Error("that is not the tree");
      },
    };
  },
});

export const lines = [validate(1000), validate(5000), draw(1000), draw(5000)];
