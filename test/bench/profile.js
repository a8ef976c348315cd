/** Where our side of a line spends its time: the functions by their own time, from the browser's profiler. */

const SHOWN = 15;
const RUNS = 5;

export async function profile(page, id) {
  const session = await page.createCDPSession();
  const prepare = () => page.evaluate((line) => bench.prepare(line, "ours", 60_000), id);
  await prepare();
  await page.evaluate(() => bench.go(1000));
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 200 });
  await session.send("Profiler.start");
  for (let run = 0; run < RUNS; run++) {
    await prepare();
    await page.evaluate(() => bench.go(1000));
  }
  const { profile: found } = await session.send("Profiler.stop");
  const own = new Map();
  const names = new Map(found.nodes.map(({ id: node, callFrame }) => [node, nameOf(callFrame)]));
  found.samples.forEach((node, at) => {
    const name = names.get(node);
    own.set(name, (own.get(name) ?? 0) + found.timeDeltas[at] / 1000);
  });
  own.delete("(idle)");
  own.delete("(root)");
  const all = [...own.values()].reduce((sum, ms) => sum + ms, 0);
  for (const [name, ms] of [...own].sort((a, b) => b[1] - a[1]).slice(0, SHOWN)) {
    console.log(`${((ms / all) * 100).toFixed(1).padStart(6)}%  ${(ms / RUNS).toFixed(1).padStart(8)} ms  ${name}`);
  }
}

const nameOf = ({ functionName, url, lineNumber }) =>
  url ? `${functionName || "(anonymous)"} (${url.split("/").at(-1)}:${lineNumber + 1})` : functionName;
