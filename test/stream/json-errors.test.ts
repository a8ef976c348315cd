import { expect } from "@open-wc/testing";
import { JsonStream } from "../../src/stream/json-stream.js";
import { cutters, feed, readAll } from "./json-corpus.js";

/** A text, what could be read, where the mistake is (line, column, path), and words that must be said of it. */
type Case = readonly [text: string, value: unknown, line: number, column: number, path: string, words: RegExp];

const TOP = "(top level)";

const cases: readonly Case[] = [
  // The text ends too early.
  ['{"a":1', {}, 1, 7, "a", /ended before the object was closed; } was still to come/],
  [
    '{"root":{"children":[{"markdown":"abc',
    { root: { children: [{ markdown: "abc" }] } },
    1,
    38,
    "root.children[0].markdown",
    /ended before the string was closed; "}\]}} was still to come/,
  ],
  ['{"a":1,"b', { a: 1 }, 1, 10, TOP, /ended before the key was closed/],
  ["{", {}, 1, 2, TOP, /ended before the object was closed/],
  ['{"rows":[{"a":1},\n {"a":2},\n ', { rows: [{ a: 1 }, { a: 2 }] }, 3, 2, "rows[2]", /ended before the array/],
  ['{"a":tru', {}, 1, 9, "a", /ended before/],
  // Punctuation that is missing or wrong.
  ['{"a":1 "b":2}', { a: 1 }, 1, 8, TOP, /expected "," or "}" after the entry, found a double quote/],
  ['{"a":"he said "hi" there"}', { a: "he said " }, 1, 16, TOP, /A double quote within a string is written \\"/],
  ['{"a":[1 2]}', { a: [1] }, 1, 9, "a", /expected "," or "\]"/],
  ['{"a":[1,2}', { a: [1, 2] }, 1, 10, "a", /array is still open. Close it with "\]"/],
  ['{"a":{"b":1]}', { a: { b: 1 } }, 1, 12, "a", /object is still open. Close it with "}"/],
  ['{"a":1,"b" 2}', { a: 1 }, 1, 12, "b", /expected ":" after the key "b"/],
  ['{"a":1,"b":}', { a: 1 }, 1, 12, "b", /value is missing after ":"/],
  ['{"a":[1,,2]}', { a: [1] }, 1, 9, "a[1]", /value is missing before the comma/],
  ['{"a":1,,"b":2}', { a: 1 }, 1, 8, TOP, /entry is missing before the comma/],
  ['{"a":["k":1]}', { a: ["k"] }, 1, 10, "a", /an array has no keys/],
  ['{"a":1,2:3}', { a: 1 }, 1, 8, TOP, /expected a key/],
  ['{"a":1,\n\r\r\n  (', { a: 1 }, 4, 3, TOP, /expected a key in double quotes/],
  ['{"a":(1)}', {}, 1, 6, "a", /is not JSON: a string needs double quotes/],
  ['{"a":1;"b":2}', {}, 1, 6, "a", /"1;" is not a JSON number/],
  // Words and numbers that JSON doesn't have.
  ['{"a":maybe}', {}, 1, 6, "a", /"maybe" is not JSON: a string needs double quotes/],
  ['{"a":undefined}', {}, 1, 6, "a", /no undefined: leave the key out, or write null/],
  ['{"a":NaN}', {}, 1, 6, "a", /no NaN: write a finite number or null/],
  ['{"a":-Infinity}', {}, 1, 6, "a", /no -Infinity/],
  ['{"a":01}', {}, 1, 6, "a", /no zeros in front/],
  ['{"a":-012.5}', {}, 1, 6, "a", /no zeros in front/],
  ['{"a":0x1F}', {}, 1, 6, "a", /not a JSON number/],
  ['{"a":1e}', {}, 1, 6, "a", /"1e" is not a JSON number/],
  ['{"a":1.2.3}', {}, 1, 6, "a", /not a JSON number/],
  ['{"a":-}', {}, 1, 6, "a", /not a JSON number/],
  ['{"a":--1}', {}, 1, 6, "a", /not a JSON number/],
  ['{"a":1_000}', {}, 1, 6, "a", /not a JSON number/],
  ['{"a":.}', {}, 1, 6, "a", /not/],
  ['{"a":1/2}', { a: 1 }, 1, 7, TOP, /expected/],
  ['{"a":“x"}', { a: 'x"}' }, 1, 10, "a", /ended before the string was closed/],
  // Escapes that JSON doesn't have.
  ['{"a":"x\\d"}', { a: "x" }, 1, 9, "a", /no escape of JSON. Write a backslash itself as \\\\/],
  ['{"a":"\\u12G4"}', { a: "" }, 1, 11, "a", /no escape/],
  ['{"a":1,"\\x":2}', { a: 1 }, 1, 10, TOP, /no escape/],
];

describe("JsonStream, errors", () => {
  for (const [text, value, line, column, path, words] of cases) {
    it(`says what is wrong with ${JSON.stringify(text)}`, () => {
      for (const cut of cutters) {
        const stream = feed(text, cut(text));
        expect(stream.value).to.deep.equal(value);
        expect(stream.done).to.equal(false);
        const { error } = stream;
        expect(error?.message).to.match(words);
        expect(error && [error.line, error.column, error.path]).to.deep.equal([line, column, path]);
        expect(error?.message.startsWith(`Line ${line}, column ${column}`)).to.equal(true);
        expect(error?.at).to.equal(offsetOf(text, line, column));
      }
    });
  }

  it("says so as soon as it is certain, and reads no further", () => {
    const stream = new JsonStream();
    stream.write('{"a":1;');
    expect(stream.error).to.equal(null);
    stream.write(",");
    const { error } = stream;
    expect(error?.path).to.equal("a");
    stream.write('"b":2}');
    expect(stream.error).to.equal(error);
    expect(stream.value).to.deep.equal({});
    expect(stream.open.length).to.equal(1);
  });

  it("says of a text without JSON that there is none, and what looked like some", () => {
    for (const empty of ["", " \n", "\uFEFF"]) expect(readAll(empty).error?.message).to.equal("The text is empty.");
    const prose = readAll("I can not do that.");
    expect(prose.error?.message).to.equal("There is no JSON object or array in the text.");
    expect(prose.value).to.equal(undefined);
    const near = readAll("Here it is:\n{type: Text} as asked");
    expect(near.error?.message).to.match(/no JSON object .* looked like one was not: Line 2, column 2/);
    expect(readAll('{"a" 1}').error?.message).to.match(/^Line 1, column 6, in a: expected ":" after the key "a"/);
  });

  it("shortens long paths and keys", () => {
    const deep = readAll(`${'{"a":['.repeat(100)}?`).error;
    expect(deep?.path).to.match(/^a\[0\]\.a\[0\].* … .*\.a\[0\]$/);
    expect(deep?.path.length).to.be.lessThan(200);
    expect(readAll(`{"${"k".repeat(1000)}":?}`).error?.path.length).to.be.lessThan(80);
    expect(readAll('{"odd key":{"a-b":?}}').error?.path).to.equal('["odd key"].a-b');
  });
});

/** The offset of a line and column, counted anew. */
function offsetOf(text: string, line: number, column: number): number {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) as string[];
  return lines.slice(0, line - 1).join("").length + column - 1;
}
