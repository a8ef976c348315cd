/** The page's side: it holds the lines and their contenders, and runs one when it is asked to. */
import { lines as a2ui } from "./cases/a2ui.js";
import { lines as firstDraw } from "./cases/first-draw.js";
import { lines as hidden } from "./cases/hidden.js";
import { lines as markdown } from "./cases/markdown.js";
import { lines as memory } from "./cases/memory.js";
import { lines as stream } from "./cases/stream.js";
import { lines as table } from "./cases/table.js";
import { lines as value } from "./cases/value.js";
import { nextFrame, Unfinished } from "./kit.js";

const lines = [...value, ...memory, ...firstDraw, ...stream, ...table, ...markdown, ...a2ui, ...hidden];
const peers = new Map();
const inputs = new Map();
/** What each contender made last: thrown away, it would take along what the engine has learnt of its objects. */
const kept = new Map();
let stage;
let current;

const lineOf = (id) => lines.find((line) => line.id === id);

/** Made when first needed, and the same for everyone. */
function inputOf(line) {
  if (!inputs.has(line.id)) inputs.set(line.id, line.input());
  return inputs.get(line.id);
}

/** A new place to draw in, after what was before has gone. */
async function newStage() {
  stage?.remove();
  current = undefined;
  stage = document.createElement("main");
  document.body.append(stage);
  globalThis.gc?.();
  if (!document.hidden) await nextFrame();
  return stage;
}

/** Does the work, for so many ms again and again where one time is too short to be measured. @returns how often */
async function repeated(run, least) {
  let times = 0;
  const start = performance.now();
  do {
    const pending = run.work();
    if (pending) await pending;
    times++;
  } while (run.repeat && performance.now() - start < least);
  return times;
}

globalThis.bench = {
  lines: () =>
    lines.map(({ id, group, how, frames, once, long, name, floorName, target }) => ({
      id,
      group,
      how,
      frames,
      once,
      long,
      name,
      floorName,
      target,
    })),

  /** Throws away what was made so far. */
  forget: () => newStage().then(() => kept.clear()),

  async load(file) {
    const module = await import(file);
    for (const peer of module.peers) peers.set(peer.name, peer.lines);
  },

  /** `few`: peers only where they need no long time. */
  contenders(id, few) {
    const line = lineOf(id);
    const named =
      line.peers && !(few && line.big)
        ? [...peers].filter(([, theirs]) => theirs[line.group]).map(([name]) => name)
        : [];
    return ["floor", ...(line.harness ? ["harness"] : []), "ours", ...named];
  },

  /** Prepares a run, in a new stage. Only peers are stopped at a budget. */
  async prepare(id, name, budget) {
    const line = lineOf(id);
    await newStage();
    const contender = line[name] ?? peers.get(name)[line.group];
    current = contender(inputOf(line), line[name] ? Number.POSITIVE_INFINITY : budget, stage);
    kept.set(name, { stage, current });
    return current.chunks;
  },

  /** Runs it, and checks what came of it. */
  async go(least) {
    const longTasks = [];
    const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
    observer.observe({ type: "longtask" });
    const note = (entries) => longTasks.push(...entries);
    try {
      const times = await repeated(current, least);
      if (current.frames) await nextFrame();
      note(observer.takeRecords());
      return { times, longest: Math.max(0, ...longTasks.map((entry) => entry.duration)) };
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      for (const [name, each] of kept) if (each.current === current) kept.delete(name);
      return { unfinished: error.part };
    } finally {
      observer.disconnect();
    }
  },

  check: () => current.check(),
  seen: () => current.seen(),
  own: async (id) => lineOf(id).own(inputOf(lineOf(id)), await newStage()),
  drawings: async (id) => lineOf(id).drawings(await newStage()),
  keep: (id, name) => void (current = lineOf(id)[name]()),
  hidden: async (id) => lineOf(id).ours(await newStage()),
  isFreed: (id) => lineOf(id).isFreed(),
};
