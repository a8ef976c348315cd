/** The demo's page of looks: every custom property is there, live, in both schemes; and its CSS is all that a page needs. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { browserArgs, requireBrowser } from "../tools/find-browser.js";

const root = new URL("../../", import.meta.url);
const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, root));
if (!existsSync(path("dist/npm/core.js"))) {
  throw new Error("dist/npm/core.js is missing: run `npm run build` before this test.");
}
const { createDemoServer } = await import(new URL("demo/server/server.js", root).href);
const { colours, lengths } = await import(new URL("demo/theme/tokens.js", root).href);

/** @type {import("node:http").Server} */
let server;
/** @type {import("puppeteer-core").Browser} */
let browser;
let origin = "";

before(async () => {
  server = await createDemoServer();
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  browser = await puppeteer.launch({ executablePath: requireBrowser(), args: browserArgs });
});

after(async () => {
  await browser?.close();
  server.close();
  server.closeAllConnections();
});

/** Opens the page, with everything in it drawn. */
async function open() {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${origin}/theme`);
  await page.waitForFunction(
    () => {
      const trees = [...document.querySelectorAll("intui-tree")];
      return trees.length === 2 && trees.every(({ shadowRoot }) => shadowRoot?.querySelector("canvas"));
    },
    { polling: 100 },
  );
  return { page, complaints };
}

/** Sets an input of the page as a person does. @param {import("puppeteer-core").Page} page @param {string} label @param {string} value */
const set = (page, label, value) =>
  page.evaluate(
    (name, to) => {
      const input = document.querySelector(`input[aria-label="${name}"]`);
      if (!(input instanceof HTMLInputElement)) throw new Error(`There is no input called ${name}`);
      input.value = to;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    label,
    value,
  );

/** Ticks what is called so. @param {import("puppeteer-core").Page} page @param {string} label */
const tick = (page, label) =>
  page.evaluate((name) => {
    const found = [...document.querySelectorAll("label")].find((each) => each.textContent?.includes(name));
    found?.querySelector("input")?.click();
  }, label);

/** Computed styles in the trees, in the order in which they stand. @param {import("puppeteer-core").Page} page @param {string} selector @param {string} property */
const styles = (page, selector, property) =>
  page.evaluate(
    (wanted, name) =>
      [...document.querySelectorAll("intui-tree")].map(({ shadowRoot }) =>
        getComputedStyle(/** @type {Element} */ (shadowRoot?.querySelector(wanted))).getPropertyValue(name),
      ),
    selector,
    property,
  );

const css = (/** @type {import("puppeteer-core").Page} */ page) =>
  page.$eval("#css", ({ textContent }) => textContent ?? "");

/** What tells each of the three apart that hosts restyle most: by selector and property. */
const restyled = /** @type {const} */ ([
  ['[part~="button"]', "border-radius"],
  ['[part~="button"]', "border-top-width"],
  ['td[part~="cell"]', "border-left-width"],
  ['td[part~="cell"]', "padding-left"],
  ['th[part~="header"]', "background-color"],
  [".chart-key.series-1", "color"],
  [".chart-key.series-3", "color"],
  ['[part~="legend"]', "font-style"],
]);

/** @param {import("puppeteer-core").Page} page */
const looks = (page) => Promise.all(restyled.map(([selector, property]) => styles(page, selector, property)));

/** How many pixels of the charts have a colour, light tree and dark. @param {import("puppeteer-core").Page} page @param {[number, number, number][]} wanted */
const pixels = (page, wanted) =>
  page.evaluate(
    (rgbs) =>
      [...document.querySelectorAll("intui-tree")].map(({ shadowRoot }, tree) => {
        const canvas = shadowRoot?.querySelector("canvas");
        if (!canvas) return 0;
        const { width, height } = canvas;
        // Read from a copy: the browser warns of many looks at one that is drawn by the graphics card.
        const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        copy?.drawImage(canvas, 0, 0);
        const data = copy?.getImageData(0, 0, width, height).data ?? [];
        const rgb = rgbs[tree] ?? [];
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (rgb.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 8)) count++;
        }
        return count;
      }),
    wanted,
  );

describe("the page of looks", () => {
  it("has every custom property of the README, and no other", () => {
    const section = readFileSync(path("README.md"), "utf8").match(/^### Looks$([\s\S]*?)^\| parts/m)?.[1] ?? "";
    const documented = [...section.matchAll(/`--intui-([\w-]+)`/g)].map(([, name]) => name);
    const here = [...Object.values(colours).flat(), ...lengths].map(([name]) => name);
    assert.ok(documented.length > 20);
    assert.deepEqual(here.toSorted(), documented.toSorted());
  });

  it("knows the colours of the package as they are", () => {
    const source = readFileSync(path("src/draw/palette.ts"), "utf8");
    const palette = [...source.matchAll(/^ {2}"?([\w-]+)"?: \["(#\w+)", "(#\w+)"\],$/gm)].map((found) =>
      found.slice(1),
    );
    assert.ok(palette.length > 20);
    assert.deepEqual(Object.values(colours).flat().toSorted(), palette.toSorted());
  });

  it("draws again as a property is set, each scheme with its own, and shows the CSS for it", async () => {
    const { page, complaints } = await open();
    const primary = '[part~="button-primary"]';
    const [, dark] = await styles(page, primary, "background-color");
    await set(page, "accent, light", "#7a1fa2");
    assert.deepEqual(await styles(page, primary, "background-color"), ["rgb(122, 31, 162)", dark]);
    assert.equal(await css(page), "intui-tree {\n  --intui-accent: light-dark(#7a1fa2, #86bcff);\n}");
    await set(page, "accent, light", "#215db3");
    assert.doesNotMatch(await css(page), /--intui/);
    await set(page, "radius", "1");
    const radius = await styles(page, '[part~="button"]', "border-top-left-radius");
    assert.deepEqual(radius, ["16px", "16px"]);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it("a host restyles a Choice button, a Table cell and a Chart's palette with what is documented alone", async () => {
    const { page, complaints } = await open();
    const before = await looks(page);
    const seriesOne = /** @type {[number, number, number][]} */ ([
      [122, 31, 162],
      [213, 155, 242],
    ]);
    assert.deepEqual(await pixels(page, seriesOne), [0, 0]);
    for (const name of ["Round buttons", "Table cells in boxes", "A chart in the house"]) await tick(page, name);
    const after = await looks(page);
    for (const [at, now] of after.entries()) {
      for (const tree of [0, 1]) assert.notEqual(now[tree], before[at]?.[tree], restyled[at]?.join(" "));
    }
    // The canvas follows: its colours are read again when one of them has changed.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (const count of await pixels(page, seriesOne)) assert.ok(count > 50, `${count} pixels of the first series`);

    const copied = await css(page);
    assert.doesNotMatch(copied, /--_|!important/);
    await page.click("#reset");
    assert.deepEqual(await looks(page), before);
    await page.close();

    // The same CSS, on a page that has had nothing else done to it.
    const other = await open();
    await other.page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, copied);
    assert.deepEqual(await looks(other.page), after);
    await other.page.close();
    assert.deepEqual([...complaints, ...other.complaints], []);
  });

  it("has no fault that axe finds, in both schemes", async () => {
    const { page } = await open();
    await page.evaluate(readFileSync(path("node_modules/axe-core/axe.min.js"), "utf8"));
    for (const scheme of ["light", "dark"]) {
      await page.click(`input[name=theme][value=${scheme}]`);
      const found = await page.evaluate(async () => {
        // @ts-expect-error: the script that was put into the page
        const { violations } = await globalThis.axe.run(document, { rules: { "heading-order": { enabled: false } } });
        return violations.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        );
      });
      assert.deepEqual(found, [], scheme);
    }
    await page.close();
  });
});
