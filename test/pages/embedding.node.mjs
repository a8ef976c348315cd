// Where a page stands that isn't one of its own: a script from another origin, a frame that may next to nothing, a browser
// extension.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { integrityOf } from "../tools/integrity.js";
import { drawnParts, everything } from "./answers.mjs";
import { drawn, openBrowser, openPage, until } from "./browser.mjs";
import { moduleTag, openSite, pageOf, treeTag } from "./site.mjs";

/** A host's script: it notes what it hears. */
const listener = (/** @type {string} */ file) => `import { listen } from "${file}";
  globalThis.heard = [];
  listen(document, (event, { sentence }) => void globalThis.heard.push(sentence));`;

/** Runs in the page. @param {string} name */
function focusField(name) {
  const field = document.querySelector("intui-tree")?.shadowRoot?.querySelector(`[name=${name}]`);
  if (field instanceof HTMLElement) field.focus();
}

/** Runs in the page. @param {string} selector */
function press(selector) {
  const found = document.querySelector("intui-tree")?.shadowRoot?.querySelector(selector);
  if (found instanceof HTMLElement) found.click();
}

/** Runs in the page. @param {number} count */
function heardOf(count) {
  /** @type {string[]} */
  // @ts-expect-error: the page's own
  const heard = globalThis.heard;
  return heard.length >= count && heard;
}

/** Runs in the page. Whether its layout had a thread of its own. */
const threads = () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("elk-worker")).length;

describe("a page whose script comes from elsewhere", () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  for (const file of ["/dist/intui.js", "/dist/intui.all.js"]) {
    test(`${file} of another origin`, { timeout: 60_000 }, async () => {
      const pages = { "/": pageOf("") };
      const site = await openSite(pages);
      pages["/"] = pageOf(moduleTag(`${site.otherOrigin}${file}`), treeTag(everything));
      const { page, noise } = await openPage(browser, site.origin);
      await drawn(page, drawnParts);
      if (file === "/dist/intui.js") assert.ok((await page.evaluate(threads)) > 0, "a worker lays flows out");
      assert.deepEqual(noise, []);
      await page.close();
      site.close();
    });
  }

  test("under a policy that allows that origin, and a worker from it", { timeout: 60_000 }, async () => {
    /** @type {Record<string, import("./site.mjs").Page>} */
    const pages = {};
    const site = await openSite(pages);
    const from = site.otherOrigin;
    pages["/"] = {
      body: pageOf(moduleTag(`${from}/dist/intui.js`), treeTag(everything)),
      headers: {
        "content-security-policy": `default-src 'none'; script-src ${from}; worker-src blob: ${from}; require-trusted-types-for 'script'; trusted-types lit-html intui; report-uri /reports`,
      },
    };
    const { page, noise } = await openPage(browser, site.origin);
    await drawn(page, drawnParts);
    assert.deepEqual([noise, site.reports], [[], []]);
    await page.close();
    site.close();
  });

  test("with the hash of the one file, and not with another's", { timeout: 60_000 }, async () => {
    const hash = integrityOf("dist/intui.all.js");
    const other = integrityOf("dist/intui.js");
    /** @type {Record<string, import("./site.mjs").Page>} */
    const pages = {};
    const site = await openSite(pages);
    const tag = (/** @type {string} */ integrity) =>
      moduleTag(`${site.otherOrigin}/dist/intui.all.js`, ` integrity="${integrity}" crossorigin`);
    pages["/right"] = pageOf(tag(hash), treeTag(everything));
    pages["/wrong"] = pageOf(tag(other), treeTag(everything));
    const right = await openPage(browser, `${site.origin}/right`);
    await drawn(right.page, drawnParts);
    assert.deepEqual(right.noise, []);
    const wrong = await openPage(browser, `${site.origin}/wrong`);
    assert.equal(await wrong.page.evaluate(() => customElements.get("intui-tree") === undefined), true);
    assert.match(wrong.noise.join("\n"), /integrity/);
    await right.page.close();
    await wrong.page.close();
    site.close();
  });
});

