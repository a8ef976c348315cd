import { assert, waitUntil } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { everything } from "./answers.js";
import { all, frame, mount } from "./mount.js";
import { WorkerWatch } from "./worker-watch.js";

const branching = {
  type: "Flow",
  steps: ["a", "b", "c"].map((id) => ({ id, label: id })),
  links: [
    { from: "a", to: "b" },
    { from: "a", to: "c" },
  ],
};
/** Everything, and a Flow that needs the layout engine. */
const answer = { v: 1, root: { type: "Group", children: [everything.root, branching] } };
const text = JSON.stringify(answer);
const ROUNDS = 12;

/** One life of an element, from the page's side. It has been taken out again when this resolves. */
const lives: Record<string, (element: IntuiTree) => Promise<void>> = {
  "drawn whole": async (element) => {
    element.tree = answer;
    await element.updateComplete;
  },
  streamed: async (element) => {
    for (let at = 0; at < text.length; at += 500) {
      element.append(text.slice(at, at + 500));
      await element.updateComplete;
    }
  },
  "taken out before its first drawing": async (element) => {
    element.tree = answer;
    element.remove();
    await element.updateComplete;
  },
  "taken out in mid-stream": async (element) => {
    element.append(text.slice(0, text.length / 2));
    await element.updateComplete;
  },
  "taken out while it sends for ever": async (element) => {
    element.addEventListener("intui-event", ({ detail }) => detail.waitUntil(new Promise(() => {})));
    element.tree = answer;
    await element.updateComplete;
    all(element, "intui-choice button")[0]?.click();
    await element.updateComplete;
  },
  "given ten trees": async (element) => {
    for (let count = 0; count < 10; count++) {
      element.tree = answer;
      await element.updateComplete;
    }
  },
};

/** A tree with its pictures drawn: their code is loaded, and what they keep on the page for all is there. */
async function drawnWhole(): Promise<IntuiTree> {
  const element = await mount({ tree: answer });
  const pictures = [".chart-canvas canvas", 'intui-flow[data-picture="drawn"]'];
  await waitUntil(() => pictures.every((each) => all(element, each).length > 0), "pictures", { timeout: 15_000 });
  return element;
}

/** Makes the browser collect: there is no asking it to, only giving it reason. */
async function collected(refs: readonly WeakRef<object>[], most: number): Promise<number> {
  let left = refs.length;
  for (let tries = 0; tries < 100 && left > most; tries++) {
    new ArrayBuffer(64 * 1024 * 1024);
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = refs.filter((ref) => ref.deref()).length;
  }
  return left;
}

describe("an element that has been taken out", () => {
  const watch = new WorkerWatch();
  before(async () => {
    watch.begin();
    (await drawnWhole()).remove();
  });
  after(() => watch.end());

  for (const [how, live] of Object.entries(lives)) {
    it(`is let go of when it was ${how}`, async () => {
      const refs: WeakRef<object>[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const element = document.createElement("intui-tree");
        element.source = `leak-${how}-${round}`;
        document.body.append(element);
        await live(element);
        element.remove();
        refs.push(new WeakRef(element));
      }
      await frame();
      await new Promise((resolve) => setTimeout(resolve, 400));
      // The last one may still stand in a variable of the browser's.
      assert.isAtMost(await collected(refs, 2), 2);
      assert.isAtMost(watch.running, 1);
    }).timeout(60_000);
  }

  it("leaves the page's own listeners and observers as they were", async () => {
    await drawnWhole();
    const added = new Map<string, number>();
    const count = (name: string, by: number): void => void added.set(name, (added.get(name) ?? 0) + by);
    const targets: readonly EventTarget[] = [window, document, document.documentElement, document.body];
    const undo = targets.map((target) => {
      const { addEventListener: add, removeEventListener: remove } = target;
      target.addEventListener = (name: string, ...rest: readonly unknown[]) => {
        count(name, 1);
        Reflect.apply(add, target, [name, ...rest]);
      };
      target.removeEventListener = (name: string, ...rest: readonly unknown[]) => {
        count(name, -1);
        Reflect.apply(remove, target, [name, ...rest]);
      };
      return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
    });
    for (let round = 0; round < 5; round++) {
      const element = await mount({ tree: answer });
      await new Promise((resolve) => setTimeout(resolve, 100));
      element.remove();
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const restore of undo) restore();
    assert.deepEqual(
      [...added].filter(([, balance]) => balance !== 0),
      [],
    );
  }).timeout(20_000);
});
