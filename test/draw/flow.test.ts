import { expect, waitUntil } from "@open-wc/testing";
import { a11ySnapshot } from "@web/test-runner-commands";
import type { DrawContext } from "../../src/draw/drawing.js";
import { LayoutEngine } from "../../src/draw/flow/engine.js";
import { IntuiFlow } from "../../src/draw/flow/flow-element.js";
import type { FlowProps } from "../../src/draw/flow/graph.js";
import { violations } from "./axe.js";
import { FlowStage, flowOf } from "./flow-stage.js";
import { WorkerWatch } from "./worker-watch.js";

const branching = flowOf("a b c d", "a>b b>c:yes b>d:no d>b");

const answer = {
  steps: [
    { id: "request", label: "Request" },
    { id: "validate", label: "Validate", detail: "all problems at once" },
    { id: "draw", label: "Draw" },
    { id: "ask", label: "Ask again" },
  ],
  links: [
    { from: "request", to: "validate" },
    { from: "validate", to: "draw", label: "valid" },
    { from: "validate", to: "ask", label: "refused" },
    { from: "ask", to: "validate" },
  ],
};

let stage: FlowStage;
const watch = new WorkerWatch();

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** The element's code, once: `drawWith` has its class made with an engine. */
before(() => customElements.get("intui-flow") ?? customElements.define("intui-flow", IntuiFlow));

/** On a busy machine a layout may take a while. */
const eventually = (condition: () => boolean): Promise<void> =>
  waitUntil(condition, String(condition), { timeout: 15_000 });

const texts = (selector: string): string[] =>
  [...stage.root.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, " ").trim() ?? "");
