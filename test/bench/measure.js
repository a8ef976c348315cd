/** Measures one line: every contender in turn with the floor, again and again, and the medians. */

/** What is shorter than so many ms is repeated within one run. */
const LEAST = 50;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Opens a new page for a line, so that no line meets what another has left. */
async function open(context) {
  await context.page?.close().catch(() => {}); // it may have crashed
  context.page = await context.openPage();
  context.page.on("error", () => (context.crashed = true));
  context.crashed = false;
  context.session = await context.page.createCDPSession();
  // Times are the main thread's processor time, not the clock's.
  await context.session.send("Performance.enable", { timeDomain: "threadTicks" });
  await context.session.send("HeapProfiler.enable");
}

/** Only what is about frames has its page in front; behind another one nothing is painted. */
async function openFor(context, line) {
  await open(context);
  await (line.frames ? context.page : context.front).bringToFront();
}

async function metric(session, name) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name).value;
}

async function heapUsed(session) {
  for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
  return metric(session, "JSHeapUsedSize");
}

/**
 * One run of one contender: its figures, once what it did has been checked. The time is the processor's on the main thread,
 * of whatever the page did meanwhile: what else runs on the machine counts less so.
 */
async function once({ page, session, budget }, { id }, name, least = LEAST) {
  const chunks = await page.evaluate((...args) => bench.prepare(...args), id, name, budget);
  const before = await metric(session, "TaskDuration");
  const found = await page.evaluate((ms) => bench.go(ms), least);
  found.ms = (((await metric(session, "TaskDuration")) - before) * 1000) / found.times;
  if (found.unfinished === undefined) await page.evaluate(() => bench.check());
  return { ...found, chunks };
}

/** Engines are slow at first: each contender runs for a while before it counts, and at least once. */
async function warmUp(context, line, name) {
  const until = performance.now() + context.warmUp;
  let figures;
  do figures = await once(context, line, name, context.warmUp);
  while (figures.unfinished === undefined && performance.now() < until);
  return figures;
}

/** What only drawing contenders tell: when something is seen first, and our drawings a frame. */
async function whatIsSeen({ page, budget }, { id }, name) {
  await page.evaluate((...args) => bench.prepare(...args), id, name, budget);
  const seen = await page.evaluate(() => bench.seen());
  return name === "ours" ? { seen, drawings: await page.evaluate((line) => bench.drawings(line), id) } : { seen };
}

/** Runs in turn: each round all contenders, so that a slow spell of the machine meets all of them. */
async function inTurn(context, line, names) {
  const found = new Map(names.map((name) => [name, []]));
  const stopped = new Map();
  for (let round = 0; round <= context.runs; round++) {
    for (const name of names.filter((each) => !stopped.has(each))) {
      try {
        const figures = await (round === 0 ? warmUp : once)(context, line, name);
        if (figures.unfinished !== undefined) stopped.set(name, { unfinished: figures.unfinished });
        else if (round > 0) found.get(name).push(figures);
      } catch (error) {
        if (["floor", "harness", "ours"].includes(name)) throw error;
        stopped.set(name, { failed: context.crashed ? "the page crashed" : error.message.split("\n")[0] });
        if (context.crashed) await openFor(context, line);
      }
    }
  }
  return { found, stopped };
}

/** Takes the harness off, which was run with nothing to do: in proportion to the chunks, where it gave chunks. */
function withoutHarness(runs, harness) {
  if (!harness) return runs;
  const cost = median(harness.map(({ ms, chunks = 1 }) => ms / chunks));
  const chunked = harness[0].chunks !== undefined;
  return runs.map((run) => ({ ...run, ms: run.ms - cost * (chunked ? (run.chunks ?? 0) : 1 / run.times) }));
}

async function race(context, line) {
  const names = await context.page.evaluate((...args) => bench.contenders(...args), line.id, context.few);
  const { found, stopped } = await inTurn(context, line, names);
  const harness = found.get("harness");
  const results = {};
  for (const name of names.filter((each) => each !== "harness")) {
    if (stopped.has(name)) {
      results[name] = stopped.get(name);
      continue;
    }
    const runs = withoutHarness(found.get(name), harness);
    results[name] = { ms: median(runs.map(({ ms }) => ms)), spread: spread(runs.map(({ ms }) => ms)) };
    if (line.group !== "stream") continue;
    results[name].longestTask = median(runs.map(({ longest }) => longest));
    if (name === "ours" || !context.few) Object.assign(results[name], await whatIsSeen(context, line, name));
  }
  return results;
}

const spread = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/** A line that measures both sides itself. */
async function own({ page, runs, few }, { id, once: only }) {
  const found = [];
  const rounds = only || few ? 1 : runs;
  for (let round = 0; round < rounds; round++) found.push(await page.evaluate((line) => bench.own(line), id));
  const middle = found.toSorted((a, b) => a.ours - b.ours)[found.length >> 1];
  return {
    floor: { ms: median(found.map(({ floor }) => floor)) },
    ours: { ms: middle.ours, spread: spread(found.map(({ ours }) => ours)), note: middle.note },
  };
}

async function memory({ page, session, runs }, { id }) {
  const found = { floor: [], ours: [] };
  for (let round = 0; round < runs; round++) {
    for (const name of ["floor", "ours"]) {
      await page.evaluate(() => bench.forget());
      const before = await heapUsed(session);
      await page.evaluate((...args) => bench.keep(...args), id, name);
      found[name].push((await heapUsed(session)) - before);
    }
  }
  return { floor: { bytes: median(found.floor) }, ours: { bytes: median(found.ours) } };
}

/** Whether a page that is behind another one finishes, and lets go of what it had. */
async function hidden({ page, session }, { id }) {
  try {
    const ms = await page.evaluate((line) => bench.hidden(line), id);
    let freed = false;
    for (let tries = 0; tries < 10 && !freed; tries++) {
      // Timers that still run may hold on to it, and in a hidden page they come once a second.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await heapUsed(session);
      freed = await page.evaluate((line) => bench.isFreed(line), id);
    }
    return { ours: freed ? { ms, held: true } : { failed: "its memory was not freed" } };
  } catch (error) {
    return { ours: { failed: error.message.split("\n")[0] } };
  }
}

/** Figures by contender, "floor" and "ours" first. */
export async function measure(context, line) {
  await openFor(context, line);
  return { own, memory, hidden }[line.how]?.(context, line) ?? race(context, line);
}
