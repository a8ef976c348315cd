import { assert } from "@open-wc/testing";
import * as v from "valibot";
import { core, defineKind, IntuiEvent, Tree } from "../../src/core.js";
import { english } from "../../src/draw/words.js";
import { h, type StaticDrawing, toHtml } from "../../src/static.js";
import { german } from "../../src/strings/de.js";
import { everything, examples } from "../draw/answers.js";
import { violations } from "../draw/axe.js";
import { drawn, graph, mounted, nine, parsed, treeOf } from "./stage.js";

const markdown =
  "# One\n\nA *b* **c** ~~d~~ `e` <b>f</b> [g](https://a.example/?x=1&y=2) [bad](javascript:alert(1))\n\n3. three\n4. four\n   - [x] done\n   - [ ] open\n\n> quote\n\n| a | b | c |\n|:-:|--:|---|\n| 1 | 2 | 3 |\n\n```js\nif (a < b && c) return `<p>` + 'a line that is long enough to scroll';\n```\n\n***\n\n![A cat](https://b.example/c.png) ![](data:x)";

const all = Tree.of({ ...everything.root, children: [...everything.root.children, graph, { type: "Text", markdown }] });

describe("the static form", () => {
  it("is read by a browser as it was written, and needs no script and no attribute of style", async () => {
    for (const { name, tree } of [...examples, { name: "all", tree: all.toJSON() }]) {
      const html = await drawn(Tree.parse(tree), { lang: "en" });
      const box = document.createElement("div");
      box.append(parsed(html));
      const again = document.createElement("div");
      again.append(parsed(box.innerHTML));
      assert.isTrue(box.isEqualNode(again), name);
      const elements = [...box.querySelectorAll("*")];
      assert.isAbove(elements.length, 1, name);
      assert.lengthOf(html.match(/<[a-z]/gi) ?? [], elements.length, `${name}: every tag is an element`);
      assert.isFalse(
        elements.some(({ localName }) => /^(script|button|input|select|textarea|iframe)$|-/.test(localName)),
        name,
      );
      const attributes = elements.flatMap((element) => element.getAttributeNames());
      assert.notInclude(attributes, "style", name);
      assert.isFalse(
        attributes.some((attribute) => attribute.startsWith("on") || attribute === "id"),
        name,
      );
    }
  });

  for (const scheme of ["light", "dark"]) {
    for (const [dir, width] of [
      ["ltr", "700px"],
      ["rtl", "360px"],
      ["ltr", "320px"],
    ] as const) {
      it(`is accessible: ${scheme}, ${dir}, ${width}`, async () => {
        const box = mounted(await drawn(all, { lang: dir === "rtl" ? "ar" : "en" }), { width, dir, scheme });
        for (const details of box.querySelectorAll("details")) details.open = true;
        try {
          assert.deepEqual(await violations(box), []);
        } finally {
          box.remove();
        }
      });
    }
  }

  it("says every text of the tree", async () => {
    for (const { tree } of [...examples, { tree: all.toJSON() }]) {
      const html = await drawn(Tree.parse(tree));
      const { textContent } = parsed(html);
      const strings = JSON.stringify(tree.root).matchAll(
        /"(?:text|label|detail|title|prompt|caption)":"((?:[^"\\]|\\.)*)"/g,
      );
      for (const [, text] of strings) assert.include(textContent, JSON.parse(`"${text}"`));
    }
  });

  it("has the numbers, the dates and the words of a language", async () => {
    const stat = { type: "Stat", label: "A", value: 1234.5, change: { value: 3, as: "percent" }, tone: "positive" };
    const text = parsed(
      await drawn(
        treeOf(stat, { type: "Chart", kind: "line", series: [{ label: "A", points: [{ x: 1, y: 20_000 }] }] }),
        { lang: "de", strings: german },
      ),
    ).textContent;
    assert.include(text, "1.234,5");
    assert.include(text, german.better as string);
    assert.include(text, "20.000");
    assert.include(text, german.chartData as string);
    assert.notInclude(text, english.better);
    const odd = await drawn(treeOf(stat), { lang: "no such tag" });
    assert.include(odd, "1,234.5");
  });

  it("shows as answered what the history holds, and else what could be answered", async () => {
    const history = [
      IntuiEvent.press("s", "next-step", "park"),
      IntuiEvent.submit("s", "new-idea", { title: "<b>", source: "self" }).toJSON(),
    ];
    const choice = core.kinds.find(({ type }) => type === "Choice")?.example;
    const form = core.kinds.find(({ type }) => type === "Form")?.example;
    const answered = parsed(await drawn(treeOf(choice, form), { source: "s", history }));
    assert.include(answered.querySelector(".choice")?.textContent, "You chose Park");
    assert.notInclude(answered.textContent, "Start exploring");
    assert.deepEqual(
      [...answered.querySelectorAll("dd")].map(({ textContent }) => textContent),
      ["<b>", "self"],
    );
    const other = parsed(await drawn(treeOf(choice, form), { source: "t", history }));
    assert.deepEqual(
      [...other.querySelectorAll(".options li")].map(({ textContent }) => textContent),
      ["Start exploring", "Park"],
    );
    assert.include(other.querySelector(".form")?.textContent, "Title");
    const many = treeOf({ ...(choice as object), repeat: "many" });
    const pressed = parsed(await drawn(many, { source: "s", history: JSON.stringify(history) }));
    assert.include(pressed.textContent, "Start exploring");
    assert.include(pressed.textContent, "You chose Park");
  });

  it("fetches no image that was not allowed, and says what it shows and who would be asked", async () => {
    const tree = treeOf({
      type: "Text",
      markdown: "![A cat](https://b.example/c.png) ![A dog](https://c.example/d.png)",
    });
    const none = parsed(await drawn(tree));
    assert.lengthOf(none.querySelectorAll("img"), 0);
    assert.include(none.textContent, "Image: A cat");
    assert.include(none.textContent, "c.example");
    const some = parsed(await drawn(tree, { media: ["https://b.example"] }));
    assert.deepEqual(
      [...some.querySelectorAll("img")].map(({ alt, src }) => [alt, src]),
      [["A cat", "https://b.example/c.png"]],
    );
    assert.equal(some.querySelector("img")?.getAttribute("referrerpolicy"), "no-referrer");
  });

  it("keeps a graph that can't be laid out as its links, and says so", async () => {
    const large = {
      type: "Flow",
      steps: Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, label: `S${at}` })),
      links: Array.from({ length: 59 }, (_, at) => ({ from: "0", to: `${at + 1}` })),
    };
    const failing = { layOut: () => Promise.reject(new Error("no engine")) };
    for (const [flow, code, options] of [
      [large, "flow-too-large", {}],
      [graph, "flow-not-drawn", failing],
    ] as const) {
      const { html, warnings } = await toHtml(treeOf(flow), options);
      assert.deepEqual(
        warnings.map((warning) => [warning.code, warning.path]),
        [[code, "root.children[0] (Flow)"]],
      );
      const found = parsed(html);
      assert.lengthOf(found.querySelectorAll(".flow-links li"), flow.links.length);
      assert.lengthOf(found.querySelectorAll("[role=note]"), 1);
    }
  });

  it("draws kinds of one's own, and else has their text form", async () => {
    const badge = defineKind({
      type: "Badge",
      summary: "A word.",
      writer: "anyone",
      schema: v.strictObject({ text: v.string() }),
      example: { type: "Badge", text: "A" },
      toText: ({ text }) => `**${text}**`,
    });
    const catalog = core.extend(badge);
    const tree = Tree.of({ type: "Group", children: [{ type: "Badge", text: "<i>" }] }, catalog);
    const drawBadge: StaticDrawing = ({ text }) => h("b", { class: "acme" }, String(text));
    const own = await toHtml(tree, { catalog, drawings: { Badge: drawBadge } });
    assert.deepEqual(own.warnings, []);
    assert.include(own.html, '<b class="acme">&lt;i&gt;</b>');
    const failing: StaticDrawing = () => {
      throw new Error("not today");
    };
    const cases = [
      [{ catalog }, "no-drawing", "**<i>**"],
      [{}, "no-drawing", "Badge could not be shown"],
      [{ drawings: { Badge: failing } }, "drawing-failed", "Badge could not be shown"],
    ] as const;
    for (const [options, code, shown] of cases) {
      const { html, warnings } = await toHtml(tree, options);
      assert.deepEqual(
        warnings.map((warning) => [warning.code, warning.path]),
        [[code, "root.children[0] (Badge)"]],
      );
      assert.include(parsed(html).textContent, shown);
    }
  });

  it("is a document of its own that fetches nothing", async () => {
    const html = await drawn(nine, { lang: "ar", document: { title: "</title><script>" } });
    const page = new DOMParser().parseFromString(html, "text/html");
    assert.equal(page.compatMode, "CSS1Compat");
    assert.equal(page.title, "</title><script>");
    assert.lengthOf(page.querySelectorAll("script"), 0);
    assert.deepEqual([page.documentElement.lang, page.documentElement.dir], ["ar", "rtl"]);
    const policy = page.querySelector("meta[http-equiv]")?.getAttribute("content");
    assert.equal(policy, "default-src 'none'; style-src 'unsafe-inline'");
  });
});
