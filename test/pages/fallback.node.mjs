// What a server has written stands on the page until the answer is drawn, and gives way to it in one step.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { drawnParts, everything } from "./answers.mjs";
import { drawn, openBrowser, openPage, until } from "./browser.mjs";
import { openSite, pageOf } from "./site.mjs";

/** Watches every frame from before the first script on: what is seen in the element's place, and where what follows stands. */
const WATCH = `<script>
  globalThis.frames_ = [];
  const look = () => {
    const tree = document.querySelector("intui-tree");
    const below = document.querySelector("#below");
    if (tree && below) {
      const own = tree.querySelector("#own")?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const box = tree.shadowRoot?.querySelector(".tree");
      frames_.push({ own, drawn: Boolean(box?.firstElementChild), below: Math.round(below.getBoundingClientRect().top) });
    }
    requestAnimationFrame(look);
  };
  look();
</script>`;

/** A script that comes long after the page. */
const late = (/** @type {string} */ file, more = "") =>
  `await new Promise((resolve) => setTimeout(resolve, 600));
   await import("${file}");
   ${more}`;

/** @typedef {{ own: boolean, drawn: boolean, below: number }} Frame */

/** Runs in the page. @returns {Frame[]} */
// @ts-expect-error: the page's own
const seen = () => globalThis.frames_;

const own = '<div id="own"><p>Traffic was normal.</p><p>Three things stand out.</p></div>';
/** But for what branches: how high that is, only its layout knows. */
const answer = { v: 1, root: { ...everything.root, children: everything.root.children.filter((each) => !each.links) } };
const parts = drawnParts.filter((selector) => !selector.startsWith("intui-flow"));
const json = `<script type="application/json">${JSON.stringify(answer).replaceAll("<", "\\u003c")}</script>`;
/** What a page says of an element that is not there yet, so that its own stands as it will. */
const style = "<style>intui-tree { display: block; line-height: 1.5 }</style>";

/** @type {import("puppeteer-core").Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** @param {string} children @param {string} script @returns {Promise<Frame[]>} */
async function framesOf(children, script) {
  const site = await openSite({
    "/": pageOf(
      style + WATCH,
      `<intui-tree>${children}</intui-tree><p id="below">Below</p><script type="module" src="/late.js"></script>`,
    ),
    "/late.js": script,
  });
  const { page, noise } = await openPage(browser, site.origin);
  await drawn(page, parts);
  const frames = await page.evaluate(seen);
  assert.deepEqual(noise, []);
  await page.close();
  site.close();
  return frames;
}

/** What was seen, each thing as often as it came about. @param {Frame[]} frames */
const story = (frames) =>
  frames
    .map((frame) => (frame.own ? "own" : frame.drawn ? "drawn" : "nothing"))
    .filter((word, at, words) => word !== words[at - 1]);

describe("a page that a server has written", () => {
  for (const file of ["/dist/intui.js", "/dist/intui.all.js"]) {
    test(`${file}: shows its own until the answer is drawn, with no empty frame between`, {
      timeout: 60_000,
    }, async () => {
      const frames = await framesOf(own + json, late(file));
      assert.deepEqual(story(frames), ["own", "drawn"]);
      const places = new Set(frames.map(({ below }) => below));
      assert.ok(places.size <= 2, `what follows stood at ${[...places]}`);
    });

    test(`${file}: goes on showing its own until it is given an answer`, { timeout: 60_000 }, async () => {
      const give = `await new Promise((resolve) => setTimeout(resolve, 600));
        document.querySelector("intui-tree").tree = ${JSON.stringify(answer)};`;
      const frames = await framesOf(own, late(file, give));
      assert.deepEqual(story(frames), ["own", "drawn"]);
    });
  }

  test("shows its own until there is something of a stream to show", { timeout: 60_000 }, async () => {
    const give = `const tree = document.querySelector("intui-tree");
      const text = ${JSON.stringify(JSON.stringify(answer))};
      for (const piece of ["{", '"v":1,"ro', text.slice(10, 60), text.slice(60)]) {
        tree.append(piece);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }`;
    assert.deepEqual(story(await framesOf(own, late("/dist/intui.js", give))), ["own", "drawn"]);
  });

  test("moves what follows once where the page has only the answer", { timeout: 60_000 }, async () => {
    const frames = await framesOf(json, late("/dist/intui.js"));
    const places = new Set(frames.map(({ below }) => below));
    assert.equal(places.size, 2, `what follows stood at ${[...places]}`);
  });

  test("shows its own where no script comes", { timeout: 60_000 }, async () => {
    const site = await openSite({ "/": pageOf("", `<intui-tree>${own}${json}</intui-tree>`) });
    const { page } = await openPage(browser, site.origin);
    await until(page, "it is seen", () => document.querySelector("#own")?.checkVisibility());
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not shown
    assert.equal(await page.evaluate(() => document.body.innerText.includes('"v"')), false);
    await page.close();
    site.close();
  });
});