const widestAt = (width: string): number => stage.host.scrollWidth - Number.parseInt(width, 10);
interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly children?: readonly AxNode[];
}
const nodesOf = (node: AxNode): AxNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const rects = (selector: string): DOMRect[] =>
  [...stage.root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

/** Draws with an engine of the test's own. */
function drawWith(engine: LayoutEngine, props = branching, context: Partial<DrawContext> = {}): void {
  const before = IntuiFlow.engine;
  IntuiFlow.engine = engine;
  stage.draw(props, context);
  IntuiFlow.engine = before;
}

describe("a flow that is one line", () => {
  beforeEach(() => {
    stage = new FlowStage();
  });
  afterEach(() => stage.remove());

  it("is a list of its steps in their order, with labels on the arrows, and loads nothing", () => {
    stage.draw(flowOf("a b c", "b>c:then a>b"));
    expect(texts("ol > li")).to.deep.equal(["Step a", "Step b", "thenStep c"]);
    expect(texts(".flow-join")).to.deep.equal(["", "then"]);
    expect(stage.flow).to.equal(null);
    expect(stage.root.querySelectorAll('[part="step"]')).to.have.length(3);
  });

  it("stands in a row where there is room and in a column at 320 px", () => {
    stage.draw(flowOf("a b c"));
    const [first, second] = rects(".flow-step");
    expect(second.top).to.equal(first.top);
    expect(second.left).to.be.greaterThan(first.right);
    stage.host.style.width = "320px";
    const [upper, lower] = rects(".flow-step");
    expect(lower.left).to.equal(upper.left);
    expect(lower.top).to.be.greaterThan(upper.bottom);
  });

  it("runs from right to left where the text does", () => {
    stage.host.dir = "rtl";
    stage.draw(flowOf("a b"));
    const [first, second] = rects(".flow-step");
    expect(second.right).to.be.lessThan(first.left);
    const head = getComputedStyle(stage.root.querySelector(".flow-tip") as Element, "::after").clipPath;
    expect(head).to.equal("polygon(100% 0px, 0px 50%, 100% 100%)");
  });

  it("has arrows that touch the boxes they join", () => {
    stage.draw(flowOf("a b"));
    const [first, second] = rects(".flow-step");
    const [join] = rects(".flow-join");
    expect(join.left).to.be.closeTo(first.right, 0.5);
    expect(join.right).to.be.closeTo(second.left, 0.5);
  });

  for (const width of ["800px", "320px"]) {
    it(`is never wider than ${width}`, () => {
      stage.host.style.width = width;
      const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
      const steps = ["x", "y", "z"].map((id) => ({ id, label: long, detail: `${long}${long}` }));
      stage.draw({
        steps,
        links: [
          { from: "x", to: "y", label: long },
          { from: "y", to: "z" },
        ],
      });
      expect(widestAt(width)).to.be.at.most(0);
    });
  }

  it("keeps its boxes while steps arrive, and draws no arrow that it would have to take back", () => {
    stage.draw({ steps: [{ id: "a", label: "A" }, { id: "b" }] }, { open: true });
    expect(texts(".flow-step")).to.deep.equal(["A"]);
    const box = stage.root.querySelector(".flow-step");
    stage.draw(
      {
        steps: [
          { id: "a", label: "A" },
          { id: "b", label: "B" },
        ],
      },
      { open: true },
    );
    expect(stage.root.querySelectorAll(".flow-join")).to.have.length(0);
    const [, before] = rects(".flow-step");
    stage.draw({
      steps: [
        { id: "a", label: "A" },
        { id: "b", label: "B" },
      ],
      links: [],
    });
    expect(stage.root.querySelectorAll(".flow-join")).to.have.length(1);
    expect(stage.root.querySelector(".flow-step")).to.equal(box);
    expect(rects(".flow-step")[1].left, "its room was kept").to.be.closeTo(before.left, 0.5);
  });

  it("draws what can be read of a broken flow, without the link that leads nowhere", () => {
    stage.draw(
      {
        steps: [
          { id: "a", label: "A" },
          { id: "b", label: "B" },
        ],
        links: [{ from: "a", to: "x" }],
      },
      { broken: true },
    );
    expect(texts(".flow-step")).to.deep.equal(["A", "B"]);
    expect(stage.root.querySelectorAll(".flow-join")).to.have.length(0);
  });

  for (const scheme of ["light", "dark"]) {
    it(`is clean by axe, ${scheme}`, async () => {
      stage.remove();
      stage = new FlowStage({ scheme });
      stage.draw({
        ...answer,
        links: answer.links
          .slice(0, 1)
          .concat({ from: "validate", to: "draw", label: "valid" }, { from: "draw", to: "ask" }),
      });
      expect(await violations(stage.host)).to.deep.equal([]);
    });
  }
});

describe("a flow that branches", () => {
  beforeEach(() => {
    watch.started.length = 0;
    watch.begin();
    stage = new FlowStage();
  });
  afterEach(async () => {
    stage.remove();
    // What left goes in a microtask: the next flow would take over its worker.
    await wait(0);
    watch.end();
  });

  it("is a list of links from the first moment, until the picture is there", async () => {
    stage.draw(answer);
    expect(texts(".flow-links li")).to.deep.equal([
      "Request →leads to Validate",
      "Validate →leads to Draw (valid)",
      "Validate →leads to Ask again (refused)",
      "Ask again →leads to Validate",
    ]);
    expect(texts(".flow-details div")).to.deep.equal(["Validate all problems at once"]);
    expect(rects(".flow-list")[0].height, "room for the picture").to.be.greaterThan(100);
    await stage.shows("drawn");
    expect(rects(".flow-list")[0].height).to.equal(0);
  });

  it("is a list to the accessibility tree as well: every step, its detail, and every link", async () => {
    stage.draw(answer);
    await stage.shows("drawn");
    expect(stage.picture?.getAttribute("role")).to.equal("list");
    expect(stage.picture?.getAttribute("aria-label")).to.equal("Diagram: 4 steps, 4 links");
    expect(stage.root.querySelectorAll('[role="list"] > [role="listitem"] > .flow-node')).to.have.length(4);
    const named = nodesOf((await a11ySnapshot({})) as unknown as AxNode).filter(({ role }) => role === "image");
    expect(named.map(({ name }) => name).sort()).to.deep.equal([
      "Ask again, leads to Validate",
      "Draw",
      "Request, leads to Validate",
      "Validate: all problems at once, leads to Draw (valid), Ask again (refused)",
    ]);
  });

  it("is found on the page once, and can be selected", async () => {
    stage.draw({ ...answer, steps: [{ id: "request", label: "Zzyzx" }, ...answer.steps.slice(1)] });
    await stage.shows("drawn");
    getSelection()?.removeAllRanges();
    const find = (globalThis as unknown as { find(text: string): boolean }).find;
    expect(find.call(globalThis, "Zzyzx")).to.equal(true);
    expect(find.call(globalThis, "Zzyzx"), "a second time").to.equal(false);
    const text = stage.root.querySelector(".flow-label") as Element;
    expect(getComputedStyle(text).userSelect).to.equal("auto");
    getSelection()?.removeAllRanges();
  });

  it("lists steps that no link touches", () => {
    stage.draw(flowOf("a b c d", "a>b a>c"));
    expect(texts(".flow-links li").at(-1)).to.equal("Step d");
  });

  it("is a picture with real text, boxes that hold it and heads that touch", async () => {
    stage.draw(answer);
    await stage.shows("drawn");
    expect(texts(".flow-label").sort()).to.deep.equal(["Ask again", "Draw", "Request", "Validate"]);
    expect(texts("text.flow-detail")).to.deep.equal(["all problems at once"]);
    expect(texts("text.flow-link").sort()).to.deep.equal(["refused", "valid"]);
    for (const node of stage.root.querySelectorAll(".flow-node")) {
      const outer = node.querySelector("rect")?.getBoundingClientRect() as DOMRect;
      for (const text of node.querySelectorAll("text")) {
        const inner = text.getBoundingClientRect();
        expect(inner.left - outer.left).to.be.at.least(8);
        expect(outer.right - inner.right).to.be.at.least(8);
        expect(inner.top).to.be.at.least(outer.top);
        expect(inner.bottom).to.be.at.most(outer.bottom);
      }
    }
    const boxes = rects(".flow-box");
    for (const head of rects(".flow-head")) {
      expect(
        boxes.some(
          (box) =>
            Math.min(
              Math.abs(head.right - box.left),
              Math.abs(head.left - box.right),
              Math.abs(head.bottom - box.top),
              Math.abs(head.top - box.bottom),
            ) < 1.5,
        ),
      ).to.equal(true);
    }
  });

  it("gives each label of a link room of its own", async () => {
    stage.draw(flowOf("a b c d e", "a>b:one a>c:two a>d:three b>e:four c>e:five d>e:six e>a:seven"));
    await stage.shows("drawn");
    const taken = [...rects("text.flow-link"), ...rects(".flow-box")];
    expect(rects("text.flow-link")).to.have.length(7);
    for (const [place, a] of taken.entries()) {
      for (const b of taken.slice(place + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).to.equal(false);
      }
    }
  });

  it("draws parts that no link joins below each other, in the order of their steps", async () => {
    stage.draw(flowOf("a b c d e", "a>b b>b c>d"));
    await eventually(() => rects(".flow-picture rect, svg rect").length >= 5);
    const tops = ["Step a", "Step c", "Step e"].map((label) => {
      const text = [...stage.root.querySelectorAll("svg text")].find((each) => each.textContent?.trim() === label);
      return text?.getBoundingClientRect().top ?? Number.NaN;
    });
    expect(tops).to.deep.equal(tops.toSorted((one, other) => one - other));
  });

  it("draws circles, self-links, both ways and merged links", async () => {
    stage.draw(flowOf("a b c", "a>b:x a>b:y b>a c>c:again b>c"));
    await stage.shows("drawn");
    expect(stage.root.querySelectorAll(".flow-line")).to.have.length(4);
    expect([...stage.root.querySelectorAll(".flow-head")].every((head) => head.getAttribute("d"))).to.equal(true);
    expect(texts("text.flow-link").sort()).to.deep.equal(["again", "x / y"]);
  });

  it("draws parts that hang together in no way, and leaves out links that lead nowhere", async () => {
    stage.draw(flowOf("a b c d e", "a>b c>d e>x"), { broken: true });
    await stage.shows("drawn");
    expect(stage.root.querySelectorAll(".flow-box")).to.have.length(5);
    expect(stage.root.querySelectorAll(".flow-line")).to.have.length(2);
  });

  it("breaks long labels, and says them whole", async () => {
    const label = "Check that every statement has a source which can be opened";
    stage.draw({ ...branching, steps: [{ id: "a", label }, ...branching.steps.slice(1)] });
    await stage.shows("drawn");
    expect(texts(".flow-label")).to.include(label);
    const lines = stage.root
      .querySelectorAll(".flow-label")
      [texts(".flow-label").indexOf(label)].querySelectorAll("tspan[x]");
    expect(lines.length).to.be.greaterThan(1);
  });

  it("runs across in a wide place, down in a narrow one, and turns when that changes", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    const startsAt = (): [DOMRect, DOMRect] => {
      const at = (label: string): DOMRect => rects(".flow-box")[texts(".flow-label").indexOf(label)];
      return [at("Step a"), at("Step b")];
    };
    const [a, b] = startsAt();
    expect(b.left).to.be.greaterThan(a.right);
    stage.host.style.width = "320px";
    await eventually(() => startsAt()[1].top > startsAt()[0].bottom);
    const [upper, lower] = startsAt();
    expect(lower.top).to.be.greaterThan(upper.bottom);
    expect(widestAt("320px")).to.be.at.most(0);
  });

  it("is turned round where lines run from right to left", async () => {
    stage.host.dir = "rtl";
    stage.draw(branching);
    await stage.shows("drawn");
    const at = (label: string): DOMRect => rects(".flow-box")[texts(".flow-label").indexOf(label)];
    expect(at("Step b").right).to.be.lessThan(at("Step a").left);
  });

  it("is shrunk to a width of 320 px, and scrolls in its own box where that can't be done", async () => {
    const ids = (count: number): string[] => Array.from({ length: count }, (_, place) => `s${place}`);
    const fan = (count: number) =>
      flowOf(
        ["a", ...ids(count)].join(" "),
        ids(count)
          .flatMap((id) => [`a>${id}`, `${id}>a`])
          .join(" "),
      );
    stage.host.style.width = "320px";
    stage.draw(fan(3));
    await stage.shows("drawn");
    const scroller = stage.root.querySelector(".flow-scroll") as HTMLElement;
    expect(scroller.scrollWidth).to.be.at.most(scroller.clientWidth);
    stage.draw(fan(12));
    await eventually(() => stage.root.querySelectorAll(".flow-node").length === 13);
    expect(scroller.scrollWidth).to.be.greaterThan(scroller.clientWidth);
    expect(scroller.scrollHeight).to.equal(scroller.clientHeight);
    expect(widestAt("320px")).to.be.at.most(0);
  });

  it("has its size in em: text of another size needs no other layout", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    const picture = stage.picture;
    const before = picture?.getBoundingClientRect().width ?? 0;
    const drawn = picture?.querySelector("path")?.getAttribute("d");
    stage.host.style.fontSize = "12px";
    expect(picture?.getBoundingClientRect().width).to.be.closeTo(before * 0.75, 0.5);
    await wait(100);
    expect(stage.picture?.querySelector("path")?.getAttribute("d")).to.equal(drawn);
  });

  it("is laid out once it is shown, when it was hidden at first", async () => {
    stage.host.style.display = "none";
    stage.draw(branching);
    await wait(200);
    expect(stage.picture).to.equal(null);
    stage.host.style.display = "";
    await stage.shows("drawn");
  });

  it("measures the same under a scaled ancestor", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    const before = stage.picture?.getAttribute("viewBox");
    stage.remove();
    stage = new FlowStage();
    stage.host.style.transform = "scale(1.5)";
    stage.draw(branching);
    await stage.shows("drawn");
    expect(stage.picture?.getAttribute("viewBox")).to.equal(before);
  });

  for (const scheme of ["light", "dark"]) {
    it(`is clean by axe, drawn and not, ${scheme}`, async () => {
      stage.remove();
      stage = new FlowStage({ scheme });
      stage.draw(answer);
      expect(await violations(stage.host)).to.deep.equal([]);
      await stage.shows("drawn");
      expect(await violations(stage.host)).to.deep.equal([]);
      stage.host.style.width = "120px";
      await wait(300);
      expect(await violations(stage.host)).to.deep.equal([]);
    });
  }
});

