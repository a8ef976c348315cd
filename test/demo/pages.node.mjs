/** The pages of the demo that show what a product brings itself, and another wire format, as a person uses them. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import puppeteer from "puppeteer-core";
import { browserArgs, findOrInstallBrowser } from "../tools/find-browser.js";

const root = new URL("../../", import.meta.url);
const { createDemoServer } = await import(new URL("demo/server/server.js", root).href);

/** @type {import("node:http").Server} */
let server;
/** @type {import("puppeteer-core").Browser} */
let browser;
/** @type {string} */
let origin;

before(async () => {
  server = await createDemoServer();
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  browser = await puppeteer.launch({ executablePath: findOrInstallBrowser(), args: browserArgs });
});
after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

/** Opens a page, and notes all that it complains of. @param {string} path */
async function open(path) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(origin + path);
  return { page, complaints };
}

/** The text of a place on the page, once there is some. @param {import("puppeteer-core").Page} page @param {string} place */
async function textOf(page, place) {
  await page.waitForFunction((at) => document.querySelector(at)?.textContent?.trim(), { polling: 50 }, place);
  return page.$eval(place, (element) => element.textContent ?? "");
}

describe("a kind of a product's own", () => {
  it("is drawn while it streams, pressed, told, and stood in for where it is not known", async () => {
    const { page, complaints } = await open("/own-kind");
    await page.waitForSelector("#has-it intui-tree:state(complete)");
    const seat = await page.waitForSelector("#has-it intui-tree >>> button:not([disabled])");
    assert.equal(await seat?.evaluate((button) => button.textContent), "A1");
    await seat?.click();
    assert.match(
      await textOf(page, "#sent"),
      /^Took seat A1 \(from has-it\)\.\n\{"v":1,"source":"has-it","target":"seat"/,
    );
    const shown = await page.$eval(
      "#has-it intui-tree",
      (tree) => tree.shadowRoot?.querySelector("acme-seats")?.textContent,
    );
    assert.match(shown ?? "", /Seat A1/);
    const texts = await page.$$eval("#no-drawing intui-tree, #lacks-it intui-tree", (trees) =>
      trees.map((tree) => tree.shadowRoot?.querySelector(".tree")?.textContent?.trim()),
    );
    assert.match(texts[0] ?? "", /Where would you like to sit\?\s+Free seats: A1, A3, B2, B3/);
    assert.match(texts[1] ?? "", /The rest is there\.\s*!?\s*AcmeSeats could not be shown/);
    assert.match(await textOf(page, "#error"), /found "AcmeSeats"/);
    assert.match(await textOf(page, "#line"), /^AcmeSeats \(built by code\): /);
    assert.deepEqual(JSON.parse(await textOf(page, "#schema")).required, ["type", "id", "prompt", "rows"]);
    assert.deepEqual(complaints, []);
  });
});

describe("payloads of Profy", () => {
  it("are drawn, pressed, and told of what is wrong with them", async () => {
    const { page, complaints } = await open("/profy");
    const element = "intui-profy";
    await page.waitForSelector(`${element}:state(complete)`);
    await (await page.waitForSelector(`${element} >>> button.primary`))?.click();
    assert.match(await textOf(page, ".log li"), /^Pressed "Upgrade plan" in upgrade \(from render_ui-1\)\.$/);
    await page.select("#speed", "0");
    for (const choose of await page.$$(".examples button")) {
      await choose.click();
      await page.waitForSelector(`${element}:state(complete)`);
    }
    assert.match(await textOf(page, ".problems li"), /components\[0\] \(Button\)\.label/);
    assert.equal(await page.$$eval(".problems li", (lines) => lines.length), 11);
    assert.deepEqual(complaints, []);
  });
});
