import { expect, waitUntil } from "@open-wc/testing";
import { LayoutEngine, TooLargeError } from "../../src/draw/flow/engine.js";
import { LayoutWorker, openWorker } from "../../src/draw/flow/worker.js";
import type { ElkGraph } from "../../src/draw/vendor/elk-graph.js";
import type { LayoutReply } from "../../src/draw/vendor/elk-worker.js";
import { WorkerWatch } from "./worker-watch.js";

function graphOf(steps: number, links: readonly (readonly [number, number])[]): ElkGraph {
  return {
    id: "g",
    layoutOptions: { "elk.algorithm": "layered", "elk.direction": "RIGHT" },
    children: Array.from({ length: steps }, (_, place) => ({ id: `s${place}`, width: 60, height: 30 })),
    edges: links.map(([from, to], place) => ({ id: `l${place}`, sources: [`s${from}`], targets: [`s${to}`] })),
  };
}

const small = graphOf(3, [
  [0, 1],
  [0, 2],
]);
const dense = graphOf(
  40,
  Array.from({ length: 700 }, (_, place) => [place % 40, (place * 7 + 3) % 40] as const),
);
const never = new AbortController().signal;
const auto = { workers: "auto", signal: never } as const;

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("It did not reject");
}

/** A worker that answers no request, and says of it what has happened so far. */
class Deaf {
  state = "";

  readonly open = async (life: AbortSignal): Promise<LayoutWorker> => {
    this.state = "opening";
    const script = "postMessage({ ready: true })";
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = await new LayoutWorker(new Worker(url), life).started();
    this.state = "open";
    return worker;
  };

