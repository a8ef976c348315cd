import { assert } from "@open-wc/testing";
import { MarkdownReader } from "../../src/draw/markdown/markdown-reader.js";
import { drawn, longAnswer, read } from "./markdown-cases.js";

const length = 20_480;
const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The most and the mean of the characters that one piece of 6 causes to be read. */
function work(text: string): { readonly most: number; readonly mean: number } {
  const reader = new MarkdownReader();
  let most = 0;
  for (let end = 6; end < text.length + 6; end += 6) {
    const before = reader.charactersRead;
    reader.update(text.slice(0, end), false);
    most = Math.max(most, reader.charactersRead - before);
  }
  return { most, mean: (reader.charactersRead / text.length) * 6 };
}

const words = "plain words go on and on with **bold** and `code` and [a link](https://a.example) in them ";

describe("markdown: the work that a stream causes", () => {
  for (const [name, text] of Object.entries({
    "an answer": longAnswer(length).replace(/\n\[r\]:.*\n/, ""),
    "a list": fill(`- ${words}\n`),
    "a list below its introduction": `Intro:\n${fill(`- ${words}\n`)}`,
    "a loose list": fill(`- ${words}\n\n`),
    "a table": `|a|b|\n|-|-|\n${fill(`|${words}|x|\n`)}`,
    "a paragraph": fill(words),
    "a paragraph of lines": fill(`${words.trim()}\n`),
    "East Asian text": fill("这是**重点：**内容，包括「引号」和`代码`。"),
    "a quote": fill(`> ${words}\n`),
    "a quote in a quote": fill(`> > ${words}\n> >\n`),
    "a quote in one line": `> ${fill(words)}`,
    "a paragraph below another one": `Begin.\n\n${fill(words)}`,
    "a paragraph that begins with a mark": `Begin.\n\n**${fill(words)}`,
    "a paragraph of brackets below a list": `- a\n- b\n\nThen ${fill("[a] ")}`,
    "definitions of many names": Array.from({ length: 800 }, (_, at) => `[name ${at}]: /u${at}`).join("\n"),
  })) {
    it(`is bounded for ${name} of 20 kB`, () => {
      const { most, mean } = work(text);
      // A piece whose mark stays open is cut after 2,048 characters, and then read for good.
      assert.isBelow(most, 4200);
      assert.isBelow(mean, 200);
    });
  }

  for (const [name, begin] of Object.entries({
    "a paragraph": "Words ",
    "a heading": "# Words ",
    "an item": "- a\n- words ",
    "a quote": `> ${"words ".repeat(50)}\n>\n> `,
    "a cell": "|a|b|\n|-|-|\n|words ",
    "a mark that is still open": "Words **and ",
    "code that is still open": "Words `and ",
    "a link's label": "Words [and ",
  })) {
    it(`is nothing for plain words at the end of ${name}`, () => {
      const reader = new MarkdownReader();
      reader.write(`${begin}words`);
      const before = reader.charactersRead;
      for (const piece of [" come", " in, o", "ne: af", "ter", "   ", "another."]) reader.write(piece);
      assert.equal(reader.charactersRead, before);
      assert.include(JSON.stringify(reader.write("")), "words come in, one: after   another.");
    });
  }

  it("reads the pieces of a long item, heading or cell once", () => {
    for (const begin of ["- ", "# ", "|a|b|\n|-|-|\n|"]) {
      const reader = new MarkdownReader();
      const text = begin + fill(words);
      for (let end = 0; end < text.length; end += 6) reader.write(text.slice(end, end + 6));
      // The block itself is read again whenever a piece of it is whole, the words in it are not.
      assert.isBelow(reader.charactersRead / text.length, 120, begin);
    }
  });

  it("is nothing for most finished texts of one line", () => {
    for (const text of [
      "## Card 1",
      "Traffic was **normal**, see [the notes](https://a.example/1).",
      "`310 ms`, *more*",
    ]) {
      const reader = new MarkdownReader();
      const whole = /^`/.test(text) ? `It is ${text}` : text;
      assert.lengthOf(reader.update(whole, true), 1);
      assert.equal(reader.charactersRead, 0, whole);
    }
  });

  it("is nothing for code, whose lines are taken as they come", () => {
    const reader = new MarkdownReader();
    const text = `\`\`\`js\n${fill("const a = call(1);\n")}`;
    reader.update(text.slice(0, 10), false);
    const before = reader.charactersRead;
    for (let end = 16; end < text.length; end += 6) reader.update(text.slice(0, end), false);
    assert.equal(reader.charactersRead, before);
  });

  it("does not grow with the text", () => {
    const [short, long] = [longAnswer(5000), longAnswer(20_000)].map((text) => work(text.replace(/\n\[r\]:.*\n/, "")));
    assert.isBelow(long.mean, short.mean * 1.15);
  });
});

describe("markdown: hostile text", () => {
  const deep = (mark: string) => mark.repeat(2500);
  const cases: Readonly<Record<string, string>> = {
    delimiters: fill("*a_"),
    strikethrough: fill("~~a ~b"),
    "long runs": `a ${"*".repeat(9000)}a${"*".repeat(9000)}`,
    addresses: fill("a.a.a@"),
    "one long word": fill("abcdefgh"),
    brackets: fill("["),
    "open links": fill("[a](b"),
    "open images": fill("![a]["),
    backticks: Array.from({ length: 190 }, (_, at) => "`".repeat(at)).join(" "),
    tags: fill("<a b='"),
    quotes: deep("> "),
    "quotes without spaces": deep(">"),
    lists: `${deep("- ")}a`,
    "stars in a line": deep("* "),
    "lazy lines": fill("> a\nb\n"),
    "lazy lines in nested blocks": fill("> - > - a\nb\n"),
    "quotes of every depth": Array.from({ length: 640 }, (_, at) => `${">".repeat(at % 60)} a\n`).join(""),
    "quotes that define": fill("> [a]: b\n"),
    "delimiters below a paragraph": `Begin.\n\n${fill("~~a ~b ")}`,
    "brackets below a paragraph": `Begin.\n\n${fill("[")}`,
    "a wide table": fill("|"),
    fences: fill("```\n"),
    definitions: Array.from({ length: 900 }, (_, at) => `[a${at}]: b`).join("\n"),
    "definitions of one name": `${"[a] ".repeat(2000)}\n\n${"[a]: b\n\n".repeat(900)}`,
    entities: fill("&a&#1"),
  };

  for (const [name, text] of Object.entries(cases)) {
    it(`does not throw, and shows what was written: ${name}`, () => {
      const reader = new MarkdownReader();
      for (let end = 512; end < text.length + 512; end += 512) reader.update(text.slice(0, end), false);
      assert.isAbove(
        JSON.stringify(reader.update(text, true)).length,
        /^definitions$|stars|define/.test(name) ? 0 : 1000,
      );
      assert.isBelow(reader.charactersRead / text.length, 60);
    });
  }

  it("bounds the depth of what is drawn", () => {
    for (const mark of ["> ", "- ", "1. "]) {
      const box = drawn(read(`${deep(mark)}a`));
      let depth = 0;
      for (let node: Element | null = box; node; node = node.firstElementChild) depth++;
      assert.isBelow(depth, 40);
      assert.match(box.textContent ?? "", /a\s*$/);
    }
  });

  it("reads a piece of text at a time: an opener reaches no further than a long passage", () => {
    const box = drawn(read(`**${"word ".repeat(1000)}** end`));
    assert.lengthOf(box.querySelectorAll("strong"), 0);
    assert.lengthOf(drawn(read(`**${"word ".repeat(300)}end**`)).querySelectorAll("strong"), 1);
  });
});
