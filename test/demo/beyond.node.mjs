/** One answer on every surface: what is pressed on any of them arrives as the same event. `npm run build` first. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, beforeEach, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { browserArgs, requireBrowser } from "../tools/find-browser.js";

const root = new URL("../../", import.meta.url);
if (!existsSync(fileURLToPath(new URL("dist/npm/static.js", root)))) {
  throw new Error("dist/npm/static.js is missing: run `npm run build` before this test.");
}
const { createDemoServer } = await import(new URL("demo/server/server.js", root).href);

/** @type {import("node:http").Server} */
let server;
/** @type {import("puppeteer-core").Browser} */
let browser;
/** @type {import("puppeteer-core").Page} */
let page;
/** @type {string[]} */
let complaints;
let origin = "";

before(async () => {
  browser = await puppeteer.launch({ executablePath: requireBrowser(), args: browserArgs });
});
after(() => browser?.close());

beforeEach(async () => {
  close();
  server = await createDemoServer();
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${origin}/beyond`);
});
after(close);

function close() {
  server?.close();
  server?.closeAllConnections();
}

/** What the server has heard, once it has heard something. */
async function arrived() {
  await page.waitForSelector("#arrived li");
  const list = await (await fetch(`${origin}/beyond/events`)).json();
  assert.equal(list.length, 1);
  assert.equal(await page.$eval("#arrived code", ({ textContent }) => textContent), JSON.stringify(list[0].event));
  return list[0];
}

/** All but what each showing is called. */
function assertSame(/** @type {{ event: Record<string, unknown>, sentence: string }} */ { event, sentence }) {
  const { source, ...rest } = event;
  assert.deepEqual(rest, { v: 1, target: "next", action: "press", value: "wait" });
  assert.equal(sentence, `Pressed "Wait a week" in next (from ${source}).`);
  assert.deepEqual(complaints, []);
}

/** Presses the second option, once it can be pressed. @param {import("puppeteer-core").Frame} frame */
async function press(frame) {
  const button = await frame.waitForSelector("intui-tree >>> [data-state=ready] ::-p-text(Wait a week)");
  await button?.click();
}

describe("one answer on every surface", () => {
  it("on a page", async () => {
    await press(page.mainFrame());
    const heard = await arrived();
    assert.equal(heard.surface, "Page");
    assertSame(heard);
  });

  it("in an MCP host", async () => {
    const frame = await page.waitForFrame((each) => each.url().includes("/beyond/mcp/app/"));
    await press(frame);
    const heard = await arrived();
    assert.equal(heard.surface, "MCP host");
    assertSame(heard);
  });

  it("in a mail, once it is confirmed on the page that its link opens", async () => {
    const frame = await page.waitForFrame((each) => each.url().includes("/beyond/letter"));
    const link = await frame.waitForSelector("a ::-p-text(Wait a week)");
    const opened = new Promise((resolve) => page.once("popup", resolve));
    await link?.click();
    const confirm = /** @type {import("puppeteer-core").Page} */ (await opened);
    const button = await confirm.waitForSelector("button ::-p-text(Confirm)");
    assert.deepEqual(await (await fetch(`${origin}/beyond/events`)).json(), [], "opening it has answered nothing");
    await button?.click();
    await confirm.waitForSelector("::-p-text(You answered)");
    await confirm.close();
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    const heard = await arrived();
    assert.equal(heard.surface, "Mail");
    assertSame(heard);
  });

  it("as text, by the number of the option", async () => {
    await page.waitForFunction(() => document.querySelector("#text")?.textContent?.includes("Wait a week"));
    await page.type("[name=number]", "7");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#reply-note")?.textContent === "There are 1, 2.");
    await page.keyboard.press("Backspace");
    await page.type("[name=number]", "2");
    await page.keyboard.press("Enter");
    const heard = await arrived();
    assert.equal(heard.surface, "Text");
    assertSame(heard);
  });

  it("as HTML it says the same, and has nothing to press", async () => {
    const frame = await page.waitForFrame((each) => each.url().includes("/beyond/html"));
    await frame.waitForSelector(".intui-static");
    const found = await frame.$$eval("button, input, a, script", ({ length }) => length);
    assert.equal(found, 0);
    const text = await frame.$eval("body", ({ textContent }) => textContent ?? "");
    for (const part of [
      "Week 48",
      "1,204",
      "New pricing page",
      "Signs up",
      "/docs",
      "Wait a week",
      "A note for the team",
    ])
      assert.ok(text.includes(part), part);
    const cut = await page.$eval("#html", (node) => {
      const shown = /** @type {HTMLIFrameElement} */ (node);
      return (shown.contentDocument?.documentElement.scrollHeight ?? 0) - shown.clientHeight;
    });
    assert.ok(cut <= 0, `${cut}px of it are out of sight`);
    assert.deepEqual(complaints, []);
  });

  it("refuses an event that can't come from this tree", async () => {
    const body = { event: { v: 1, source: "x", target: "next", action: "press", value: "never" } };
    const response = await fetch(`${origin}/beyond/events`, { method: "POST", body: JSON.stringify(body) });
    assert.equal(response.status, 422);
    assert.match((await response.json()).error, /never/);
    assert.deepEqual(await (await fetch(`${origin}/beyond/events`)).json(), []);
  });
});
