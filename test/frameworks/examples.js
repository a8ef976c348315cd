// The examples of demo/frameworks, built, in a browser, as the demo serves them, under its policy: what goes in as a property is
// drawn, a reply that is given again and again with more of it is drawn once, what a person does comes out, and a reload brings
// all of it back. React's components are driven in both Reacts. It needs the packages of demo/frameworks, and their build.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { browserArgs, findOrInstallBrowser } from "../tools/find-browser.js";
import { startDemo } from "../tools/gallery-page.js";

const TIMEOUT = 60_000;

const names = ["html", "react", "react18", "react18-in-19", "vue", "svelte", "angular", "solid", "preact"];

/** React 18's example without the lines that make its `react` React 18. */
async function buildReact18In19() {
  const { build } = await import(pathToFileURL(resolve("demo/frameworks/node_modules/vite/dist/node/index.js")).href);
  const outDir = resolve("demo/frameworks/dist/react18-in-19");
  const options = { configFile: false, base: "./", logLevel: "error" };
  await build({ ...options, root: "demo/frameworks/react18", build: { outDir, emptyOutDir: true } });
}

/** @type {import("puppeteer-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startDemo>>} */
let demo;

before(async () => {
  assert.ok(existsSync("demo/frameworks/dist/index.html"), "Run npm run build --prefix demo/frameworks first.");
  await buildReact18In19();
  demo = await startDemo();
  browser = await puppeteer.launch({ executablePath: findOrInstallBrowser(), args: browserArgs });
});

after(async () => {
  await browser?.close();
  demo?.stop();
});

/**
 * Runs in the page before its own scripts: holds the agent, told by its pauses, where it has written the form and not yet the
 * rest, until the test lets it go on.
 */
function holdAgent() {
  const later = globalThis.setTimeout;
  /** @type {TimerHandler[]} */
  const waiting = [];
  let held = true;
  const midway = () =>
    String(Reflect.get(document.querySelector("intui-message") ?? {}, "text")).includes("Nothing else");
  const wait = (
    /** @type {TimerHandler} */ work,
    /** @type {number | undefined} */ time,
    /** @type {unknown[]} */ ...rest
  ) => {
    if (time !== 25) return later(work, time, ...rest);
    return held && midway() ? waiting.push(work) : later(work, 1);
  };
  const goOn = () => {
    held = false;
    for (const work of waiting.splice(0)) later(work);
  };
  Object.assign(globalThis, { setTimeout: wait, goOn });
}

/** Opens an example with nothing stored. @param {string} name */
async function open(name) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  const hold = await page.evaluateOnNewDocument(holdAgent);
  await page.goto(`${demo.address}/frameworks/${name}/index.html`);
  await page.removeScriptToEvaluateOnNewDocument(hold.identifier);
  return { page, complaints, close: () => context.close() };
}

/** @typedef {import("puppeteer-core").Page} Page */

/** Waits until so many replies have ended. @param {Page} page @param {number} count */
const replies = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll("intui-message:state(complete)").length === wanted,
    {},
    count,
  );

/** What is drawn in shadow roots is looked for frame by frame: their changes are not seen from outside. @param {Page} page @param {string} selector */
const seen = (page, selector) => page.waitForSelector(`intui-message >>> ${selector}`, { visible: true });

/** Types into the form, after what stands in it is gone. @param {Page} page @param {string} text */
async function type(page, text) {
  const input = await seen(page, "intui-form input:not([disabled])");
  await input?.click({ clickCount: 3 });
  await input?.type(text);
}

/** Presses the button of this label, wherever it is drawn. @param {Page} page @param {string} label */
async function press(page, label) {
  const button = await seen(page, `button ::-p-text(${label})`);
  await button?.click();
}

/** Runs in the page: keeps hold of what the first block has drawn, and counts what is taken out of it from now on. */
function holdFirstBlock() {
  const message = document.querySelector("intui-message");
  const tree = message?.shadowRoot?.querySelector("intui-tree:state(complete)");
  const root = tree?.shadowRoot;
  if (!message || !tree || !root) throw new Error("The first block is not drawn.");
  const held = { nodes: [message, tree, ...root.querySelectorAll("table, tr, td")], removed: 0 };
  const count = (/** @type {MutationRecord[]} */ records) => {
    held.removed += records.reduce((sum, record) => sum + record.removedNodes.length, 0);
  };
  new MutationObserver(count).observe(root, { childList: true, subtree: true });
  Object.assign(globalThis, { held });
  return held.nodes.length;
}

