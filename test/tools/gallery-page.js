// The demo's gallery as `npm start` serves it, opened in a browser for the checks that need a whole page.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const START_TIMEOUT = 180_000;
const DRAW_TIMEOUT = 60_000;

/** Starts the demo on a free port. Resolves to its address and what stops it. */
export async function startDemo() {
  const server = spawn(process.execPath, ["demo/start.js"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => void server.kill();
  const late = setTimeout(stop, START_TIMEOUT);
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (address === undefined) continue;
    clearTimeout(late);
    server.stdout.resume();
    return { address, stop };
  }
  throw new Error(`The demo ended, or took over ${START_TIMEOUT / 1000} s, without naming its address.`);
}

/**
 * Opens the gallery in a scheme and a direction, and waits until its charts and flows are drawn.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} address
 * @param {{ scheme: "light" | "dark", dir: "ltr" | "rtl", width?: "full" | "320" }} looks
 */
export async function openGallery(browser, address, { scheme, dir, width = "full" }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(DRAW_TIMEOUT);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(`${address}/gallery?theme=${scheme}&dir=${dir}&width=${width}`);
  const end = Date.now() + DRAW_TIMEOUT;
  // Not waitForFunction: Firefox gives up on it at the first look.
  while (!(await page.evaluate(isDrawn))) {
    if (Date.now() > end) throw new Error(`The gallery was not drawn in ${DRAW_TIMEOUT / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { page, complaints };
}

/** Runs in the page: every answer in its state, every complete chart and flow drawn. */
function isDrawn() {
  const trees = [...document.querySelectorAll("intui-tree")];
  return (
    document.readyState === "complete" &&
    trees.length > 40 &&
    trees.every((tree) => {
      const root = tree.shadowRoot;
      if (!root?.querySelector(".tree")) return false;
      const charts = [...root.querySelectorAll("intui-chart .chart-canvas")];
      const waiting = tree.matches(":state(complete)") && root.querySelector("intui-flow:not([data-picture])");
      return !waiting && charts.every((chart) => chart.querySelector("canvas"));
    })
  );
}
