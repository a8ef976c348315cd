// What is on the page stays where it is: the shift of the demo's conversation, room for what comes late, and hosts that
// keep the end of it in sight.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { drawnParts, everything } from "./answers.mjs";
import { drawn, openBrowser, openPage, until } from "./browser.mjs";
import { moduleTag, openSite, pageOf } from "./site.mjs";

/** The demo is not held to our types. @type {{ createDemoServer: () => Promise<import("node:http").Server> }} */
const { createDemoServer } = await import(new URL("../../demo/server/server.js", import.meta.url).href);

/** As the Web Vitals have it: of shifts that no press has just asked for, the worst five seconds with no second between. */
const MOST_SHIFT = 0.05;

/** Runs in the page, before its scripts. */
function watchShifts() {
  /** @type {{ value: number, at: number, asked: boolean, moved: string[] }[]} */
  const shifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, hadRecentInput, sources } =
        /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean, sources: { node?: Element }[] }} */ (
          entry
        );
      const moved = sources.map(({ node }) => `${node?.localName ?? node?.nodeName}.${node?.className}`);
      shifts.push({ value, at: startTime, asked: hadRecentInput, moved });
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  Object.assign(globalThis, { shifts });
}

/** Runs in the page. @returns {{ value: number, at: number, asked: boolean, moved: string[] }[]} */
// @ts-expect-error: the page's own
const shiftsOf = () => globalThis.shifts;

/** @param {{ value: number, at: number }[]} shifts */
function worstWindow(shifts) {
  let worst = 0;
  let sum = 0;
  let begun = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, at } of shifts) {
    if (at - last > 1000 || at - begun > 5000) [sum, begun] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** @param {import("puppeteer-core").Page} page @param {number} count */
const complete = (page, count) =>
  until(
    page,
    `${count} answers are complete`,
    (wanted) =>
      document.querySelectorAll("intui-tree:state(complete)").length >= wanted &&
      document.body.dataset.demoState === "idle",
    count,
  );

/** @type {import("puppeteer-core").Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

describe("the demo's conversation", () => {
  /** @type {import("node:http").Server} */
  let server;
  let origin = "";
  before(async () => {
    server = await createDemoServer();
    await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
    origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });

  for (const [width, height] of /** @type {const} */ ([
    [1000, 800],
    [360, 740],
  ])) {
    test(`shifts at most ${MOST_SHIFT} while three answers stream, ${width} px wide`, {
      timeout: 120_000,
    }, async () => {
      const page = await browser.newPage();
      await page.setViewport({ width, height });
      await page.evaluateOnNewDocument(watchShifts);
      await page.goto(`${origin}/?idle&speed=fast`);
      const chips = await page.$$(".chip");
      for (const [at, chip] of [chips[0], chips[1], chips[3]].entries()) {
        await chip?.click();
        await complete(page, at + 1);
      }
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const shifts = (await page.evaluate(shiftsOf)).filter(({ asked }) => !asked);
      await page.close();
      const worst = worstWindow(shifts);
      assert.ok(worst <= MOST_SHIFT, `${worst.toFixed(4)}: ${JSON.stringify(shifts, null, 1)}`);
    });
  }
});

