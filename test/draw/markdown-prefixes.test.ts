import { assert } from "@open-wc/testing";
import type { Block, Prose } from "../../src/draw/markdown/block.js";
import { MarkdownReader } from "../../src/draw/markdown/markdown-reader.js";
import { readShortText } from "../../src/draw/markdown/short-text.js";
import { commonMark, joins, longAnswer, ownCases, randomFrom, read, shortTexts } from "./markdown-cases.js";

/** Blocks without what may differ: what has been settled when, and where long text is cut. */
function meaning(blocks: readonly Block[]): string {
  return JSON.stringify(blocks, (key, value: unknown) => {
    if (key === "closed" || key === "source" || key === "open") return undefined;
    const runs = key === "prose" || (Array.isArray(value) && value.length > 0 && (value as Prose)[0]?.inlines);
    return runs ? (value as Prose).flatMap((run) => run.inlines) : value;
  });
}

/** Feeds a text in pieces; at each of them the result has to be that of one read. */
function follow(markdown: string, sizes: () => number): number {
  const reader = new MarkdownReader();
  let prefixes = 0;
  for (let end = sizes(); end < markdown.length; end += sizes(), prefixes++) {
    const prefix = markdown.slice(0, end);
    const streamed = meaning(reader.update(prefix, false));
    const once = meaning(read(prefix, false));
    if (streamed !== once) assert.equal(streamed, once, JSON.stringify(prefix));
  }
  assert.equal(meaning(reader.update(markdown, true)), meaning(read(markdown)), JSON.stringify(markdown));
  return prefixes;
}

const byCharacter = () => 1;

describe("markdown: a stream reads like one read of each prefix", function () {
  this.timeout(60_000);
  let suite: readonly string[];
  before(async () => {
    suite = (await commonMark()).map(({ markdown }) => markdown);
  });

  it("for every example of CommonMark", () => {
    assert.equal(suite.length, 652);
    const prefixes = suite.reduce((sum, markdown) => sum + follow(markdown, byCharacter), 0);
    assert.isAbove(prefixes, 14_000);
  });

  it("for cases of our own", () => {
    for (const markdown of ownCases) follow(markdown, byCharacter);
  });

  it("for random joins of both", () => {
    const random = randomFrom(11);
    const texts = [...suite, ...ownCases, ...ownCases];
    for (const markdown of joins(texts, 120, 7)) follow(markdown, () => 1 + Math.floor(random() * 4));
  });

  it("for such joins, each in pieces as models send them, and some a character at a time", () => {
    const random = randomFrom(19);
    const texts = [...suite, ...ownCases];
    for (const markdown of joins(texts, 100, 23)) follow(markdown, () => 4 + Math.floor(random() * 5));
    for (const markdown of joins(texts, 25, 29)) follow(markdown, byCharacter);
  });

  it("for short texts, most of which are read at once when they are finished", () => {
    const texts = shortTexts(1500, 5);
    for (const markdown of texts) follow(markdown, byCharacter);
    const atOnce = texts.filter((markdown) => readShortText(markdown) !== undefined).length;
    assert.isAbove(atOnce, 300);
    assert.isBelow(atOnce, 1400);
  });

  it("for long answers in pieces of any size", () => {
    const random = randomFrom(3);
    follow(longAnswer(4000), () => 1 + Math.floor(random() * 40));
    follow(longAnswer(2000).replaceAll("\n", "\r\n"), () => 1 + Math.floor(random() * 40));
  });
});

describe("markdown: what is settled", () => {
  it("keeps its identity while the text grows", () => {
    const text = longAnswer(3000).replace(/\n\[r\]:.*\n/, "");
    const reader = new MarkdownReader();
    const seen: Block[] = [];
    for (let end = 1; end <= text.length; end++) {
      const blocks = reader.update(text.slice(0, end), false);
      for (const [at, block] of seen.entries()) assert.strictEqual(blocks[at], block);
      while (seen.length < blocks.length && blocks[seen.length].closed) seen.push(blocks[seen.length]);
    }
    assert.isAbove(seen.length, 30);
  });

  it("is one array that grows in place", () => {
    const reader = new MarkdownReader();
    const blocks = reader.update("a\n\nb", false);
    assert.strictEqual(reader.update("a\n\nbc\n\nd", false), blocks);
    assert.strictEqual(reader.update("a\n\nbc\n\nd", true), blocks);
    assert.isTrue(blocks.every((block) => block.closed));
  });

  it("keeps items, rows and pieces of an open list, table and paragraph", () => {
    for (const [text, parts] of [
      ["- item **x**\n".repeat(9), (block: Block) => (block.type === "list" ? block.items : [])],
      [`|a|\n|-|\n${"|x|\n".repeat(9)}`, (block: Block) => (block.type === "table" ? block.rows : [])],
      ["words and **bold** ".repeat(60), (block: Block) => (block.type === "paragraph" ? block.prose : [])],
    ] as const) {
      const reader = new MarkdownReader();
      const seen: unknown[] = [];
      for (let end = 1; end <= text.length; end++) {
        const [block] = reader.update(text.slice(0, end), false);
        const now = block ? parts(block) : [];
        for (const [at, part] of seen.entries()) assert.strictEqual(now[at], part);
        while (seen.length < now.length && now[seen.length].closed) seen.push(now[seen.length]);
      }
      assert.isAbove(seen.length, 4);
    }
  });

  it("is read again only where a definition that came later names it", () => {
    const reader = new MarkdownReader();
    const text = "plain\n\n[a] here\n\n[b] there\n\nmore\n\n";
    const [plain, a, b] = [...reader.update(text, false)];
    const after = reader.update(`${text}[a]: https://x.org/\n\nend`, false);
    assert.strictEqual(after[0], plain);
    assert.notStrictEqual(after[1], a);
    assert.strictEqual(after[2], b);
    assert.include(JSON.stringify(after[1]), "https://x.org/");
  });

  it("starts again when the text is another one", () => {
    const reader = new MarkdownReader();
    reader.update("# one\n\ntwo", false);
    assert.equal(meaning(reader.update("# on", false)), meaning(read("# on", false)));
    assert.equal(meaning(reader.update("other", true)), meaning(read("other")));
  });
});