describe("the layout of a flow", () => {
  beforeEach(() => {
    watch.started.length = 0;
    watch.begin();
    stage = new FlowStage();
  });
  afterEach(async () => {
    stage.remove();
    // What left goes in a microtask: the next flow would take over its worker.
    await wait(0);
    watch.end();
  });

  it("runs in a worker that ends with the last flow", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    expect(watch.running).to.equal(1);
    stage.remove();
    await wait(0);
    expect(watch.running).to.equal(0);
    expect(stage.session.subscribers).to.equal(0);
  });

  it("outlives a move of its element", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    const picture = stage.picture;
    document.body.prepend(stage.host);
    await wait(50);
    expect(stage.picture).to.equal(picture);
    expect(watch.running).to.equal(1);
    expect(watch.started).to.have.length(1);
  });

  it("runs here, with no worker, where workers are off", async () => {
    stage.remove();
    stage = new FlowStage({ session: { workers: "off" } });
    stage.draw(branching);
    await stage.shows("drawn");
    expect(watch.started).to.deep.equal([]);
  });

  it("that is too large is said in numbers, above the list", async () => {
    stage.remove();
    stage = new FlowStage({ session: { workers: "off" } });
    const ids = Array.from({ length: 60 }, (_, place) => `s${place}`);
    stage.draw(flowOf(ids.join(" "), ids.flatMap((id) => [`${id}>s0`, `s1>${id}`]).join(" ")));
    await stage.shows("large");
    const [note] = rects(".flow-note");
    expect(texts(".flow-note")).to.deep.equal(["Too large to draw (60 steps, 119 links)"]);
    expect(rects(".flow-list")[0].top).to.be.greaterThan(note.top);
    expect(rects(".flow-list")[0].height).to.be.greaterThan(1000);
    expect(await violations(stage.host)).to.deep.equal([]);
  });

  it("that takes too long is stopped and said the same way", async () => {
    drawWith(new LayoutEngine({ deadline: 0 }));
    await stage.shows("large");
    expect(texts(".flow-note")).to.deep.equal(["Too large to draw (4 steps, 4 links)"]);
    expect(watch.running).to.equal(0);
  });

  it("that can't be had leaves the list, and says so", async () => {
    const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
    drawWith(new LayoutEngine({ open: gone, load: gone }));
    await stage.shows("failed");
    expect(texts(".flow-note")).to.deep.equal(["The diagram could not be drawn"]);
    expect(rects(".flow-links li")).to.have.length(4);
    expect(rects(".flow-links li")[0].height).to.be.greaterThan(10);
  });

  it("that is running when its flow goes away leaves nothing", async () => {
    const ids = Array.from({ length: 40 }, (_, place) => `s${place}`);
    const dense = flowOf(
      ids.join(" "),
      ids
        .flatMap((id, from) => ids.slice(0, 17).map((_, step) => `${id}>s${(from * 7 + step * 3 + 1) % 40}`))
        .join(" "),
    );
    stage.draw(dense);
    await eventually(() => watch.running === 1);
    await wait(700);
    expect(watch.running).to.equal(1);
    stage.remove();
    await wait(0);
    expect(watch.running).to.equal(0);
    await wait(100);
    expect(watch.started).to.have.length(1);
  });

  it("is asked for once, however many pieces the flow came in", async () => {
    const { layouts, engine } = countingEngine();
    const { props, lengths } = pieces(branching);
    for (const length of lengths) {
      drawWith(engine, props(length), { open: true });
      await wait(20);
    }
    expect(layouts()).to.equal(0);
    stage.draw(branching);
    await stage.shows("drawn");
    await wait(100);
    expect(layouts()).to.equal(1);
  });

  for (const [what, whole] of Object.entries({
    graph: branching,
    "graph with details": answer,
    "line that is told backwards": flowOf("a b c d", "d>c:one c>b:another_one b>a"),
    "line with labels": flowOf("a b c d", "a>b:one_long_label b>c:another_long_label c>d"),
  })) {
    it(`moves no step of a ${what} twice, from its first frame to the last`, async () => {
      const { props, lengths } = pieces(whole);
      const moves = new Map<string, number>();
      let before = new Map<string, DOMRect>();
      const look = (): void => {
        const now = places();
        for (const [label, rect] of now) {
          const old = before.get(label);
          if (old && Math.hypot(old.x - rect.x, old.y - rect.y) > 1) moves.set(label, (moves.get(label) ?? 0) + 1);
        }
        before = now;
      };
      for (const length of lengths) {
        stage.draw(props(length), { open: true });
        await wait(10);
        look();
      }
      expect(before.size).to.equal(whole.steps.length);
      stage.draw(whole);
      for (let time = 0; time < 600; time += 20) {
        look();
        await wait(20);
      }
      if (stage.flow) await stage.shows("drawn");
      await wait(50);
      look();
      expect(Math.max(0, ...moves.values()), JSON.stringify([...moves])).to.be.at.most(1);
    });
  }

  it("has its steps and what is known of its links meanwhile, and keeps them until it is there", async () => {
    stage.draw({ ...branching, links: branching.links.slice(0, 3) }, { open: true });
    expect(texts(".flow-step")).to.deep.equal(["Step a", "Step b", "Step c", "Step d"]);
    const boxes = [...stage.root.querySelectorAll(".flow-step")];
    expect(rects(".flow-links li")).to.have.length(3);
    await eventually(() => watch.running === 1);
    stage.draw(branching);
    expect([...stage.root.querySelectorAll(".flow-step")].every((box, place) => box === boxes[place])).to.equal(true);
    expect(rects(".flow-step")[0].height).to.be.greaterThan(10);
    await stage.shows("drawn");
    expect(rects(".flow-step")[0].height).to.equal(0);
    expect(watch.started).to.have.length(1);
  });

  it("gives way to the steps when another flow is written in its place", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    stage.draw(flowOf("e f g", "e>f e>g"), { open: true });
    await eventually(() => stage.flow?.dataset.picture === undefined);
    expect(rects(".flow-step").map(({ height }) => height > 10)).to.deep.equal([true, true, true]);
    expect(texts(".flow-links li")).to.have.length(2);
    stage.draw(flowOf("e f g", "e>f e>g"));
    await stage.shows("drawn");
    expect(texts(".flow-label").sort()).to.deep.equal(["Step e", "Step f", "Step g"]);
  });

  it("is not asked for when the same flow is drawn again: its picture stays the same nodes", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    const before = [...stage.root.querySelectorAll("svg, svg *")];
    for (let token = 0; token < 20; token += 1) {
      stage.draw(structuredClone(branching));
      await wait(5);
    }
    const after = [...stage.root.querySelectorAll("svg, svg *")];
    expect(after.length).to.equal(before.length);
    expect(after.every((node, place) => node === before[place])).to.equal(true);
    expect(watch.started).to.have.length(1);
  });

  it("keeps the boxes of steps that were there when another flow has them too", async () => {
    stage.draw(flowOf("a b c", "a>b a>c"));
    await stage.shows("drawn");
    const boxes = [...stage.root.querySelectorAll(".flow-node")];
    stage.draw(flowOf("a b c d", "a>b a>c c>d"));
    await eventually(() => stage.root.querySelectorAll(".flow-node").length === 4);
    const now = new Set(stage.root.querySelectorAll(".flow-node"));
    expect(boxes.every((box) => now.has(box))).to.equal(true);
  });

  it("is made anew when a font has come", async () => {
    const { layouts, engine } = countingEngine();
    drawWith(engine);
    await stage.shows("drawn");
    const before = stage.picture?.getAttribute("viewBox");
    stage.host.style.fontFamily = "monospace";
    stage.host.style.fontStretch = "expanded";
    document.fonts.dispatchEvent(new Event("loadingdone"));
    await eventually(() => layouts() === 2);
    await eventually(() => stage.picture?.getAttribute("viewBox") !== before);
  });

  it("leaves nothing after a hundred flows have come and gone", async () => {
    stage.draw(branching);
    await stage.shows("drawn");
    stage.remove();
    const observers = countObservers();
    const fonts = countListeners(document.fonts);
    for (let round = 0; round < 100; round += 1) {
      stage = new FlowStage();
      stage.draw(branching, { open: round % 3 === 0 });
      await wait(round % 10 === 0 ? 60 : 0);
      stage.remove();
      await Promise.resolve();
      expect(stage.session.subscribers).to.equal(0);
    }
    await wait(300);
    expect(watch.running).to.equal(0);
    expect(observers.stop()).to.equal(0);
    expect(fonts.stop()).to.equal(0);
  });
});

