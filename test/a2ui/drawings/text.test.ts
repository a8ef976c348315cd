import { assert, aTimeout } from "@open-wc/testing";
import { html, render } from "lit";
import { drawText } from "../../../src/a2ui/drawings/text.js";
import { type Component, frame, read, type Stage, stage, stageOne, unstage } from "./stage.js";

const text = (words: string, variant?: string) => stageOne({ component: "Text", text: words, variant });

describe("Text", () => {
  afterEach(unstage);

  it("is a heading of its level, one below, and words otherwise", async () => {
    const tags: string[] = [];
    for (const variant of ["h1", "h2", "h3", "h4", "h5", "caption", "body", undefined]) {
      const on = await text("Words", variant);
      tags.push(on.one(".copy").localName);
    }
    assert.deepEqual(tags, ["h2", "h3", "h4", "h5", "h6", "p", "p", "p"]);
  });

  it("is never heard more than one level below the heading before it, however the headings come and go", async () => {
    const surface = (...variants: string[]): Component[] => [
      { id: "c", component: "Column", children: variants.map((_, at) => `t${at}`) },
      ...variants.map((variant, at) => ({ id: `t${at}`, component: "Text", text: variant, variant })),
    ];
    const levels = (on: Stage): string[] =>
      on.all("h2, h3, h4, h5, h6").map((each) => each.getAttribute("aria-level") ?? each.localName.slice(1));
    const on = await stage(surface("h4", "h1", "h3", "h5", "h2"));
    await aTimeout(150);
    assert.deepEqual(levels(on), ["5", "2", "3", "4", "3"]);
    await on.update(surface("h4", "h1"));
    await on.update(surface("h4", "h5"));
    await aTimeout(150);
    assert.deepEqual(levels(on), ["5", "6"]);
    await on.update(surface("body", "h5"));
    await aTimeout(150);
    assert.deepEqual(levels(on), ["6"], "the first one is what it is");
  });

  it("has no mark of a heading where it is one already", async () => {
    const on = await text("## Contact *us*", "h2");
    assert.equal(read(on.one("h3")), "Contact us");
    assert.equal(read(on.one("em")), "us");
    const number = await text("#23", "h3");
    assert.equal(read(number.one("h4")), "#23", "no mark, but a sign");
  });

  it("reads Markdown: blocks in a body, the marks of a line in what is one line", async () => {
    const body = await text("# Title\n\n**bold**\n\n- one\n- two");
    assert.deepEqual(
      body.all("h2, strong, li").map((found) => found.localName),
      ["h2", "strong", "li", "li"],
    );
    const caption = await text("see [this](https://example.com)\nand `that`", "caption");
    assert.equal(caption.one<HTMLAnchorElement>("a").href, "https://example.com/");
    assert.equal(read(caption.one(".caption")), "see this and that");
  });

  it("does not take one line for a list", async () => {
    for (const words of [" - Qty: ", "1. First", "+ 12%"]) {
      const on = await text(words);
      assert.equal(read(on.one("p")), words.trim());
      assert.isEmpty(on.all("li"));
    }
  });

  it("shows as they are the words in which Markdown finds nothing, whatever signs they have", async () => {
    for (const words of ["Date & Time: 10:30 - 11:00", "$1,204.50 (+12%)", "Kürze; „Würze“!", "5 = 5", "a^2 / b's"]) {
      const on = await text(words);
      assert.equal(read(on.one("p.copy")), words);
    }
  });

  it("makes no markup of what is written", async () => {
    const on = await text("<img src=x onerror=alert(1)> <b>b</b> [x](javascript:alert(1))");
    assert.isEmpty(on.all("img, b, a"));
    assert.include(read(on.one(".copy")), "<b>b</b>");
  });

  it("is words only in a button: nothing in it can be pressed by itself", async () => {
    const on = await stage([
      { id: "b", component: "Button", child: "t" },
      {
        id: "t",
        component: "Text",
        variant: "h2",
        text: "*Go* to [the site](https://example.com) ![pic](https://x.example/a.png)",
      },
    ]);
    assert.equal(read(on.one("button")), "Go to the site pic");
    assert.isEmpty(on.all("a, h3, button button, intui-media"));
    assert.equal(read(on.one("em")), "Go");
  });

  it("keeps its nodes while it grows", async () => {
    const on = await text("Some wor");
    const node = on.one("p");
    await on.update([{ id: "it", component: "Text", text: "Some words, which go on" }]);
    assert.isTrue(on.one("p") === node);
  });

  it("takes no room while it is empty", async () => {
    const on = await text("");
    assert.isEmpty(on.all("p"));
  });

  it("gives way to its longest word in a row, and breaks only what is too long for any", async () => {
    const long = "x".repeat(80);
    const on = await stage([
      { id: "r", component: "Row", align: "start", children: ["a", "b", "c"] },
      { id: "a", component: "Text", text: "Extraordinary" },
      { id: "b", component: "Text", text: "circumstances" },
      { id: "c", component: "Text", text: long },
    ]);
    on.host.style.cssText = "display: block; width: 150px";
    await frame();
    const [first, second] = on.all("p");
    const height = (found: Element | undefined): number => found?.getBoundingClientRect().height ?? 0;
    assert.equal(height(first), height(second), "each on one line, below each other");
    assert.isAbove(second?.getBoundingClientRect().top ?? 0, first?.getBoundingClientRect().top ?? 0);
    assert.isAtMost(on.host.scrollWidth, 150);
  });

  it("is shown as typed where there is no engine for Markdown", () => {
    const box = document.createElement("div");
    const context = { accessibility: {}, open: false, session: {} } as never;
    render(html`${drawText({ text: "plain words" }, context)}`, box);
    assert.equal(read(box), "plain words");
  });
});
