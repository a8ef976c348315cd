import { expect } from "@open-wc/testing";
import { JsonStream } from "../../src/stream/json-stream.js";
import { corpus, every, feed, readAll } from "./json-corpus.js";

describe("JsonStream, work", () => {
  it("looks at each character once, however the text is cut", () => {
    for (const text of corpus) {
      for (const size of [1, 2, 6, 1000]) {
        const trailing = text.length - text.trimEnd().length;
        expect(feed(text, every(size, text)).charactersRead).to.be.within(text.length - trailing, text.length);
      }
    }
  });

  it("looks at prose before the value at most a few times, hostile prose included", () => {
    const hostile = [
      "[[[[ x ",
      "{{{{",
      '{"',
      '{"a',
      '["a" ',
      '["a\\"',
      "[1 ",
      "[-",
      "[[1 [",
      '{"a"{"b"',
      "[/*",
      "{ ",
      "[\n",
      "```[/*\n",
      "{'a",
      "[{",
      '[{"',
      "~~~[",
      '"a" ',
      "[tru ",
      '{"a" ',
      "[[[[[[[[[[[[[[[[[[[[1 ",
      '"[',
      '"\\"[',
      "```\n{'",
      '[["',
    ];
    for (const piece of hostile) {
      const text = piece.repeat(Math.ceil(20_000 / piece.length));
      for (const size of [1, 7, text.length]) {
        const stream = feed(text, every(size, text));
        expect(stream.charactersRead, JSON.stringify(piece)).to.be.at.most(text.length * 5);
      }
    }
  });

  it("refuses what is nested too deep, and reads no further", () => {
    for (const open of ["[", '{"a":', '[{"a":']) {
      const stream = readAll(open.repeat(1_000_000));
      expect(stream.error?.message).to.match(/deeper than 10000 levels/);
      expect(stream.done).to.equal(false);
      expect(stream.open.length).to.equal(10_000);
      expect(stream.charactersRead).to.be.at.most(open.length * 10_001);
    }
  });

  it("reads what is nested as deep as allowed", () => {
    const text = "[".repeat(10_000) + "]".repeat(10_000);
    const stream = feed(text, every(5, text));
    expect(stream.error).to.equal(null);
    let depth = 0;
    for (let list = stream.value as unknown[]; list !== undefined; list = list[0] as unknown[]) depth++;
    expect(depth).to.equal(10_000);
  });

  it("reads one long string in single characters", () => {
    const text = `["${"long text, ".repeat(20_000)}"]`;
    const stream = new JsonStream();
    for (let i = 0; i < text.length; i++) stream.write(text.charAt(i));
    expect(stream.value).to.deep.equal(JSON.parse(text));
    expect(stream.charactersRead).to.be.at.most(2 * text.length);
  });

  it("reads a long rest without looking at it", () => {
    const stream = new JsonStream();
    stream.write("[1]");
    for (let i = 0; i < 1000; i++) stream.write(" more text");
    expect(stream.rest.length).to.equal(10_000);
    expect(stream.charactersRead).to.equal(3);
  });
});
