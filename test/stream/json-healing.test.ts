import { expect } from "@open-wc/testing";
import type { HealingKind } from "../../src/stream/json/healing.js";
import { cutters, feed, readAll } from "./json-corpus.js";
import { Watch } from "./json-watch.js";

/** A text, what it means, and what was mended: kind, offset, path. */
type Case = readonly [text: string, value: unknown, ...healed: readonly (readonly [HealingKind, number, string])[]];

const TOP = "(top level)";

const cases: readonly Case[] = [
  // A comma before a closing bracket.
  ['{"a":1,}', { a: 1 }, ["trailing-comma", 6, TOP]],
  ['{"a":[1,2 , ] , }', { a: [1, 2] }, ["trailing-comma", 10, "a[2]"], ["trailing-comma", 14, TOP]],
  ['[{"a":{},},]', [{ a: {} }], ["trailing-comma", 8, "[0]"], ["trailing-comma", 10, "[1]"]],
  // Comments, wherever white space may stand.
  ['{"a":1} // end', { a: 1 }, ["text-after", 8, TOP]],
  [
    '{// one\n"a"/* two */:// three\r\n[/**/1/***/,/* * / ** */2]}',
    { a: [1, 2] },
    ["comment", 1, TOP],
    ["comment", 11, "a"],
    ["comment", 21, "a"],
    ["comment", 32, "a[0]"],
    ["comment", 37, "a"],
    ["comment", 43, "a[1]"],
  ],
  // Control characters within strings, once a string.
  ['{"a":"one\ntwo\r\nthree\tfour\u0001"}', { a: "one\ntwo\r\nthree\tfour\u0001" }, ["control-character", 9, "a"]],
  [
    '{"a":["\n","\n"],"k\ney":1}',
    { a: ["\n", "\n"], "k\ney": 1 },
    ["control-character", 7, "a[0]"],
    ["control-character", 11, "a[1]"],
    ["control-character", 17, TOP],
  ],
  // White space of other kinds between tokens.
  [
    '{"a":\u00a01,\u3000"b":2\u2028}',
    { a: 1, b: 2 },
    ["white-space", 5, "a"],
    ["white-space", 8, TOP],
    ["white-space", 14, TOP],
  ],
  // Other quotes.
  [
    "{'a': 'it\\'s \"x\"', 'b': ''}",
    { a: 'it\'s "x"', b: "" },
    ["single-quotes", 1, TOP],
    ["single-quotes", 6, "a"],
    ["escaped-apostrophe", 9, "a"],
    ["single-quotes", 19, TOP],
    ["single-quotes", 24, "b"],
  ],
  ['{“a”: “x ’ "y"”}', { a: 'x ’ "y"' }, ["curly-quotes", 1, TOP], ["curly-quotes", 6, "a"]],
  ['{"a":"it\\\'s"}', { a: "it's" }, ["escaped-apostrophe", 8, "a"]],
  // Keys without quotes.
  [
    '{type: "Text", $x_1: {größe: 1}}',
    { type: "Text", $x_1: { größe: 1 } },
    ["unquoted-key", 1, TOP],
    ["unquoted-key", 15, TOP],
    ["unquoted-key", 22, "$x_1"],
  ],
  // The words of Python.
  [
    '[True,False,None,{"a":None}]',
    [true, false, null, { a: null }],
    ["python-literal", 1, "[0]"],
    ["python-literal", 6, "[1]"],
    ["python-literal", 12, "[2]"],
    ["python-literal", 22, "[3].a"],
  ],
  // Numbers that other languages write so.
  [
    "[+1,.5,5.,-.5,+0.25e1]",
    [1, 0.5, 5, -0.5, 2.5],
    ["number-form", 1, "[0]"],
    ["number-form", 4, "[1]"],
    ["number-form", 7, "[2]"],
    ["number-form", 10, "[3]"],
    ["number-form", 14, "[4]"],
  ],
];

describe("JsonStream, near-JSON", () => {
  for (const [text, value, ...healed] of cases) {
    it(`mends ${JSON.stringify(text)}`, () => {
      for (const cut of cutters) {
        const watch = new Watch();
        const stream = feed(text, cut(text), (part) => watch.check(part));
        expect(stream.error).to.equal(null);
        expect(stream.done).to.equal(true);
        expect(stream.value).to.deep.equal(value);
        expect(stream.healed.map(({ what, at, path }) => [what, at, path])).to.deep.equal(healed);
      }
    });
  }

  it("lists at most a hundred places, and mends the others too", () => {
    const stream = readAll(`[${"True,".repeat(500)}]`);
    expect(stream.healed.length).to.equal(100);
    expect(stream.value).to.deep.equal(Array(500).fill(true));
    expect(stream.error).to.equal(null);
  });

  it("mends nothing in JSON that is strict", () => {
    expect(readAll('{"a":"// no /* comment */, True .5 \' “x”","b":[1.5e+3]}').healed).to.deep.equal([]);
  });
});
