import { expect } from "@open-wc/testing";
import { JsonStream } from "../../src/stream/json-stream.js";
import { corpus, every, feed, readAll } from "./json-corpus.js";

const times = (count: number, make: (at: number) => string, between = ","): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);

/** Long texts of every shape, and what they may be mended of. */
const shapes: Readonly<Record<string, string>> = {
  "a deep array": "[".repeat(9000) + "]".repeat(9000),
  "a deep object": `${'{"a":'.repeat(4000)}1${"}".repeat(4000)}`,
  "a wide array": `[${times(5000, (at) => `[${at}]`)}]`,
  "a wide object": `{${times(3000, (at) => `"key ${at}":{"a":"b"}`)}}`,
  "many objects of the same keys": `[${times(800, (at) => `{"type":"Text","text":"t${at}","open":true}`)}]`,
  "one long string": `["${"long text, ".repeat(2000)}"]`,
  "one long string of escapes": `["${'\\n\\"\\u00e9\\\\'.repeat(2000)}"]`,
  "one long key": `{"${"long key ".repeat(2000)}":1}`,
  "one long number": `[${"1234567890".repeat(2000)}]`,
  "many numbers": `[${times(3000, (at) => `${at},-${at}.5,${at / 7},${at}e-3`)}]`,
  "many words": `[${times(3000, () => "true,false,null")}]`,
  "surrogate pairs": `["${"😀é中".repeat(4000)}"]`,
  "escaped surrogate pairs": `["${"\\uD83D\\uDE00".repeat(1500)}"]`,
  "white space": `[${times(2000, () => "\n \t\r\n 1 ")}]`,
  "trailing commas": `[${times(3000, () => "[1,]")},]`,
  comments: `[${times(2000, () => "/* why */1// so\n")}]`,
  "control characters": `["${"line\n\t".repeat(2000)}"]`,
  "foreign white space": `[${times(4000, () => "\u00a0\u30001")}]`,
  "other quotes": `[${times(2000, () => "'it\\'s',“so”")}]`,
  "keys without quotes": `[${times(2000, () => "{type: 1}")}]`,
  "words of Python": `[${times(2000, () => "True,None")}]`,
  "numbers of other languages": `[${times(3000, () => "+1,.5,5.")}]`,
};

describe("JsonStream, work", () => {
  for (const [shape, text] of Object.entries(shapes)) {
    it(`looks at each character of ${shape} once`, () => {
      const whole = readAll(text);
      expect(whole.error).to.equal(null);
      expect(whole.healed.length).to.be.at.most(100);
      if (whole.healed.length === 0) expect(JSON.stringify(whole.value)).to.equal(JSON.stringify(JSON.parse(text)));
      for (const size of [1, 6, 1000]) {
        const stream = feed(text, every(size, text));
        expect(stream.charactersRead).to.equal(text.length);
        expect(JSON.stringify(stream.value)).to.equal(JSON.stringify(whole.value));
      }
    });
  }

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