/** Runs in the page: what is still there of what was held, and what is drawn now. */
function look() {
  /** @type {{ nodes: Element[], removed: number }} */
  const held = Reflect.get(globalThis, "held") ?? { nodes: [], removed: 0 };
  const messages = [...document.querySelectorAll("intui-message")];
  const root = messages[0]?.shadowRoot;
  const trees = [...(root?.querySelectorAll("intui-tree") ?? [])];
  const inTrees = (/** @type {string} */ selector) =>
    trees.flatMap((tree) => [...(tree.shadowRoot?.querySelectorAll(selector) ?? [])]);
  return {
    replies: messages.length,
    streaming: messages.some((message) => message.matches(":state(streaming)")),
    held: held.nodes.filter((node) => node.isConnected).length,
    same: held.nodes.includes(trees[0] ?? document.body),
    removed: held.removed,
    blocks: trees.length,
    rows: inTrees("tbody tr").length,
    prose: root?.textContent?.match(/Nothing else stood out/g)?.length,
    typed: inTrees("input").map((input) => /** @type {HTMLInputElement} */ (input).value),
    open: inTrees("intui-choice button, intui-form button").filter((button) => !button.hasAttribute("disabled")).length,
    answers: inTrees("[part~=answer]").map((answer) => answer.textContent?.trim()),
    errors: inTrees("[part~=error]").map((error) => error.textContent?.trim()),
    said: [...document.querySelectorAll(".person")].map((said) => said.textContent?.trim()),
    source: Reflect.get(messages[0] ?? {}, "source"),
    stored: JSON.parse(localStorage.getItem(`intui:${location.pathname}`) ?? "{}"),
  };
}

for (const name of names) {
  describe(name, { timeout: 4 * TIMEOUT }, () => {
    /** @type {Awaited<ReturnType<typeof open>>} */
    let example;
    /** @type {string} */
    let source;
    before(async () => {
      example = await open(name);
    });
    after(() => example?.close());

    test("a reply that grows is drawn once, and what was typed stays", async () => {
      const { page } = example;
      await page.click(".ask button");
      await seen(page, "intui-tree:state(complete) >>> td");
      const held = await page.evaluate(holdFirstBlock);
      assert.ok(held > 8, String(held));
      await type(page, "nobody");
      const midway = await page.evaluate(look);
      assert.ok(midway.streaming, "the reply is still being written when the form has been filled in");
      assert.equal(midway.held, held);
      await page.evaluate("goOn()");
      await replies(page, 1);
      const { removed, same, blocks, rows, prose, typed, said, ...now } = await page.evaluate(look);
      source = now.source;
      assert.deepEqual(
        { held: now.held, removed, same, blocks, rows, prose, typed, said, replies: now.replies },
        {
          held,
          removed: 0,
          same: true,
          blocks: 3,
          rows: 3,
          prose: 12,
          typed: ["nobody"],
          said: ["How was the week?"],
          replies: 1,
        },
      );
    });

    test("when the agent can’t be reached, what was sent opens again and says why", async () => {
      const { page } = example;
      await press(page, "Watch it");
      await seen(page, "intui-form [part~=error] ::-p-text(nobody is there)");
      const { typed, said, stored } = await page.evaluate(look);
      assert.deepEqual(
        { typed, said, events: stored.events },
        { typed: ["nobody"], said: ["How was the week?"], events: [] },
      );
    });

    test("what a person presses comes out, and its reply follows", async () => {
      const { page } = example;
      await press(page, "Look into them");
      await replies(page, 2);
      await type(page, "/docs");
      await press(page, "Watch it");
      await replies(page, 3);
      const { said, stored, same, removed, open: left } = await page.evaluate(look);
      assert.equal(said.length, 3);
      assert.equal(said[1], `Pressed "Look into them" in next-step (from ${source}#2).`);
      assert.match(String(said[2]), /\/docs/);
      assert.deepEqual(
        stored.events.map((/** @type {{ target: string, source: string, action: string }} */ event) => [
          event.action,
          event.source,
          event.target,
        ]),
        [
          ["press", `${source}#2`, "next-step"],
          ["submit", `${source}#3`, "watch"],
        ],
      );
      assert.deepEqual({ same, removed, left }, { same: true, removed: 0, left: 0 });
    });

    test("a reload brings all of it back, with what was answered", async () => {
      const { page, complaints } = example;
      const before = await page.evaluate(look);
      await page.reload();
      await replies(page, 3);
      const {
        answers,
        open: left,
        said,
        rows,
        blocks,
        replies: count,
        source: again,
        stored,
      } = await page.evaluate(look);
      assert.deepEqual(
        { said, rows, blocks, count, again },
        { said: before.said, rows: 3, blocks: 3, count: 3, again: source },
      );
      assert.deepEqual({ answers, left, stored }, { answers: before.answers, left: 0, stored: before.stored });
      assert.ok(answers.length > 0);
      assert.deepEqual(complaints, []);
    });
  });
}
