import { assert, waitUntil } from "@open-wc/testing";
import { render } from "lit";
import { drawBlocks } from "../../src/draw/markdown/draw-blocks.js";
import { MarkdownReader } from "../../src/draw/markdown/markdown-reader.js";
import { english, wordsWith } from "../../src/draw/words.js";
import { violations } from "./axe.js";
import { fakeSession } from "./fake-session.js";
import { drawn, drawnInPage, longAnswer, ownCases, read } from "./markdown-cases.js";

const session = fakeSession();
const placeholders = async (markdown: string) => {
  const box = await drawnInPage(read(markdown));
  return [...box.querySelectorAll("button.media")].map((button) => button.textContent?.replace(/\s+/g, " ").trim());
};
const show = (markdown: string) => drawn(read(markdown));

describe("markdown: the drawing", () => {
  it("opens links elsewhere, without a way back", () => {
    const link = show("[a *b*](/c 'd')").querySelector("a") as HTMLAnchorElement;
    assert.equal(link.getAttribute("href"), "/c");
    assert.equal(link.title, "d");
    assert.equal(link.target, "_blank");
    assert.equal(link.rel, "noopener noreferrer");
    assert.equal(link.part.value, "link");
    assert.equal(link.querySelector("em")?.textContent, "b");
  });

  it("makes no link of what may not be one", () => {
    for (const markdown of [
      "[x](java\tscript:alert(1))",
      "[x](JaVaScRiPt&#58;alert(1))",
      "[x](javascript&#x3A;alert(1))",
      "[x](&#106;avascript:alert(1))",
      "[x](data:text/html,y)",
      "[x](<java\\\nscript:alert(1)>)",
      "[x][r]\n\n[r]: javascript:alert(1)",
      "<javascript:alert(1)>",
      "<a href='javascript:alert(1)'>x</a>",
      "<img src=x onerror=alert(1)>",
      "<script>alert(1)</script>",
    ]) {
      const box = show(markdown);
      assert.lengthOf(box.querySelectorAll("a, img, script, [onmouseover], [onerror]"), 0, markdown);
      assert.match(box.textContent ?? "", /x|alert/);
    }
    // No link of Markdown, but a bare address with a quotation mark behind it.
    const bare = show('[x](https://a.b" onmouseover="alert(1))');
    assert.deepEqual(
      [...bare.querySelectorAll("a")].map((link) => link.href),
      ["https://a.b/"],
    );
    assert.lengthOf(bare.querySelectorAll("[onmouseover]"), 0);
  });

  it("shows HTML as typed", () => {
    assert.equal(show("a <b>c</b> <!-- d -->").textContent?.trim(), "a <b>c</b> <!-- d -->");
    assert.equal(show("<div>\n  *x*\n</div>").querySelector("p.html")?.textContent, "<div>\n  *x*\n</div>");
  });

  it("never fetches an image, and names where it would have come from", async () => {
    const reference = "![a][r]\n\n[r]: https://evil.example/p.png?d=x";
    for (const markdown of ["![a](https://evil.example/p.png?d=x)", reference]) {
      for (let end = 1; end <= markdown.length; end++) {
        const box = drawn(read(markdown.slice(0, end), false));
        assert.lengthOf(box.querySelectorAll("img, picture, source, link, [src], [srcset], [style]"), 0);
      }
      assert.deepEqual(await placeholders(markdown), ["Image: a Load from evil.example"]);
    }
    assert.deepEqual(await placeholders("![](https://x.example/)"), ["Image Load from x.example"]);
    assert.deepEqual(await placeholders("![a](b.png)"), ["Image: a Load"]);
    assert.deepEqual(await placeholders("![](b.png)"), ["Image Load"]);
  });

  it("draws real headings one level down, so that the page keeps its h1", () => {
    const box = show("# a\n\n## b\n\n### c\n\n#### d\n\n##### e\n\n###### f");
    assert.deepEqual(
      [...box.children].map((element) => element.localName),
      ["h2", "h3", "h4", "h5", "h6", "h6"],
    );
    assert.equal(box.children[5].className, "heading level-6");
  });

  it("draws real tables: column headers, alignment, as many cells as columns", () => {
    const table = show("|a|b|c|\n|:-|:-:|-:|\n|1|\n|1|2|3|4|").querySelector("table") as HTMLTableElement;
    assert.deepEqual(
      [...table.querySelectorAll("th")].map((cell) => cell.scope),
      ["col", "col", "col"],
    );
    assert.deepEqual(
      [...table.rows].map((row) => row.cells.length),
      [3, 3, 3],
    );
    assert.deepEqual(
      [...(table.rows[2] as HTMLTableRowElement).cells].map((cell) => cell.className),
      ["start", "center", "end"],
    );
  });

  it("draws lists with their start, their tasks in words, and paragraphs only where they are loose", () => {
    assert.equal(show("7. a\n8. b").querySelector("ol")?.start, 7);
    const tasks = show("- [ ] a\n- [x] b").querySelectorAll("[role=img]");
    assert.deepEqual(
      [...tasks].map((box) => box.ariaLabel),
      [english.taskOpen, english.taskDone],
    );
    assert.lengthOf(show("- a\n- b").querySelectorAll("p"), 0);
    assert.lengthOf(show("- a\n\n- b").querySelectorAll("li > p"), 2);
    assert.lengthOf(show("- [x] a\n\n- [ ] b").querySelectorAll("li.task > p"), 2);
  });

  it("names the language of code", () => {
    const box = show('```ts title="x"\nlet a = "<b>";\n```');
    assert.equal(box.querySelector("figcaption .code-language")?.textContent, "ts");
    assert.equal(show("    let a;").querySelector("figcaption .code-language")?.textContent, english.code);
    assert.equal(box.querySelector("pre code")?.textContent, 'let a = "<b>";');
  });

  it("copies code as it was written, says so, and offers nothing to copy before it is whole", async () => {
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
    const copied: string[] = [];
    let refuses = false;
    const writeText = (text: string) =>
      refuses ? Promise.reject(new Error("no")) : Promise.resolve(copied.push(text));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    const { execCommand } = document;
    document.execCommand = () => false;
    try {
      const source = '```ts\nlet a = 1;\n\tb("<i>");\n';
      const saying = fakeSession();
      assert.lengthOf(drawn(read(source, false), saying).querySelectorAll("button"), 0);
      const button = drawn(read(`${source}\`\`\``), saying).querySelector("button") as HTMLButtonElement;
      assert.equal(button.ariaLabel, english.copyCode);
      button.click();
      await waitUntil(() => saying.announcements.length === 1);
      assert.deepEqual(copied, ['let a = 1;\n\tb("<i>");']);
      assert.deepEqual(saying.announcements, [english.copied]);
      assert.isTrue(button.hasAttribute("data-copied"));
      refuses = true;
      button.click();
      await waitUntil(() => saying.announcements.length === 2);
      assert.notEqual(saying.announcements[1], english.copied);
    } finally {
      if (clipboard) Object.defineProperty(Navigator.prototype, "clipboard", clipboard);
      Reflect.deleteProperty(navigator, "clipboard");
      document.execCommand = execCommand;
    }
  });

  it("gives each paragraph, heading, item and cell a direction of its own", () => {
    const box = show("שלום\n\nhello\n\n# مرحبا\n\n- a\n\n|a|\n|-|\n|ب|");
    for (const element of box.querySelectorAll<HTMLElement>("p, h2, li, th, td")) assert.equal(element.dir, "auto");
    document.body.append(box);
    assert.deepEqual(
      [...box.querySelectorAll("p")].map((p) => getComputedStyle(p).direction),
      ["rtl", "ltr"],
    );
    box.remove();
  });

  it("reads emphasis beside East Asian punctuation", () => {
    for (const [markdown, bold] of [
      ["**注意：**正文", "注意："],
      ["**この文は太字（括弧）。**続き", "この文は太字（括弧）。"],
      ["这是**「重点」**内容", "「重点」"],
      ["请看**(括弧)**续", "(括弧)"],
      ["**참고:**은 중요", "참고:"],
      ["前**“引用”**後", "“引用”"],
    ]) {
      assert.equal(show(markdown).querySelector("strong")?.textContent, bold, markdown);
    }
    assert.equal(show("删除~~（旧）~~新").querySelector("del")?.textContent, "（旧）");
  });

  it("keeps the nodes of what has closed, and of the items that grow", () => {
    const reader = new MarkdownReader();
    const box = document.createElement("div");
    const text = `closed **b**\n\n${Array.from({ length: 30 }, (_, at) => `- item ${at}\n`).join("")}`;
    let first: Element | undefined;
    const items: Element[] = [];
    for (let end = 15; end <= text.length; end++) {
      render(drawBlocks(reader.update(text.slice(0, end), false), session), box);
      if (end > 20) first ??= box.children[0];
      if (first) assert.isTrue(box.children[0] === first);
      const now = [...box.querySelectorAll("li")];
      for (const [at, item] of items.entries()) assert.isTrue(now[at] === item, `item ${at} at ${end}`);
      items.splice(0, items.length, ...now);
    }
    assert.lengthOf(items, 30);
  });

  it("turns every item when a list turns loose, and every link when its definition comes", () => {
    const reader = new MarkdownReader();
    const box = document.createElement("div");
    const draw = (text: string) => render(drawBlocks(reader.update(text, false), session), box);
    draw("- a\n- b\n- c\n- d\n");
    assert.lengthOf(box.querySelectorAll("p"), 0);
    draw("- a\n- b\n- c\n- d\n\n- e");
    assert.lengthOf(box.querySelectorAll("li > p"), 5);
    draw("[x]\n\nmore\n\n");
    draw("[x]\n\nmore\n\n[x]: https://a.example/\n");
    assert.equal(box.querySelector("a")?.href, "https://a.example/");
  });

  it("takes every word from the words", async () => {
    const box = document.createElement("div");
    document.body.append(box);
    const words = wordsWith({
      image: "Bild: {alt}",
      mediaLoad: "von {host}",
      taskDone: "erledigt",
      codeIn: "Code in {language}",
    });
    render(
      drawBlocks(
        read(`![a](https://b.example/)\n\n- [x] c\n\n\`\`\`d\n${"long ".repeat(999)}\n\`\`\``),
        fakeSession({ words }),
      ),
      box,
    );
    await box.querySelector("intui-media")?.updateComplete;
    assert.equal(box.querySelector(".media-load")?.textContent, "von b.example");
    assert.equal(box.querySelector(".media-name")?.textContent, "Bild: a");
    assert.equal(box.querySelector("[role=img]")?.ariaLabel, "erledigt");
    const code = box.querySelector("pre") as HTMLElement;
    code.style.overflow = "auto";
    await waitUntil(() => code.ariaLabel === "Code in d", "what has to be scrolled is named");
    box.remove();
  });

  it("has nothing that axe finds fault with", async () => {
    const box = show(`${longAnswer(800)}\n\n${ownCases.slice(0, 10).join("\n\n")}`);
    document.body.append(box);
    assert.deepEqual(await violations(box), []);
    box.remove();
  });
});
