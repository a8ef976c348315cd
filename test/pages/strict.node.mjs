// A page whose policy allows next to nothing: all is drawn and all works, and the browser has nothing to report.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { drawnParts, everything, reply, surfaceMessages } from "./answers.mjs";
import { drawn, openBrowser, openPage, until } from "./browser.mjs";
import { runMenus } from "./menus.mjs";
import { moduleTag, openSite, pageOf, treeTag } from "./site.mjs";

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'none'; require-trusted-types-for 'script'";

/** The policies that a page may add, and what may stand beside ours on it. */
const policies = {
  "as strict as can be": POLICY,
  // The one policy that is needed: Lit's, for the markup of its templates, which is all ours.
  "that names the one Trusted Types policy": `${POLICY}; trusted-types lit-html`,
};

const data = (/** @type {string} */ id, /** @type {unknown} */ value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

const body = `${treeTag(everything, 'source="strict" workers="off"')}
  <intui-message source="reply" workers="off"></intui-message>
  <intui-a2ui source="surface" workers="off"></intui-a2ui>
  ${data("reply", reply)}${data("messages", surfaceMessages)}`;

/** The page's own script: a host as the README has it. */
const host = (/** @type {string} */ file) => `import { listen } from "${file}";
  const given = (id) => JSON.parse(document.getElementById(id).textContent);
  document.querySelector("intui-message").text = given("reply");
  document.querySelector("intui-a2ui").messages = given("messages");
  const heard = [];
  listen(document, (event, { sentence }) => void heard.push(sentence ?? event));
  globalThis.heard = heard;`;

/** Runs in the page. What the reply shows, and the surface, each once it is whole. */
function others() {
  const message = document.querySelector("intui-message");
  const surface = document.querySelector("intui-a2ui")?.shadowRoot;
  if (!message?.matches(":state(invalid)") || !surface?.querySelector("input[type=range]")) return undefined;
  const inside = message.shadowRoot?.querySelector("intui-a2ui")?.shadowRoot;
  return {
    reply: [".text strong", "intui-tree", "intui-a2ui", "[part~=fault]"].map(
      (selector) => message.shadowRoot?.querySelectorAll(selector).length,
    ),
    inReply: inside?.querySelectorAll("input").length,
    surface: ["strong", "svg", "input[type=date]", "input[type=range]", "[role=tab]", "hr, .divider", "button"].map(
      (selector) => (surface.querySelector(selector) ? selector : `no ${selector}`),
    ),
  };
}

/** Runs in the page. Does what a person does in an answer. */
async function useAll() {
  const tree = document.querySelector("intui-tree");
  const root = tree?.shadowRoot;
  /** @param {string} selector */
  const press = (selector) => /** @type {HTMLElement | null | undefined} */ (root?.querySelector(selector))?.click();
  for (const selector of ["[part~=sort]", "[part~=chart-toggle]", "[part~=chart-toggle]", "[part~=flow-tool]"])
    press(selector);
  const title = root?.querySelector("input[name=title]");
  if (title instanceof HTMLInputElement) {
    title.value = "Serve avif";
    title.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  press("intui-choice button");
  press("intui-form button[type=submit]");
  press(".text [part~=copy]");
  press("intui-copy button");
  await new Promise((resolve) => setTimeout(resolve, 100));
  // @ts-expect-error: the page's own
  return globalThis.heard;
}

describe("a strict page", () => {
  const downloads = mkdtempSync(join(tmpdir(), "intui-downloads-"));
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  before(async () => {
    browser = await openBrowser();
    const client = await browser.target().createCDPSession();
    await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  });
  after(async () => {
    await browser?.close();
    rmSync(downloads, { recursive: true, force: true });
  });

  for (const file of ["/dist/intui-a2ui.js", "/dist/intui.all.js"]) {
    for (const [name, policy] of Object.entries(policies)) {
      test(`${file}, ${name}`, { timeout: 120_000 }, async () => {
        const headers = { "content-security-policy": `${policy}; report-uri /reports` };
        const site = await openSite({
          "/": { body: pageOf(moduleTag(file) + moduleTag("/host.js"), body), headers },
          "/host.js": host(file),
        });
        const context = browser.defaultBrowserContext();
        await context.overridePermissions(site.origin, ["clipboard-read", "clipboard-sanitized-write"]);
        const { page, noise } = await openPage(browser, site.origin);
        try {
          await drawn(page, drawnParts);
          const { reply: shown, inReply, surface } = (await until(page, "the reply and the surface", others)) ?? {};
          assert.deepEqual(shown, [1, 2, 1, 1]);
          assert.ok(inReply && inReply >= 5, `${inReply} inputs in the reply's surface`);
          assert.deepEqual(
            surface?.filter((found) => found.startsWith("no ")),
            [],
          );
          const outcomes = await runMenus(page);
          assert.ok(outcomes.length >= 10, outcomes.join("\n"));
          assert.deepEqual(
            outcomes.filter((outcome) => outcome.endsWith("!")),
            [],
          );
          assert.deepEqual(await page.evaluate(useAll), [
            'Pressed "Look closer" in next (from strict).',
            'Submitted idea (from strict): Title = "Serve avif", Now = false.',
          ]);
          assert.deepEqual(noise, []);
          assert.deepEqual(site.reports, []);
        } finally {
          await page.close();
          site.close();
        }
        const endings = readdirSync(downloads).map((saved) => saved.replace(/^.*\./, ""));
        for (const ending of ["csv", "png", "svg"]) assert.ok(endings.includes(ending), `${ending} in ${endings}`);
      });
    }
  }

  test("a policy is heard of here when something breaks it", async () => {
    const site = await openSite({
      "/": {
        body: pageOf('<style>p { color: red }</style><script>document.title = "ran"</script>'),
        headers: { "content-security-policy": `${POLICY}; report-uri /reports` },
      },
    });
    const { page, noise } = await openPage(browser, site.origin);
    await page.close();
    site.close();
    assert.equal(noise.length >= 2, true, noise.join("\n"));
    assert.ok(site.reports.length >= 2, site.reports.join("\n"));
  });
});
