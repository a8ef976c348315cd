/** The cases, each run once per call in a page of the built package; the runner repeats them and takes medians. */
import { JsonStream, Tree } from "/dist/intui.js";
import { answerOf, chunksOf, handWrittenCard, jsonOf } from "./cards.js";

const stage = document.querySelector("#stage");
let sink = 0;

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** What a part of a run costs, repeated until it is long enough for the clock. */
function timedLong(work) {
  let runs = 0;
  const start = performance.now();
  do {
    work();
    runs++;
  } while (performance.now() - start < 30);
  return (performance.now() - start) / runs;
}

const once = (target, name) => new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** One task a chunk, as they come from a network, without the clamp that timers have. */
function eachTask(chunks, give) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let at = 0;
    port1.onmessage = () => {
      give(chunks[at++]);
      if (at < chunks.length) port2.postMessage(0);
      else resolve();
    };
    port2.postMessage(0);
  });
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function drawnIn(element, leaves) {
  const buttons = element.shadowRoot.querySelectorAll("button").length;
  const headings = element.shadowRoot.querySelectorAll("h1,h2,h3,h4,h5,h6").length;
  if (buttons !== (leaves / 5) * 2 || headings !== leaves / 5)
    throw new Error(`drawn: ${buttons} buttons, ${headings} headings`);
}

globalThis.bench = {
  parse(characters, chunk) {
    const text = jsonOf(characters);
    const chunks = chunksOf(text, chunk);
    const floor = timedLong(() => (sink += JSON.parse(text).v));
    const ours = timed(() => {
      const stream = new JsonStream();
      for (const piece of chunks) {
        stream.write(piece);
        if (stream.value) sink++;
      }
      if (JSON.stringify(stream.value) !== text) throw new Error("the value differs");
    });
    const check = timed(() => (sink += JSON.stringify(JSON.parse(text)).length)) - floor;
    return { floor, ours: ours - check };
  },

  validate(leaves) {
    const answer = answerOf(leaves);
    const text = JSON.stringify(answer);
    return {
      floor: timedLong(() => (sink += JSON.parse(text).v)),
      ours: timed(() => (sink += Tree.parse(answer).root.children.length)),
    };
  },

  async firstDraw(leaves, which) {
    const answer = answerOf(leaves);
    const tree = Tree.parse(answer);
    stage.replaceChildren();
    await settled();
    const start = performance.now();
    if (which === "floor") {
      const box = document.createElement("div");
      for (const card of answer.root.children) box.append(handWrittenCard(card));
      stage.append(box);
      sink += stage.offsetHeight;
      return performance.now() - start;
    }
    const element = document.createElement("intui-tree");
    element.tree = tree;
    stage.append(element);
    await element.updateComplete;
    sink += stage.offsetHeight;
    const time = performance.now() - start;
    drawnIn(element, leaves);
    return time;
  },

  /** Prepares a stream; `run` is what is measured. `which` "none" is the harness alone. */
  async prepareStream(leaves, which) {
    stage.replaceChildren();
    const answer = answerOf(leaves);
    const text = JSON.stringify(answer);
    const chunks = chunksOf(text, 6);
    await settled();
    globalThis.run = {
      none: () => eachTask(chunks, (chunk) => (sink += chunk.length)),
      floor: async () => {
        const box = document.createElement("div");
        stage.append(box);
        const cards = answer.root.children;
        let received = 0;
        let at = 0;
        await eachTask(chunks, (chunk) => {
          received += chunk.length;
          // A card is there to be drawn when its last character is.
          while (at < cards.length && (at + 1) * (text.length / cards.length) <= received)
            box.append(handWrittenCard(cards[at++]));
        });
        while (at < cards.length) box.append(handWrittenCard(cards[at++]));
      },
      ours: async () => {
        const element = document.createElement("intui-tree");
        stage.append(element);
        const complete = once(element, "intui-complete");
        await eachTask(chunks, (chunk) => element.append(chunk));
        await complete;
        drawnIn(element, leaves);
      },
    }[which];
  },
};