describe("a frame that may next to nothing", () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  for (const file of ["/dist/intui.js", "/dist/intui.all.js"]) {
    test(`${file}: all is drawn, and what is pressed, typed and sent is heard`, { timeout: 60_000 }, async () => {
      const site = await openSite({
        "/": pageOf("", '<iframe sandbox="allow-scripts" src="/inner" width="900" height="700"></iframe>'),
        "/inner": pageOf(moduleTag(file) + moduleTag("/listener.js"), treeTag(everything, 'source="framed"')),
        "/listener.js": listener(file),
      });
      const { page, noise } = await openPage(browser, site.origin);
      const frame = page.frames()[1];
      assert.ok(frame, "the frame is there");
      await drawn(frame, drawnParts);
      const opaque = () => {
        try {
          return String(localStorage.length);
        } catch (error) {
          return error instanceof Error && error.name;
        }
      };
      assert.equal(await frame.evaluate(opaque), "SecurityError");
      await frame.evaluate(press, "intui-choice button");
      await frame.evaluate(focusField, "title");
      await page.keyboard.type("Serve avif");
      await page.keyboard.press("Enter");
      assert.deepEqual(await until(frame, "both are heard", heardOf, 2), [
        'Pressed "Look closer" in next (from framed).',
        'Submitted idea (from framed): Title = "Serve avif", Now = false.',
      ]);
      assert.deepEqual(noise, []);
      await page.close();
      site.close();
    });
  }

  test("a form there says what is missing, and is sent by its button", { timeout: 60_000 }, async () => {
    const site = await openSite({
      "/": pageOf("", '<iframe sandbox="allow-scripts" src="/inner" width="900" height="700"></iframe>'),
      "/inner": pageOf(moduleTag("/listener.js"), treeTag(everything, 'source="framed"')),
      "/listener.js": listener("/dist/intui.js"),
    });
    const { page, noise } = await openPage(browser, site.origin);
    const frame = page.frames()[1];
    assert.ok(frame, "the frame is there");
    await drawn(frame, drawnParts);
    await frame.evaluate(press, "intui-form .actions button");
    const focused = () => document.querySelector("intui-tree")?.shadowRoot?.activeElement?.getAttribute("name");
    assert.equal(await until(frame, "the field that is missing has the focus", focused), "title");
    await page.keyboard.type("Two");
    await frame.evaluate(press, "intui-form .actions button");
    assert.deepEqual(await until(frame, "it is heard", heardOf, 1), [
      'Submitted idea (from framed): Title = "Two", Now = false.',
    ]);
    assert.deepEqual(noise, []);
    await page.close();
    site.close();
  });
});

describe("a page of a browser extension", () => {
  const folder = mkdtempSync(join(tmpdir(), "intui-extension-"));
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  before(async () => {
    cpSync("dist", join(folder, "dist"), { recursive: true, filter: (path) => !/[\\/]npm([\\/]|$)/.test(path) });
    const manifest = { manifest_version: 3, name: "Host", version: "1", action: { default_popup: "popup.html" } };
    writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
    const body = treeTag(everything, 'source="extension"');
    writeFileSync(join(folder, "popup.html"), pageOf(moduleTag("listener.js"), body));
    writeFileSync(join(folder, "listener.js"), listener("./dist/intui.js"));
    browser = await openBrowser({ pipe: true, enableExtensions: true });
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("all is drawn, in a worker too, under the extension's policy", { timeout: 60_000 }, async () => {
    const id = await browser.installExtension(folder);
    const { page, noise } = await openPage(browser, `chrome-extension://${id}/popup.html`);
    await drawn(page, drawnParts);
    await page.evaluate(press, "intui-choice button");
    assert.deepEqual(await until(page, "it is heard", heardOf, 1), ['Pressed "Look closer" in next (from extension).']);
    assert.deepEqual(noise, []);
    await page.close();
  });
});
