/** Line 7: a page that nobody looks at has no frames, and its answers finish all the same. */
import { answerOf, chunksOf } from "../data/cards.js";
import { checkCards, eachTask } from "../kit.js";

const LEAVES = 1000;
let left;

export const lines = [
  {
    id: "hidden",
    group: "hidden",
    how: "hidden",
    name: `A hidden page, a stream of ${LEAVES} leaves: finishes, tells it once, frees its memory`,
    /** Resolves with what happened; throws when it is not what must. */
    async ours(stage) {
      if (document.visibilityState !== "hidden") throw new Error("the page is not hidden");
      let frames = 0;
      const frame = requestAnimationFrame(() => frames++);
      let told = 0;
      const element = document.createElement("intui-tree");
      let timer;
      const complete = new Promise((resolve, reject) => {
        element.addEventListener("intui-complete", () => resolve(told++));
        timer = setTimeout(() => reject(new Error("it never completed")), 30_000);
      });
      stage.append(element);
      const start = performance.now();
      await eachTask(chunksOf(JSON.stringify(answerOf(LEAVES)), 6), (chunk) => element.append(chunk), 30_000);
      await complete;
      const ms = performance.now() - start;
      checkCards(stage, LEAVES, { markdown: true });
      if (frames > 0) throw new Error("a frame came: the page was not hidden");
      // What still waits would hold on to all this.
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      left = new WeakRef(element);
      element.remove();
      if (told !== 1) throw new Error(`intui-complete came ${told} times`);
      return ms;
    },
    /** After garbage was collected. Without frames, only who asks for the layout makes the browser let go of the old one. */
    isFreed: () => document.body.getBoundingClientRect() && left.deref() === undefined,
  },
];
