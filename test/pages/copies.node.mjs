// More than one on a page: two copies, two versions, somebody else under the name, and the page's own Lit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { build } from "esbuild";
import { everything } from "./answers.mjs";
import { openBrowser, openPage, until } from "./browser.mjs";
import { moduleTag, openSite, pageOf, treeTag } from "./site.mjs";

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const choice = {
  v: 1,
  root: {
    type: "Choice",
    id: "next",
    prompt: "Go on?",
    options: [
      { id: "yes", label: "Yes" },
      { id: "no", label: "No" },
    ],
  },
};

const label = { v: 1, root: { type: "Label", text: "here" } };

/** Runs in the page. What each tree shows, once all of them are whole. */
function shown() {
  const trees = [...document.querySelectorAll("intui-tree, acme-tree")];
  if (!trees.every((tree) => tree.matches(":state(complete)"))) return undefined;
  return trees.map((tree) => {
    const box = tree.shadowRoot?.querySelector(".tree");
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not shown
    return box instanceof HTMLElement ? box.innerText.replace(/\s+/g, " ").trim() : "nothing";
  });
}

/** Runs in the page. Presses the first button of a tree. @param {number} at */
const press = (at) => {
  const trees = [...document.querySelectorAll("intui-tree, acme-tree")];
  trees[at]?.shadowRoot?.querySelector("button")?.click();
};

/** @type {import("puppeteer-core").Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/**
 * Opens a page, does something there, and gives what was heard of it.
 * @param {Record<string, import("./site.mjs").Page>} pages
 * @param {(page: import("puppeteer-core").Page) => Promise<void>} act
 */
async function visit(pages, act) {
  const site = await openSite(pages, { folders: { "/copy/": "dist", "/later/": "dist" } });
  const { page, noise } = await openPage(browser, site.origin);
  try {
    await act(page);
  } finally {
    await page.close();
    site.close();
  }
  return noise;
}

describe("two copies on a page", () => {
  test("of one version: one draws, and nobody says anything", { timeout: 60_000 }, async () => {
    const noise = await visit(
      {
        "/": pageOf(
          moduleTag("/dist/intui.js") + moduleTag("/copy/intui.js") + moduleTag("/copy/intui.all.js"),
          treeTag(label),
        ),
      },
      async (page) => assert.deepEqual(await until(page, "it is drawn", shown), ["here"]),
    );
    assert.deepEqual(noise, []);
  });

  test("of two versions: one warning that names both, and the first goes on drawing", { timeout: 60_000 }, async () => {
    const ours = new RegExp(`([^\\w.])${version.replaceAll(".", "\\.")}([^\\w.])`, "g");
    const later = readFileSync("dist/intui.js", "utf8").replace(ours, "$19.9.9$2");
    const noise = await visit(
      {
        "/": pageOf(moduleTag("/dist/intui.js") + moduleTag("/later/intui.js"), treeTag(label)),
        "/later/intui.js": later,
      },
      async (page) => assert.deepEqual(await until(page, "it is drawn", shown), ["here"]),
    );
    assert.equal(noise.length, 1, noise.join("\n"));
    assert.match(noise[0] ?? "", new RegExp(`^warn.*${version.replaceAll(".", "\\.")}.*9\\.9\\.9`));
  });

  test("what one makes the other takes: trees, events, a history, a listener", { timeout: 60_000 }, async () => {
    const host = `import "/dist/intui.js";
      import { IntuiEvent, listen, Tree } from "/copy/intui.js";
      globalThis.heard = [];
      listen(document, (event, { sentence }) => void globalThis.heard.push(sentence));
      const [fresh, old] = document.querySelectorAll("intui-tree");
      fresh.tree = old.tree = Tree.parse(${JSON.stringify(choice)});
      fresh.source = "fresh";
      old.source = "old";
      old.history = [IntuiEvent.press("old", "next", "no")];`;
    const noise = await visit(
      {
        "/": pageOf(moduleTag("/host.js"), "<intui-tree></intui-tree><intui-tree></intui-tree>"),
        "/host.js": host,
      },
      async (page) => {
        assert.deepEqual(await until(page, "both are drawn", shown), ["Go on? Yes No", "Go on? You chose No"]);
        await page.evaluate(press, 0);
        // @ts-expect-error: the page's own
        const heard = () => globalThis.heard.length > 0 && globalThis.heard;
        assert.deepEqual(await until(page, "it is heard", heard), ['Pressed "Yes" in next (from fresh).']);
      },
    );
    assert.deepEqual(noise, []);
  });

  test("two trees of one source answer a choice once, also when a copy draws under its own name", {
    timeout: 60_000,
  }, async () => {
    const host = `import { listen } from "/dist/intui.js";
      import { IntuiTree } from "/copy/intui.js";
      globalThis.heard = [];
      listen(document, (event, { sentence }) => void globalThis.heard.push(sentence));
      customElements.define("acme-tree", class extends IntuiTree {});
      for (const tree of document.querySelectorAll("intui-tree, acme-tree")) {
        tree.source = "shared";
        tree.tree = ${JSON.stringify(choice)};
      }`;
    const noise = await visit(
      {
        "/": pageOf(moduleTag("/host.js"), "<intui-tree></intui-tree><intui-tree></intui-tree><acme-tree></acme-tree>"),
        "/host.js": host,
      },
      async (page) => {
        assert.deepEqual(await until(page, "all are drawn", shown), Array(3).fill("Go on? Yes No"));
        await page.evaluate(press, 1);
        const answered = () => {
          const roots = [...document.querySelectorAll("intui-tree, acme-tree")].map((tree) => tree.shadowRoot);
          return roots.every((root) => root?.querySelector("[part~=answer]"));
        };
        await until(page, "all say what was chosen", answered);
        await page.evaluate(press, 0);
        // @ts-expect-error: the page's own
        assert.deepEqual(await page.evaluate(() => globalThis.heard), ['Pressed "Yes" in next (from shared).']);
      },
    );
    assert.deepEqual(noise, []);
  });
});

