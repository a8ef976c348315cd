import { expect } from "@open-wc/testing";
import { JsonStream } from "../../src/stream/json-stream.js";
import { corpus, cutters, every, feed, readAll } from "./json-corpus.js";
import { Watch } from "./json-watch.js";

/** A text, the value in it, the rest behind it, and the kinds of what was mended. */
type Case = readonly [text: string, value: unknown, rest: string, ...healed: readonly string[]];

const cases: readonly Case[] = [
  ['\uFEFF{"a":1}', { a: 1 }, "", "byte-order-mark"],
  ['Here is the tree: {"v":1}', { v: 1 }, "", "text-before"],
  ['{"v":1}\nThat was it.', { v: 1 }, "\nThat was it.", "text-after"],
  ['{"v":1} \n', { v: 1 }, " \n"],
  ['{"v":1}{"v":2}', { v: 1 }, '{"v":2}', "text-after"],
  // Prose that only looks like JSON.
  ['use {x} or [see 1], {"v":1}', { v: 1 }, "", "text-before"],
  ['{x} then {"v":1}', { v: 1 }, "", "text-before"],
  ['[Note] {"v":1}', { v: 1 }, "", "text-before"],
  ["f(x) = {x : x > 0}, so [1]", [1], "", "text-before"],
  ['a {"quoted"} b {"v":1}', { v: 1 }, "", "text-before"],
  ['["one" or "two"] is {"v":1}', { v: 1 }, "", "text-before"],
  ['["see {"v":1}', { v: 1 }, "", "text-before"],
  ["[[[see [[1]]", [[1]], "", "text-before"],
  ["[ ] is empty", [], " is empty", "text-after"],
  ["set {a: 1}, not {'b': 2}, {\"v\":1}", { v: 1 }, "", "text-before"],
  ['{{"v":1}}', { v: 1 }, "}", "text-before", "text-after"],
  // Code fences.
  ['```json\n{"v":1}\n```', { v: 1 }, "", "code-fence"],
  ['```\n{"v":1}\n```\n', { v: 1 }, "\n", "code-fence"],
  ['~~~JSON\r\n{"v":1}\r\n~~~~\r\nEnd', { v: 1 }, "\r\nEnd", "code-fence", "text-after"],
  [
    'Sure!\n\n```json\n{"v":1}\n```\n\nDone ```x```',
    { v: 1 },
    "\n\nDone ```x```",
    "text-before",
    "code-fence",
    "text-after",
  ],
  ['```json {"v":1} ```', { v: 1 }, "", "code-fence"],
  ['```json\n{"v":1}', { v: 1 }, "", "code-fence"],
  ['```json\n{"v":1}\n``', { v: 1 }, "\n``", "code-fence", "text-after"],
  ['```json\n{"v":1} and `x`', { v: 1 }, " and `x`", "code-fence", "text-after"],
  ["```js\nlet a = {x: 1};\n```\n```json\n{v: 1}\n```", { v: 1 }, "", "text-before", "code-fence", "unquoted-key"],
  ['Run `x` with ``y``: {"v":1}', { v: 1 }, "", "text-before"],
  // JSON within a JSON string.
  ['"{\\"v\\":1,\\"s\\":\\"a\\\\nb \\\\\\"q\\\\\\"\\"}"', { v: 1, s: 'a\nb "q"' }, "", "json-in-string"],
  [JSON.stringify(JSON.stringify({ v: 1, s: "😀é" })), { v: 1, s: "😀é" }, "", "json-in-string"],
  [
    JSON.stringify(JSON.stringify(JSON.stringify({ v: [1, "x"] }))),
    { v: [1, "x"] },
    "",
    "json-in-string",
    "json-in-string",
  ],
  ['"[1]" and', [1], " and", "json-in-string", "text-after"],
  ['"\\n [1] \\n"', [1], "", "json-in-string"],
  ['"[1] is it"', [1], "", "json-in-string", "text-after"],
  ['```json\n"[1]"\n``` x', [1], " x", "code-fence", "json-in-string", "text-after"],
  ['"{\\"a\\":1,}"', { a: 1 }, "", "json-in-string", "trailing-comma"],
  // Scalars, where the text holds nothing else.
  ["42", 42, ""],
  [" -1.5e3 \n", -1500, ""],
  ["true", true, ""],
  ["null", null, ""],
  ["None", null, "", "python-literal"],
  ['"text"', "text", ""],
  ['"use [x] or {y}"', "use [x] or {y}", ""],
  ['"[not JSON]"', "[not JSON]", ""],
  ['"{x}"', "{x}", ""],
  ["```\n7\n```", 7, "", "code-fence"],
  ['"one" then {"v":1}', { v: 1 }, "", "text-before"],
  ['"Here is {"v":1}', { v: 1 }, "", "text-before"],
  ['42 is {"v":1}', { v: 1 }, "", "text-before"],
  [JSON.stringify(JSON.stringify(JSON.stringify("[1]"))), JSON.stringify(JSON.stringify("[1]")), ""],
];