  /** Resolves when the request has been made. */
  async asked(): Promise<void> {
    await waitUntil(() => this.state === "open", "the worker is open", { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("the layout engine", () => {
  const watch = new WorkerWatch();
  const leaves: (() => void)[] = [];

  function engineWith(...args: ConstructorParameters<typeof LayoutEngine>): LayoutEngine {
    const engine = new LayoutEngine(...args);
    leaves.push(engine.use());
    return engine;
  }

  beforeEach(() => {
    watch.started.length = 0;
    watch.begin();
  });
  afterEach(() => {
    for (const leave of leaves.splice(0)) leave();
    watch.end();
  });

  it("lays out in one worker for all, which ends with the last user", async () => {
    const engine = engineWith();
    const leaveToo = engine.use();
    const [first, second] = await Promise.all([engine.layout(small, auto), engine.layout(small, auto)]);
    expect(first.children.map((node) => typeof node.x)).to.deep.equal(["number", "number", "number"]);
    expect(first.edges[0].sections).to.have.length(1);
    expect(second.children.map(({ x }) => x)).to.deep.equal(first.children.map(({ x }) => x));
    expect(watch.started).to.have.length(1);
    leaveToo();
    expect(watch.running).to.equal(1);
    leaves[0]();
    await Promise.resolve();
    expect(watch.running).to.equal(0);
  });

  it("ends an idle worker, and starts another when it is needed again", async () => {
    const engine = engineWith({ idle: 20 });
    await engine.layout(small, auto);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(watch.running).to.equal(0);
    await engine.layout(small, auto);
    expect(watch.started).to.have.length(2);
  });

  it("starts no worker where they are off", async () => {
    const graph = await engineWith().layout(structuredClone(small), { ...auto, workers: "off" });
    expect(graph.children[2].x).to.be.greaterThan(graph.children[0].x ?? Number.NaN);
    expect(watch.started).to.deep.equal([]);
  });

  it("lays out here when a worker is refused, and asks for no second one", async () => {
    watch.begin({ refuse: true });
    const engine = engineWith();
    expect((await engine.layout(structuredClone(small), auto)).width).to.be.greaterThan(0);
    expect((await engine.layout(structuredClone(small), auto)).width).to.be.greaterThan(0);
    expect(watch.started).to.have.length(1);
    expect(watch.running).to.equal(0);
  });

  it("does the same where starting one throws", async () => {
    const engine = engineWith({ open: () => Promise.reject(new DOMException("no", "SecurityError")) });
    expect((await engine.layout(structuredClone(small), auto)).width).to.be.greaterThan(0);
  });

  it("takes a failed download for no refusal", async () => {
    let online = false;
    const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
    let opened = 0;
    const engine = engineWith({
      open: async (life) => {
        opened += 1;
        return online ? new Deaf().open(life) : gone();
      },
      load: gone,
      deadline: 10,
    });
    expect(String(await rejection(engine.layout(small, auto)))).to.contain("Failed to fetch");
    online = true;
    expect(await rejection(engine.layout(small, auto))).to.be.instanceOf(TooLargeError);
    expect(opened).to.equal(2);
  });

  it("ends a worker that takes longer than it may, and goes on with the next graph", async () => {
    const deaf = new Deaf();
    const open = (life: AbortSignal): Promise<LayoutWorker> => (deaf.state === "" ? deaf.open(life) : openWorker(life));
    const engine = engineWith({ deadline: 2000, open });
    const results = await Promise.allSettled([engine.layout(small, auto), engine.layout(small, auto)]);
    expect(results.map((result) => result.status)).to.deep.equal(["rejected", "fulfilled"]);
    expect(results[0].status === "rejected" && results[0].reason).to.be.instanceOf(TooLargeError);
    expect(watch.started).to.have.length(2);
    expect(watch.running).to.equal(1);
  });

  it("refuses beforehand what could freeze this thread", async () => {
    const engine = engineWith({ load: () => Promise.reject(new Error("must not be loaded")) });
    expect(engine.takes(40, 700, "off")).to.equal(false);
    expect(engine.takes(40, 700, "auto")).to.equal(true);
    expect(await rejection(engine.layout(dense, { ...auto, workers: "off" }))).to.be.instanceOf(TooLargeError);
  });

  it("stops a running layout when it is no longer wanted", async () => {
    const deaf = new Deaf();
    const engine = engineWith({ open: deaf.open });
    const life = new AbortController();
    const layout = engine.layout(small, { ...auto, signal: life.signal });
    await deaf.asked();
    expect(watch.running).to.equal(1);
    life.abort();
    expect((await rejection(layout)) as Error).to.have.property("name", "AbortError");
    expect(watch.running).to.equal(0);
  });

  it("leaves no worker behind when its last user goes while one is being started", async () => {
    const engine = engineWith();
    const life = new AbortController();
    const layout = engine.layout(small, { ...auto, signal: life.signal });
    while (watch.running === 0) await new Promise((resolve) => setTimeout(resolve));
    life.abort();
    leaves[0]();
    expect(watch.running).to.equal(0);
    expect((await rejection(layout)) as Error).to.have.property("name", "AbortError");
  });

  it("ends a layout that is running when its last user goes", async () => {
    const deaf = new Deaf();
    const engine = engineWith({ open: deaf.open });
    const layout = engine.layout(small, auto);
    await deaf.asked();
    leaves[0]();
    expect((await rejection(layout)) as Error).to.have.property("name", "AbortError");
    expect(watch.running).to.equal(0);
  });

  it("says why a graph can't be laid out", async () => {
    const bad = { ...small, edges: [{ id: "l", sources: ["s0"], targets: ["nowhere"] }] } as const;
    const inWorker = await rejection(engineWith().layout(bad, auto));
    expect((inWorker as Error).message).to.contain("nowhere");
    expect(watch.running).to.equal(1);
    const here = await rejection(engineWith().layout(bad, { ...auto, workers: "off" }));
    expect((here as Error).message).to.contain("nowhere");
  });

  it("takes an answer that makes no sense for a failure", async () => {
    const url = URL.createObjectURL(new Blob(["postMessage({ failed: 'no engine' })"], { type: "text/javascript" }));
    const error = await rejection(new LayoutWorker(new Worker(url), never).started());
    expect((error as Error).message).to.equal("no engine" satisfies (LayoutReply & { failed: string })["failed"]);
    expect(watch.running).to.equal(0);
  });

  it("starts a worker ahead when told that a graph will come, and no second one for it", async () => {
    const engine = engineWith();
    engine.prepare("auto");
    engine.prepare("auto");
    await waitUntil(() => watch.running === 1, "it is started", { timeout: 10_000 });
    await engine.layout(small, auto);
    expect(watch.started).to.have.length(1);
  });

  it("starts none ahead where workers are off, where nobody uses it, or a second one where one was refused", async () => {
    engineWith().prepare("off");
    new LayoutEngine().prepare("auto");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(watch.started).to.deep.equal([]);
    watch.begin({ refuse: true });
    const engine = engineWith();
    engine.prepare("auto");
    expect((await engine.layout(structuredClone(small), auto)).width).to.be.greaterThan(0);
    engine.prepare("auto");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(watch.started).to.have.length(1);
  });

  it("ends a worker that was started ahead and never needed", async () => {
    engineWith({ idle: 300 }).prepare("auto");
    await waitUntil(() => watch.running === 1, "it is started", { timeout: 10_000 });
    await waitUntil(() => watch.running === 0, "it is ended", { timeout: 10_000 });
  });

  it("leaves no global name behind", async () => {
    await engineWith().layout(structuredClone(small), { ...auto, workers: "off" });
    for (const name of ["module", "exports", "ELK", "$gwt"]) expect(name in globalThis, name).to.equal(false);
  });
});
