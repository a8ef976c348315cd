// A browser for whole pages, and what is heard and seen of them.
import puppeteer from "puppeteer-core";
import { browserArgs, requireBrowser } from "../tools/find-browser.js";

const TIMEOUT = 20_000;

/** @param {import("puppeteer-core").LaunchOptions} [options] */
export const openBrowser = (options = {}) =>
  puppeteer.launch({ executablePath: requireBrowser(), args: browserArgs, ...options });

/**
 * Opens a page. `noise` is all that it says on its console, errors that nobody caught, and requests that failed.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} url
 */
export async function openPage(browser, url) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  const noise = hear(page);
  // As if it had the window in front: what a test says of focus must not depend on what else is open.
  const client = await page.createCDPSession();
  await client.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page.goto(url);
  return { page, noise };
}

/** @param {import("puppeteer-core").Page} page @returns {string[]} */
function hear(page) {
  /** @type {string[]} */
  const noise = [];
  page.on("pageerror", (error) => noise.push(`uncaught: ${error}`));
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on("requestfailed", (request) => noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return noise;
}

/**
 * Looks again and again until a function gives something truthy in the page. Not waitForFunction: that needs `eval`, which
 * a strict page forbids.
 * @template Found
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} page
 * @param {string} what for the message when it never does
 * @param {(...given: never[]) => Found} look
 * @param {unknown[]} given
 * @returns {Promise<Awaited<Found>>}
 */
export async function until(page, what, look, ...given) {
  const end = Date.now() + TIMEOUT;
  const inPage = /** @type {import("puppeteer-core").EvaluateFunc<unknown[]>} */ (/** @type {unknown} */ (look));
  for (;;) {
    const found = /** @type {Awaited<Found>} */ (await page.evaluate(inPage, ...given));
    if (found) return found;
    if (Date.now() > end) throw new Error(`Not in ${TIMEOUT / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Runs in the page. What is missing of an answer's drawing: it is empty once all of it is there, its late parts too.
 * @param {readonly string[]} selectors of what must stand in the first tree's root
 */
export function missing(selectors) {
  const tree = document.querySelector("intui-tree");
  if (!tree?.matches(":state(complete)")) return ["the whole answer"];
  return selectors.filter((selector) => !tree.shadowRoot?.querySelector(selector));
}

/** Waits until all nine kinds of the answer that has them are drawn. @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} page @param {readonly string[]} selectors */
export async function drawn(page, selectors) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const left = await page.evaluate(missing, selectors);
    if (left.length === 0) return;
    if (Date.now() > end) throw new Error(`Not drawn in ${TIMEOUT / 1000} s: ${left.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
