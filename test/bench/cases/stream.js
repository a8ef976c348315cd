/** Line 3: a stream of cards, one chunk a task, as fast as they come. */
import { IntuiTree } from "../../../src/bundle.ts";
import { answerOf, card, chunksOf, handWrittenCard, jsonLines, perCard } from "../data/cards.js";
import { checkCards, eachTask, lineReader, nextFrame, once, shownText } from "../kit.js";

/**
 * A contender that draws a text while it comes. `textOf(leaves)` is that text in its own protocol; `mount(stage)` gives
 * `write(chunk)` and `end()`, which resolves once all is drawn. `sizeFor` gives the size of the chunks.
 */
export const streamed =
  (textOf, mount, { markdown = false, sizeFor = () => 6 } = {}) =>
  ({ leaves }, budget, stage) => {
    const text = textOf(leaves);
    const chunks = chunksOf(text, sizeFor(text, leaves));
    return {
      chunks: chunks.length,
      frames: true,
      async work() {
        const { write, end } = await mount(stage);
        await eachTask(chunks, write, budget);
        await end?.();
        return stage.getBoundingClientRect().height;
      },
      check: () => checkCards(stage, leaves, { markdown }),
      seen: async () => firstSeen(chunks, await mount(stage), stage),
    };
  };

/**
 * After which part of its text the first component is on the screen: a chunk a frame for the first 2%, then a percent a
 * frame. A model is slower than this, so every frame has what has come until then.
 */
async function firstSeen(chunks, { write, end }, stage) {
  const percent = Math.ceil(chunks.length / 100);
  for (let at = 0; at < chunks.length; ) {
    const until = Math.min(chunks.length, at < 2 * percent ? at + 1 : at + percent);
    while (at < until) write(chunks[at++]);
    if (at === chunks.length) await end?.();
    await nextFrame();
    if (/Card 0|Traffic on/.test(shownText(stage))) return at / chunks.length;
  }
  throw new Error("nothing was ever seen");
}

/** Counts the drawings of our tree between two frames. */
let drawings = 0;
const performUpdate = IntuiTree.prototype.performUpdate;
IntuiTree.prototype.performUpdate = function () {
  drawings++;
  return performUpdate.call(this);
};

/** The most drawings in one frame while a chunk comes a task. */
async function mostDrawingsAFrame(leaves, stage) {
  const { write, end } = mountOurs(stage);
  let most = 0;
  let frame = requestAnimationFrame(function look() {
    most = Math.max(most, drawings);
    drawings = 0;
    frame = requestAnimationFrame(look);
  });
  await nextFrame();
  await nextFrame();
  most = drawings = 0;
  await eachTask(chunksOf(JSON.stringify(answerOf(leaves)), 6), write, 60_000);
  await end();
  cancelAnimationFrame(frame);
  return most;
}

function mountOurs(stage) {
  const element = document.createElement("intui-tree");
  const complete = once(element, "intui-complete");
  stage.append(element);
  return { write: (chunk) => element.append(chunk), end: () => complete };
}

const floor = streamed(
  (leaves) => jsonLines(perCard(leaves, card)),
  (stage) => {
    const box = document.createElement("div");
    stage.append(box);
    return { write: lineReader((line) => box.append(handWrittenCard(JSON.parse(line)))) };
  },
  { markdown: true },
);

const ours = streamed((leaves) => JSON.stringify(answerOf(leaves)), mountOurs, { markdown: true });

/** The same chunks and tasks with nobody to read them: what the others are measured less. */
const harness = streamed(
  (leaves) => jsonLines(perCard(leaves, card)),
  () => {
    let length = 0;
    return { write: (chunk) => void (length += chunk.length) };
  },
);

const line = (leaves) => ({
  id: `stream-${leaves}`,
  group: "stream",
  frames: true,
  name: `Stream of ${leaves} leaves in 6-character chunks, main-thread CPU`,
  floorName: "hand-written DOM, a card appended with each JSON line",
  target: 1.3,
  peers: true,
  long: leaves > 1000,
  input: () => ({ leaves }),
  floor,
  ours,
  harness: (...given) => ({ ...harness(...given), check() {} }),
  drawings: (stage) => mostDrawingsAFrame(leaves, stage),
});

export const lines = [line(1000), line(5000)];
