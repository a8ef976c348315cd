/** Measures one line: every contender in turn with the floor, again and again, and the medians. */

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** A session for figures of the browser's own: times are the main thread's processor time, not the clock's. */
export async function openSession(page) {
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("HeapProfiler.enable");
  return session;
}

async function metric(session, name) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name).value;
}

async function heapUsed(session) {
  for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
  return metric(session, "JSHeapUsedSize");
}

/** One run of one contender: its figures, once what it did has been checked. */
async function once({ page, session, budget }, { id, how }, name) {
  const chunks = await page.evaluate((...args) => bench.prepare(...args), id, name, budget);
  const before = await metric(session, "TaskDuration");
  const found = await page.evaluate(() => bench.go());
  if (how === "cpu") found.ms = ((await metric(session, "TaskDuration")) - before) * 1000;
  if (found.unfinished === undefined) await page.evaluate(() => bench.check());
  return { ...found, chunks };
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
    for (const name of names) {
      if (stopped.has(name)) continue;
      try {
        const figures = await once(context, line, name);
        if (figures.unfinished !== undefined) stopped.set(name, { unfinished: figures.unfinished });
        else if (round > 0) found.get(name).push(figures); // the first round warms up
      } catch (error) {
        stopped.set(name, { failed: error.message.split("\n")[0] });
        if (name === "floor" || name === "ours") throw error;
      }
    }
  }
  return { found, stopped };
}

/** Takes the harness off: its own run, in proportion to the chunks. */
function withoutHarness(runs, harness) {
  if (!harness) return runs;
  const perChunk = median(harness.map(({ ms, chunks }) => ms / chunks));
  return runs.map((run) => ({ ...run, ms: run.ms - perChunk * (run.chunks ?? 0) }));
}

async function race(context, line) {
  const names = await context.page.evaluate((id) => bench.contenders(id), line.id);
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
    Object.assign(results[name], await whatIsSeen(context, line, name));
  }
  return results;
}

const spread = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/** A line that measures both sides itself. */
async function own({ page, runs }, { id }) {
  const found = [];
  for (let round = 0; round <= runs; round++) found.push(await page.evaluate((line) => bench.own(line), id));
  found.shift();
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
      await page.evaluate(() => bench.drop());
      const before = await heapUsed(session);
      await page.evaluate((...args) => bench.keep(...args), id, name);
      found[name].push((await heapUsed(session)) - before);
    }
  }
  return { floor: { bytes: median(found.floor) }, ours: { bytes: median(found.ours) } };
}

/** Behind another page of the same window, a page is hidden. */
async function hidden({ page, session }, { id }) {
  const front = await page.browser().newPage();
  await front.bringToFront();
  try {
    const ms = await page.evaluate((line) => bench.hidden(line), id);
    await heapUsed(session);
    const freed = await page.evaluate((line) => bench.isFreed(line), id);
    return { ours: freed ? { ms, held: true } : { failed: "its memory was not freed" } };
  } catch (error) {
    return { ours: { failed: error.message.split("\n")[0] } };
  } finally {
    await front.close();
    await page.bringToFront();
  }
}

/** Figures by contender, "floor" and "ours" first. */
export const measure = (context, line) => ({ own, memory, hidden })[line.how]?.(context, line) ?? race(context, line);
