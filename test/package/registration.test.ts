/** The modules of the npm package in a page: only `define` registers anything. */
import { expect } from "@open-wc/testing";
import manifest from "../../custom-elements.json";
import { openPage, type Page } from "./page.js";

/** What a bundler or a server would resolve: the dependencies that the npm build leaves to the page. */
const IMPORT_MAP = {
  imports: {
    lit: "/node_modules/lit/index.js",
    "lit/": "/node_modules/lit/",
    marked: "/node_modules/marked/lib/marked.esm.js",
    uplot: "/node_modules/uplot/dist/uPlot.esm.js",
    valibot: "/node_modules/valibot/dist/index.mjs",
  },
};

/** Writes down what is registered, and by whom it was asked for. */
const RECORD = `<script>
  window.registered = [];
  const define = customElements.define;
  customElements.define = function (name, ...rest) { registered.push(name); return define.call(this, name, ...rest); };
</script>`;

async function registeredBy(page: Page, entry: string): Promise<string[]> {
  return (await page.run(`await import("/dist/npm/${entry}.js"); result = registered`)) as string[];
}

describe("the npm package in a page", () => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(`<script type="importmap">${JSON.stringify(IMPORT_MAP)}</script>${RECORD}`);
  });
  afterEach(() => page.close());

  for (const entry of ["index", "core", "stream", "profy"]) {
    it(`${entry} registers nothing`, async () => {
      expect(await registeredBy(page, entry)).to.deep.equal([]);
    });
  }

  it("those that define register every element of the manifest, and none outside intui-*", async () => {
    const elements = manifest.modules.flatMap(({ declarations }) => declarations as { tagName: string }[]);
    const tags = elements.map(({ tagName }) => tagName);
    await registeredBy(page, "define-a2ui");
    const registered = await registeredBy(page, "define-profy");
    expect(tags).to.include("intui-tree");
    expect(registered).to.include.members(tags);
    expect(registered.filter((name) => !name.startsWith("intui-"))).to.deep.equal([]);
  });
});