describe("room for what comes late", () => {
  /** The chunks of what is drawn late, by what their files are called. */
  const LATE = /intui-(?:chart-element|flow-element|elk|elements|extra|drawings)/;

  const parts = [
    everything.root.children[2],
    everything.root.children[3],
    everything.root.children[4],
    { type: "Text", markdown: "![the plan](https://example.com/plan.png)" },
  ];

  for (const width of [800, 340]) {
    test(`is there before it comes: a chart, a table, a flow, an image, ${width} px wide`, {
      timeout: 60_000,
    }, async () => {
      const site = await openSite({
        "/": pageOf(
          moduleTag("/dist/intui.js") + moduleTag("/host.js"),
          `<div class="room">${parts.map(() => "<intui-tree></intui-tree>").join("")}</div>`,
        ),
        "/host.js": `document.querySelector(".room").style.width = "${width}px";
          const parts = ${JSON.stringify(parts)};
          for (const [at, tree] of document.querySelectorAll("intui-tree").entries()) tree.tree = { v: 1, root: parts[at] };`,
      });
      const page = await browser.newPage();
      await page.setViewport({ width: 1000, height: 800 });
      await page.setRequestInterception(true);
      /** @type {(() => void)[]} */
      const held = [];
      let open = false;
      page.on("request", (request) => {
        const go = () => void request.continue();
        if (open || !LATE.test(request.url())) go();
        else held.push(go);
      });
      await page.goto(site.origin);
      const heights = () => [...document.querySelectorAll("intui-tree")].map((tree) => Math.round(tree.clientHeight));
      await until(page, "all are complete", () => {
        const trees = [...document.querySelectorAll("intui-tree")];
        return trees.length > 3 && trees.every((tree) => tree.matches(":state(complete)"));
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = await page.evaluate(heights);
      assert.ok(held.length > 0, "something is held back");
      open = true;
      for (const go of held) go();
      await drawn(page, [".chart-canvas canvas", "intui-actions button"]);
      await until(page, "every menu is there", () =>
        [...document.querySelectorAll("intui-tree")]
          .slice(0, 3)
          .every((tree) => tree.shadowRoot?.querySelector(".actions-button")),
      );
      assert.deepEqual(await page.evaluate(heights), before);
      await page.close();
      site.close();
    });
  }
});

describe("a host that keeps the end in sight", () => {
  const text = JSON.stringify({
    v: 1,
    root: {
      type: "Group",
      children: [
        ...everything.root.children,
        { type: "Text", markdown: Array(12).fill("A few more words to read.").join("\n\n") },
        ...everything.root.children.filter(({ id }) => id === undefined),
      ],
    },
  });

  const stream = `const tree = document.querySelector("intui-tree");
    const text = ${JSON.stringify(text)};
    tree.source = "pinned";
    for (let at = 0; at < text.length; at += 60) {
      tree.append(text.slice(at, at + 60));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }`;

  /** How far the end is out of sight, after each frame that was painted. */
  const measure = `const box = document.querySelector(".box");
    globalThis.away = [];
    const channel = new MessageChannel();
    channel.port1.onmessage = () => away.push(Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
    const tick = () => { channel.port2.postMessage(0); requestAnimationFrame(tick); };
    tick();`;

  /** Ways in which hosts do it. */
  const hosts = {
    "by a resize observer": {
      css: "",
      js: `const pin = () => { box.scrollTop = box.scrollHeight; };
        new ResizeObserver(pin).observe(document.querySelector(".log"));`,
    },
    "by overflow-anchor": {
      css: ".log { overflow-anchor: none } .end { overflow-anchor: auto; height: 1px }",
      // Anchoring begins once the box has been scrolled.
      js: "box.scrollTop = box.scrollHeight;",
    },
  };

  for (const [name, { css, js }] of Object.entries(hosts)) {
    test(name, { timeout: 90_000 }, async () => {
      const filler = Array(30).fill("<p>Earlier</p>").join("");
      const site = await openSite({
        "/": pageOf(
          `<style>.box { height: 400px; width: 700px; overflow-y: auto } ${css}</style>${moduleTag("/dist/intui.js")}${moduleTag("/host.js")}`,
          `<div class="box"><div class="log">${filler}<intui-tree></intui-tree></div><div class="end"></div></div>`,
        ),
        "/host.js": `${measure}\n${js}\n${stream}`,
      });
      const { page, noise } = await openPage(browser, site.origin);
      await drawn(page, drawnParts);
      await new Promise((resolve) => setTimeout(resolve, 500));
      // @ts-expect-error: the page's own
      const away = await page.evaluate(() => /** @type {number[]} */ (globalThis.away));
      assert.ok(away.length > 50, `${away.length} frames`);
      // The frame in which the box is scrolled for the first time may come late.
      assert.ok(Math.max(...away.slice(5)) <= 1, `px away, frame by frame: ${away}`);
      assert.deepEqual(noise, []);
      await page.close();
      site.close();
    });
  }

  test("and one who reads further up is left there", { timeout: 90_000 }, async () => {
    const filler = Array(30).fill("<p>Earlier</p>").join("");
    const site = await openSite({
      "/": pageOf(
        `<style>.box { height: 400px; width: 700px; overflow-y: auto }</style>${moduleTag("/dist/intui.js")}${moduleTag("/host.js")}`,
        `<div class="box"><div class="log">${filler}<intui-tree></intui-tree></div></div>`,
      ),
      "/host.js": `const box = document.querySelector(".box");
        box.scrollTop = 200;
        globalThis.tops = new Set();
        box.addEventListener("scroll", () => tops.add(Math.round(box.scrollTop)));
        ${stream}`,
    });
    const { page } = await openPage(browser, site.origin);
    await drawn(page, drawnParts);
    // @ts-expect-error: the page's own
    const tops = await page.evaluate(() => [...globalThis.tops]);
    assert.deepEqual(
      tops.filter((top) => top !== 200),
      [],
    );
    await page.close();
    site.close();
  });
});
