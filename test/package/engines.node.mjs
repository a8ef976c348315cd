// The other engines: the gallery, with every component in every state, has no fault that axe finds (WCAG 2.2 AA), in both
// schemes and both directions. Chromium has tests of its own for that. What is not installed here did not run, and is said.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import puppeteer from "puppeteer-core";
import { enginesLine, findFirefox } from "../tools/find-engines.js";
import { openGallery, startDemo } from "../tools/gallery-page.js";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const firefox = findFirefox();

console.log(enginesLine());

/** Runs in the page. What a page as a whole must have is the demo's to bring, and its specimens repeat. */
async function faults() {
  const rules = ["region", "page-has-heading-one", "landmark-one-main", "heading-order", "landmark-unique"];
  const options = { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) };
  // @ts-expect-error: the script that was put into the page
  const { violations, passes } = await globalThis.axe.run([...document.querySelectorAll("intui-tree")], options);
  return {
    passed: passes.length,
    /** @type {string[]} */
    found: violations.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) =>
      nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.html} ${node.failureSummary}`),
    ),
  };
}

describe("Firefox", { skip: firefox ? false : "no Firefox here (FIREFOX_PATH names one)" }, () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof startDemo>>} */
  let demo;

  before(async () => {
    demo = await startDemo();
    browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox ?? "" });
  });

  after(async () => {
    await browser?.close();
    demo?.stop();
  });

  for (const scheme of /** @type {const} */ (["light", "dark"])) {
    for (const dir of /** @type {const} */ (["ltr", "rtl"])) {
      test(`the gallery, ${scheme}, ${dir}`, { timeout: 240_000 }, async () => {
        const { page, complaints } = await openGallery(browser, demo.address, { scheme, dir });
        try {
          await page.evaluate(axe);
          const { passed, found } = await page.evaluate(faults);
          assert.ok(passed > 20, `axe looked at ${passed} rules only`);
          assert.deepEqual(found, []);
          assert.deepEqual(complaints, []);
        } finally {
          await page.close();
        }
      });
    }
  }
});
