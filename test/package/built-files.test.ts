/** The files for a script tag, as they are shipped. */
import { expect, waitUntil } from "@open-wc/testing";
import * as a2ui from "../../src/a2ui.js";
import * as index from "../../src/index.js";
import { globalNames, openPage, type Page, requests } from "./page.js";

const text = { v: 1, root: { type: "Text", markdown: "Hello **there**" } };
const chart = {
  v: 1,
  root: {
    type: "Chart",
    kind: "bar",
    series: [
      {
        label: "Visits",
        points: [
          { x: "Mon", y: 3 },
          { x: "Tue", y: 5 },
        ],
      },
    ],
  },
};
const flow = {
  v: 1,
  root: {
    type: "Flow",
    steps: ["a", "b", "c"].map((id) => ({ id, label: `Step ${id}` })),
    links: [
      { from: "a", to: "b" },
      { from: "a", to: "c" },
    ],
  },
};

/** The chunks that are loaded when they are needed. */
const LAZY = /chart-element|flow-element|elk/;

const element = (tree: unknown): string => `<intui-tree tree='${JSON.stringify(tree)}'></intui-tree>`;
const scriptTag = (file: string): string => `<script type="module" src="${file}"></script>`;

async function drawn(page: Page): Promise<ShadowRoot> {
  const tree = page.document.querySelector("intui-tree");
  await waitUntil(() => tree?.matches(":state(complete)"), "the tree is complete", { timeout: 10_000 });
  return tree?.shadowRoot as ShadowRoot;
}

for (const file of ["/dist/intui.js", "/dist/intui.all.js"]) {
  describe(file, () => {
    let page: Page;
    afterEach(() => page.close());

    it("draws a tree in a page that does no more than load it", async () => {
      page = await openPage(scriptTag(file), element(text));
      const root = await drawn(page);
      await waitUntil(() => root.querySelector("strong"), "the text is drawn");
      expect(root.querySelector("strong")?.textContent).to.equal("there");
      expect(page.noise).to.deep.equal([]);
    });

    it("exports everything of the index, and no other name", async () => {
      page = await openPage("");
      const names = (await page.run(`result = Object.keys(await import("${file}"))`)) as string[];
      // What the chunks take from the entry goes under names of one or two letters.
      const told = names.filter((name) => name.length > 2);
      // The one file has A2UI in it, and what a page needs of that.
      const more = file.includes("all") ? told.filter((name) => Object.hasOwn(a2ui, name)) : [];
      expect(more.includes("IntuiA2ui")).to.equal(file.includes("all"));
      expect(told.sort()).to.deep.equal([...Object.keys(index), ...more].sort());
    });

    it("adds no name to the page but the elements", async () => {
      page = await openPage("");
      const before = globalNames(page);
      await page.run(`await import("${file}")`);
      const added = [...globalNames(page)].filter((name) => !before.has(name)).sort();
      expect(added.filter((name) => name !== "settle")).to.deep.equal([]);
      expect(page.document.head.querySelectorAll("style, link")).to.have.length(0);
    });

    it("may be loaded twice", async () => {
      page = await openPage(scriptTag(file), element(text));
      await page.run(`await import("${file}?again")`);
      const root = await drawn(page);
      await waitUntil(() => root.querySelector("strong"), "the text is drawn");
      expect(root.querySelectorAll("strong")).to.have.length(1);
      expect(page.noise).to.deep.equal([]);
    });

    it("draws a chart and a branching flow", async () => {
      page = await openPage(scriptTag(file), element(chart) + element(flow));
      const roots = (): (ShadowRoot | null)[] =>
        [...page.document.querySelectorAll("intui-tree")].map((tree) => tree.shadowRoot);
      await waitUntil(() => roots()[0]?.querySelector("canvas"), "the chart is drawn", { timeout: 15_000 });
      await waitUntil(() => roots()[1]?.querySelector("svg path"), "the flow's links are drawn", { timeout: 15_000 });
      expect(page.noise).to.deep.equal([]);
      if (file === "/dist/intui.all.js") expect(requests(page), "one file that needs no other").to.deep.equal([file]);
    });
  });
}

describe("what the built files load", () => {
  let page: Page;
  afterEach(() => page.close());

  it("intui.js: neither chart nor flow code before one is there", async () => {
    page = await openPage(scriptTag("/dist/intui.js"), element(text));
    await drawn(page);
    expect(requests(page).filter((path) => LAZY.test(path))).to.deep.equal([]);
  });

  it("intui.js: the chart's chunk, and no layout engine, for a chart", async () => {
    page = await openPage(scriptTag("/dist/intui.js"), element(chart));
    const root = await drawn(page);
    await waitUntil(() => root.querySelector("canvas"), "the chart is drawn", { timeout: 15_000 });
    const lazy = requests(page).filter((path) => LAZY.test(path));
    expect(lazy).to.have.length(1);
    expect(lazy[0]).to.match(/^\/dist\/intui-chart-element/);
  });
});