describe("JsonStream, what stands around JSON", () => {
  for (const [text, value, rest, ...healed] of cases) {
    it(`finds the value in ${JSON.stringify(text)}`, () => {
      for (const cut of cutters) {
        const stream = feed(text, cut(text));
        expect(stream.error).to.equal(null);
        expect(stream.done).to.equal(true);
        expect(stream.value).to.deep.equal(value);
        expect(stream.rest).to.equal(rest);
        expect(stream.healed.map(({ what }) => what)).to.have.members(healed);
      }
    });
  }

  it("shows a value in prose, in a fence, and in a string while it arrives, as it would alone", () => {
    const containers = corpus.filter((text) => /^\s*[{[]/.test(text) && !text.includes('"a":"two"'));
    for (const text of containers) {
      const value = JSON.parse(text) as unknown;
      const around = [`A tree {x}:\n${text}\nDone`, `\`\`\`json\n${text}\n\`\`\``, JSON.stringify(text)];
      for (const whole of around) {
        const watch = new Watch();
        const stream = feed(whole, every(1, whole), (part) => watch.check(part));
        expect(stream.error).to.equal(null);
        expect(stream.value).to.deep.equal(value);
      }
    }
  });

  it("shows the inner value of a string while it is open", () => {
    const stream = new JsonStream();
    stream.write('"{\\"root\\":{\\"markdown\\":\\"half a sen');
    expect(stream.value).to.deep.equal({ root: { markdown: "half a sen" } });
    expect(stream.open.map(({ key }) => key)).to.deep.equal(["root", "markdown"]);
    stream.write('tence\\"}');
    expect(stream.openKey((stream.value as { root: object }).root)).to.equal(undefined);
    expect(stream.done).to.equal(false);
    stream.write("}");
    expect(stream.done).to.equal(true);
  });

  it("names the place of an error within an encoded value in the whole text", () => {
    const text = '\n"{\\"a\\": [1, ?]}"';
    for (const cut of cutters) {
      const { error } = feed(text, cut(text));
      expect(error && [error.at, error.line, error.column, error.path]).to.deep.equal([
        text.indexOf("?"),
        2,
        14,
        "a[1]",
      ]);
    }
    const cut = readAll('"{\\"a\\":[1"').error;
    expect(cut?.message).to.match(/ended before the array was closed/);
    expect(readAll('"{\\"a\\":1').error?.path).to.equal("a");
  });

  it("shows a string at the top while it is open", () => {
    const stream = new JsonStream();
    stream.write('"half a sen');
    expect(stream.value).to.equal("half a sen");
    stream.write("tence");
    expect(stream.value).to.equal("half a sentence");
    expect(stream.done).to.equal(false);
    stream.end();
    expect(stream.error?.message).to.match(/ended before the string was closed/);
    expect(stream.value).to.equal("half a sentence");
  });

  it("shows no candidate before it is certain to be JSON", () => {
    const stream = new JsonStream();
    for (const [chunk, value] of [
      ['Say {"key', undefined],
      ['"', undefined],
      [" :", {}],
      [" [", { key: [] }],
    ] as const) {
      stream.write(chunk);
      expect(stream.value).to.deep.equal(value);
      expect(stream.begun).to.equal(true);
    }
  });

  it("says whether a value may have begun", () => {
    for (const [text, begun] of [
      ["", false],
      ["{", true],
      ["Hello", false],
      ["12", false],
      ['"', true],
      ["x {", true],
    ] as const) {
      const stream = new JsonStream();
      stream.write(text);
      expect(stream.begun, text).to.equal(begun);
    }
  });

  it("gives the rest for reading on, and adds to it what comes later", () => {
    const text = 'One: {"a":1}\n```json\n{"b":2}\n```\nand "{\\"c\\":3}", [4] end';
    const values: unknown[] = [];
    for (let rest = text; ; ) {
      const stream = new JsonStream();
      stream.write(rest);
      if (!stream.done) break;
      values.push(stream.value);
      rest = stream.rest;
    }
    expect(values).to.deep.equal([{ a: 1 }, { b: 2 }, [4]]);
    const stream = new JsonStream();
    for (const chunk of ["[1] a", "b", "c"]) stream.write(chunk);
    expect(stream.rest).to.equal(" abc");
  });
});