/** Observers that observe something. */
function countObservers(): { stop(): number } {
  const real = globalThis.ResizeObserver;
  const live = new Set<object>();
  globalThis.ResizeObserver = class extends real {
    override observe(...args: Parameters<ResizeObserver["observe"]>): void {
      live.add(this);
      super.observe(...args);
    }
    override disconnect(): void {
      live.delete(this);
      super.disconnect();
    }
  };
  return {
    stop: () => {
      globalThis.ResizeObserver = real;
      return live.size;
    },
  };
}

/** Listeners whose signal has not been aborted. */
function countListeners(target: EventTarget): { stop(): number } {
  const real = target.addEventListener;
  let live = 0;
  target.addEventListener = (...args: Parameters<EventTarget["addEventListener"]>): void => {
    live += 1;
    const options = args[2];
    if (typeof options === "object") options.signal?.addEventListener("abort", () => (live -= 1));
    real.apply(target, args);
  };
  return {
    stop: () => {
      target.addEventListener = real;
      return live;
    },
  };
}

function countingEngine(): { layouts(): number; engine: LayoutEngine } {
  const engine = new LayoutEngine();
  let layouts = 0;
  const real = engine.layout.bind(engine);
  engine.layout = (...args) => {
    layouts += 1;
    return real(...args);
  };
  return { layouts: () => layouts, engine };
}

/** A flow in as many pieces as it has steps and links, in the order of its JSON. */
function pieces(whole: FlowProps): { props(length: number): FlowProps; lengths: number[] } {
  const { steps, links } = whole;
  const lengths = Array.from({ length: steps.length + links.length }, (_, place) => place + 1);
  const props = (length: number): FlowProps => ({
    steps: steps.slice(0, length),
    links: links.slice(0, Math.max(0, length - steps.length)),
  });
  return { props, lengths };
}

/** Where each step is seen, by its label. */
function places(): Map<string, DOMRect> {
  const origin = stage.host.getBoundingClientRect();
  const found = new Map<string, DOMRect>();
  for (const step of stage.root.querySelectorAll(".flow-step, .flow-node")) {
    const rect = (step.querySelector("rect") ?? step).getBoundingClientRect();
    if (rect.height === 0) continue;
    const label = step.querySelector(".flow-label")?.textContent ?? step.firstChild?.nextSibling?.textContent ?? "";
    found.set(label.trim(), new DOMRect(rect.x - origin.x, rect.y - origin.y, rect.width, rect.height));
  }
  return found;
}
