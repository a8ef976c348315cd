/**
 * The bench: what the package costs, as ratios to a floor in the same run, in headless Chromium. Times are medians of
 * several runs in turn with their floor, with the harness's own cost taken off both.
 *
 *   npm run bench            nine runs each
 *   npm run bench -- --quick three runs each
 */

import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { requireBrowser } from "../tools/find-browser.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TYPES = { ".js": "text/javascript", ".html": "text/html; charset=utf-8", ".css": "text/css" };
const runs = process.argv.includes("--quick") ? 3 : 9;

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  try {
    const body = await readFile(join(ROOT, path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
page.on("pageerror", (error) => {
  throw error;
});
await page.goto(`http://127.0.0.1:${server.address().port}/test/bench/page.html`);
await page.waitForFunction(() => "bench" in globalThis);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function repeat(measure) {
  const found = [];
  for (let run = 0; run <= runs; run++) {
    const figures = await measure();
    if (run > 0) found.push(figures); // the first one warms up
  }
  return Object.fromEntries(Object.keys(found[0]).map((key) => [key, median(found.map((each) => each[key]))]));
}

/** Main-thread time of one stream, in ms: script, style, layout and paint, whatever frame they fall in. */
async function streamCost(leaves, which) {
  await page.evaluate((...args) => bench.prepareStream(...args), leaves, which);
  const before = (await page.metrics()).TaskDuration;
  await page.evaluate(() => run());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return ((await page.metrics()).TaskDuration - before) * 1000;
}

const cases = [
  ...[
    [100_000, 6],
    [1_000_000, 6],
    [100_000, 1],
  ].map(([characters, chunk]) => ({
    name: `a usable value after every ${chunk}-character chunk, ${characters / 1000} KB`,
    floor: "one JSON.parse",
    measure: () => page.evaluate((...args) => bench.parse(...args), characters, chunk),
  })),
  ...[1000, 5000].map((leaves) => ({
    name: `Tree.parse of ${leaves} leaves`,
    floor: "JSON.parse of its text",
    measure: () => page.evaluate((count) => bench.validate(count), leaves),
  })),
  ...[1000, 5000].map((leaves) => ({
    name: `first draw of ${leaves} leaves, from a Tree to layout`,
    floor: "hand-written DOM",
    measure: async () => ({
      floor: await page.evaluate((count) => bench.firstDraw(count, "floor"), leaves),
      ours: await page.evaluate((count) => bench.firstDraw(count, "ours"), leaves),
    }),
  })),
  ...[1000, 5000].map((leaves) => ({
    name: `stream of ${leaves} leaves in 6-character chunks, main-thread time`,
    floor: "hand-written DOM, appended card by card",
    measure: async () => {
      const harness = await streamCost(leaves, "none");
      return {
        floor: (await streamCost(leaves, "floor")) - harness,
        ours: (await streamCost(leaves, "ours")) - harness,
      };
    },
  })),
];

const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7) ?? "";
const results = [];
for (const { name, floor, measure } of cases.filter((each) => each.name.includes(only))) {
  const figures = await repeat(measure);
  const ratio = figures.ours / figures.floor;
  results.push({ name, floor, floorMs: figures.floor, oursMs: figures.ours, ratio });
  console.log(
    `${ratio.toFixed(2).padStart(7)} ×  ${name} (${figures.ours.toFixed(1)} ms; ${floor}: ${figures.floor.toFixed(1)} ms)`,
  );
}
const machine = { node: process.version, browser: await browser.version(), cores: cpus().length, runs };
await writeFile(join(ROOT, "dist/bench.json"), `${JSON.stringify({ machine, results }, null, 2)}\n`);
console.log(`Medians of ${runs}, ${machine.browser}, ${machine.cores} cores. Also in dist/bench.json.`);
await browser.close();
server.close();
