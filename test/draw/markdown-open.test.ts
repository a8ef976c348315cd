import { assert } from "@open-wc/testing";
import { commonMark, drawn, frames, longAnswer, ownCases, read } from "./markdown-cases.js";

/** The shown text at each prefix. */
function texts(markdown: string): readonly string[] {
  const shown: string[] = [];
  for (const { box } of frames(markdown)) shown.push(box.textContent?.replace(/\s+/g, " ").trim() ?? "");
  return shown;
}

/** The shown text without the buttons, which come when there is something to press. */
function written(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll("button")) button.remove();
  return copy.textContent ?? "";
}

/** Of each prefix, whether `test` holds of what is drawn. */
function every(markdown: string, test: (box: HTMLElement) => boolean): void {
  for (const { prefix, box } of frames(markdown))
    assert.isTrue(test(box), `${JSON.stringify(prefix)}: ${box.innerHTML}`);
}

const lacks = (marks: RegExp) => (box: HTMLElement) => !marks.test(box.textContent ?? "");

describe("markdown: what is still being written", () => {
  it("shows no mark of emphasis, code or strikethrough that is only half there", () => {
    for (const markdown of [
      "a **bold** b",
      "*em* b",
      "x `code` y",
      "~~gone~~ z",
      "***both*** c",
      "**a *b* `c` d** e",
      "**abc** x",
    ]) {
      every(markdown, lacks(/[*`~]/));
    }
  });

  it("draws an open mark as what it will be, all along", () => {
    for (const { prefix, box } of frames("**abc**")) {
      if (prefix.length > 2) assert.equal(box.querySelector("strong")?.textContent, "abc".slice(0, prefix.length - 2));
    }
    for (const { prefix, box } of frames("`ab` c")) {
      if (prefix.length > 1) assert.equal(box.querySelector("code")?.textContent, "ab".slice(0, prefix.length - 1));
    }
  });

  it("never completes names or sums", () => {
    every("call hello_world and __init», x__y_z a", (box) => !box.querySelector("em, strong"));
    every("2*3 and 4 * 5 for ~5 to ~6 minutes", (box) => !box.querySelector("em, strong, del"));
    every("costs $5 to $10 a_b", (box) => box.querySelectorAll("p *").length === 0);
    const shown = texts("call hello_world and __init__ in a");
    assert.isTrue(shown.every((text) => !/_$/.test(text)));
    assert.equal(shown.at(-1), "call hello_world and init in a");
  });

  it("shows a link's label at once, its URL never, and makes it a link when it is whole", () => {
    const markdown = "See [the docs](https://example.com/a) now";
    for (const { prefix, box } of frames(markdown)) {
      assert.equal(
        box.querySelector("a")?.getAttribute("href"),
        prefix.includes(")") ? "https://example.com/a" : undefined,
      );
      assert.notMatch(box.textContent ?? "", /[[\](]|http/);
    }
    assert.include(texts(markdown), "See the d");
    every("[x](https://a.example 'a title') [y][r](", (box) => !/['"]|https/.test(box.textContent ?? ""));
  });

  it("makes no link of half an address", () => {
    for (const markdown of [
      "see https://a.example/path. And",
      "<https://a.example/path> and",
      "www.a.example/path and",
    ]) {
      every(markdown, (box) => [...box.querySelectorAll("a")].every((link) => link.textContent?.endsWith("/path")));
    }
    for (const { prefix, box } of frames("[a]\n\n[a]: https://a.example/path\nx")) {
      assert.equal(box.querySelector("a") !== null, prefix.includes("path\n"), prefix);
    }
  });

  it("leaves brackets in words alone", () => {
    assert.include(texts("list[0] is"), "list[0");
    assert.equal(texts("array [0, 1) is").at(-1), "array 0, 1) is");
    assert.equal(drawn(read("array [0, 1) is")).textContent?.trim(), "array [0, 1) is");
  });

  it("holds back a line of which only marks have come", () => {
    for (const start of ["# ", "- ", "1. ", "12) ", "> ", "```", "---", "- [ ] ", "> - ", "| ", "**", "~~~"]) {
      for (const { prefix, box } of frames(start)) assert.equal(box.textContent?.trim(), "", prefix);
      for (const { prefix, box } of frames(`text\n\n${start}`))
        assert.isTrue("text".startsWith(box.textContent?.trim() ?? "?"), prefix);
    }
    // Under a paragraph a dash is an underline, until a letter makes it an item.
    every("Intro:\n- one", (box) => !box.querySelector("h2, h3, hr"));
  });

  it("draws a table as a table from its first pipe on", () => {
    const rows = "|a|b|\n|:-|-:|\n|1|2|\n|3|";
    for (const markdown of [
      rows,
      `text\n\n${rows}`,
      "| a | b |\n| --- | --- |\n| **x",
      rows.replace(/^/gm, "> "),
      `- x\n\n${rows.replace(/^/gm, "  ")}`,
    ]) {
      every(markdown, (box) =>
        [...box.querySelectorAll("p, li")].every((element) => !element.firstChild?.textContent?.startsWith("|")),
      );
      every(markdown, lacks(/[|]|:?-:?/));
    }
    const cells: number[][] = [];
    for (const { box } of frames(rows)) cells.push([...box.querySelectorAll("tr")].map((row) => row.children.length));
    assert.deepEqual(cells[1], [1]);
    assert.deepEqual(cells[4], [2]);
    assert.deepEqual(cells.at(-1), [2, 2, 2]);
  });

  it("keeps code's fence and language out of sight", () => {
    every("```js\nlet a;\n```\ntext", lacks(/`/));
    every(
      "```js\n",
      (box) => (box.textContent?.trim() ?? "") === "" || box.querySelector("figcaption")?.textContent?.trim() === "js",
    );
    every("- ~~~\n  | x\n  - y\n  ~~~\n", (box) => !box.querySelector("table") && !/\|-/.test(box.textContent ?? ""));
  });

  it("waits for an entity", () => {
    every("a &amp; b &#x41; c", (box) => !/&\w|#/.test(box.textContent ?? ""));
    assert.equal(texts("a &amp; b &#x41; c").at(-1), "a & b A c");
    assert.include(texts("AT&T and &nosuch; x").at(-1) ?? "", "&nosuch;");
  });

  it("never takes back a word that has been shown", () => {
    const plain = longAnswer(1500)
      .replace(/\n\[r\]:.*/, "")
      .replaceAll("[more][r]", "more");
    let before = "";
    for (const { prefix, box } of frames(plain)) {
      const words = written(box).replace(/\s+/g, "");
      if (!words.startsWith(before.slice(0, -1)))
        assert.fail(`${JSON.stringify(prefix.slice(-40))}: ${before.slice(-40)} → ${words.slice(-40)}`);
      before = words;
    }
  });

  it("ends as it reads", async () => {
    for (const markdown of [...ownCases, ...(await commonMark()).slice(0, 100).map((example) => example.markdown)]) {
      const open = written(drawn(read(`${markdown}\n\nend\n\n`, false)));
      assert.equal(open, written(drawn(read(`${markdown}\n\nend\n\n`))), JSON.stringify(markdown));
    }
  });
});
