/**
 * The bench: what the package costs beside other libraries, in one run in headless Chromium, as ratios to a floor.
 *
 *   npm run bench                     nine runs each; writes dist/bench.json and test/bench/RESULTS.md
 *   npm run bench -- --quick          three runs each, without the longest lines; writes dist/bench.json
 *   npm run bench -- --only=stream,table   the lines whose id begins with one of these; writes nothing without --write
 *   npm run bench -- --no-peers       ours alone
 *   npm run bench -- --profile=draw-1000   the functions that our side of this line spends its time in
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { browserArgs, requireBrowser } from "../tools/find-browser.js";
import { measure } from "./measure.js";
import { profile } from "./profile.js";
import { printLine, resultsPage } from "./report.js";
import { bundlePage, installPeers, peerVersions, serve } from "./setup.js";

const root = new URL("../../", import.meta.url);
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
    "no-peers": { type: "boolean", default: false },
    profile: { type: "string" },
  },
});
const { quick } = options;
/** Times in ms. */
const QUICK = { runs: 3, warmUp: 200, budget: 1000, few: true };
const FULL = { runs: 9, warmUp: 1000, budget: 10_000 };
/** Garbage is collected before each run; that must not throw compiled code away, as it does by default. */
const JS_FLAGS = "--js-flags=--expose-gc --no-flush-bytecode";
const missing = options["no-peers"] || options.profile ? "not asked for" : installPeers();
if (missing) console.log(`The peers do not run: ${missing}.`);
const peerFiles = await bundlePage({ withPeers: !missing, minify: !options.profile });

const server = await serve();
const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: [...browserArgs, JS_FLAGS],
  ignoreDefaultArgs: ["--disable-background-timer-throttling"],
  protocolTimeout: 600_000,
});
try {
  if (options.profile) await profile(await openPage(), options.profile);
  else await runAll();
} finally {
  await browser.close();
  server.close();
}

async function openPage() {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(`In the page: ${error.message}`));
  await page.goto(server.address);
  await page.waitForFunction(() => "bench" in globalThis);
  for (const file of peerFiles) await page.evaluate((address) => bench.load(address), file);
  return page;
}

async function runAll() {
  const [front] = await browser.pages();
  const context = { openPage, front, ...(quick ? QUICK : FULL) };
  const page = await openPage();
  const only = options.only.split(",");
  const lines = (await page.evaluate(() => bench.lines())).filter(({ id, long }) =>
    options.only ? only.some((part) => id.startsWith(part)) : !(quick && long),
  );
  await page.close();
  const results = [];
  const start = performance.now();
  for (const line of lines) {
    const began = performance.now();
    const result = { ...line, results: await measure(context, line) };
    result.seconds = Math.round((performance.now() - began) / 1000);
    printLine(result);
    results.push(result);
  }
  const report = { ...(await machine()), runs: context.runs, budget: context.budget, missing, results };
  const minutes = (performance.now() - start) / 60_000;
  console.log(`\nMedians of ${report.runs}, in ${minutes.toFixed(1)} minutes; ${report.browser}, ${report.cpu}.`);
  if (!options.only || options.write) write(report);
}

async function machine() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    browser: await browser.version(),
    node: process.version,
    cpu: `${cpus().length} × ${cpu.model.trim() || "unnamed processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}`,
    versions: {
      "@intui/web": JSON.parse(readFileSync(new URL("package.json", root), "utf8")).version,
      ...(missing ? {} : peerVersions()),
    },
  };
}

function write(report) {
  mkdirSync(new URL("dist/", root), { recursive: true });
  writeFileSync(new URL("dist/bench.json", root), `${JSON.stringify(report, null, 2)}\n`);
  const written = ["dist/bench.json"];
  if (!quick && !missing) {
    writeFileSync(fileURLToPath(new URL("RESULTS.md", import.meta.url)), resultsPage(report));
    written.push("test/bench/RESULTS.md");
  }
  console.log(`Written: ${written.join(", ")}.`);
}