describe("somebody else owns the name", () => {
  for (const file of ["/dist/intui.js", "/dist/intui.all.js"]) {
    test(`${file}: one error says so, theirs is left alone, and the page goes on`, { timeout: 60_000 }, async () => {
      const theirs = `customElements.define("intui-tree", class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: "open" }).append("theirs"); }
        });`;
      const host = `import { Tree } from "${file}";
        document.querySelector("intui-message").text = ${JSON.stringify(`A *word*\n\n\`\`\`ui:intui\n${JSON.stringify(label)}\n\`\`\`\n\nand more`)};
        document.title = Tree.parse(${JSON.stringify(label)}).toText();`;
      const noise = await visit(
        {
          "/": pageOf(
            moduleTag("/theirs.js") + moduleTag("/host.js"),
            "<intui-tree></intui-tree><intui-message></intui-message>",
          ),
          "/theirs.js": theirs,
          "/host.js": host,
        },
        async (page) => {
          assert.equal(
            await until(page, "the host's script ran", () => document.title !== "Page" && document.title),
            "[here]",
          );
          const message = await until(page, "the reply's prose is drawn", () => {
            const root = document.querySelector("intui-message")?.shadowRoot;
            return root?.querySelector("em") && root.querySelectorAll(".text").length;
          });
          assert.equal(message, 2);
          const text = await page.evaluate(() => document.querySelector("intui-tree")?.shadowRoot?.textContent);
          assert.equal(text, "theirs");
        },
      );
      const [first, ...rest] = noise;
      assert.match(first ?? "", /^error: intui: somebody else has registered intui-tree/);
      // The reply's block has nothing to be drawn by, and says so once.
      assert.ok(rest.length <= 1, rest.join("\n"));
      for (const line of rest) assert.match(line, /^error: intui: the reader of a block failed/);
    });
  }
});

describe("Lit next to Lit", () => {
  /** The page's own Lit, as a bundler gives it. */
  async function ownLit() {
    const code = `import { html, LitElement } from "lit";
      customElements.define("own-element", class extends LitElement {
        render() { return html\`<b>own</b>\`; }
      });`;
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: process.cwd() },
      bundle: true,
      format: "esm",
      write: false,
      conditions: ["production"],
    });
    return outputFiles[0]?.text ?? "";
  }

  const strict = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  for (const [name, policy] of Object.entries({
    "without a policy": undefined,
    "under Trusted Types": strict,
    "under Trusted Types that allows their policy twice": `${strict}; trusted-types lit-html 'allow-duplicates'`,
  })) {
    for (const first of ["theirs", "ours"]) {
      test(`${name}, ${first} first`, { timeout: 60_000 }, async () => {
        const tags = [moduleTag("/own.js"), moduleTag("/dist/intui.js")];
        const site = await openSite({
          "/": {
            body: pageOf(
              (first === "ours" ? tags.reverse() : tags).join(""),
              `<own-element></own-element>${treeTag(everything, 'workers="off"')}`,
            ),
            headers: policy ? { "content-security-policy": `${policy}; report-uri /reports` } : {},
          },
          "/own.js": await ownLit(),
        });
        const { page, noise } = await openPage(browser, site.origin);
        await until(page, "both are drawn", () => {
          const own = document.querySelector("own-element")?.shadowRoot?.querySelector("b");
          return own && document.querySelector("intui-tree")?.shadowRoot?.querySelector("strong");
        });
        const versions = () => Object.keys(globalThis).filter((key) => /^lit|^reactive/i.test(key));
        const left = await page.evaluate(versions);
        assert.deepEqual(
          left.filter((key) => /Versions$/.test(key)).sort(),
          ["litElementVersions", "litHtmlVersions", "reactiveElementVersions"],
          "the page's own, and none of ours",
        );
        assert.deepEqual([noise, site.reports], [[], []]);
        await page.close();
        site.close();
      });
    }
  }
});
