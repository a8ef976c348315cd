import { assert } from "@open-wc/testing";
import fc from "fast-check";
import { type SplitPart, split, splitting } from "./splitting.js";

const T = '{"v":1}';
const CASES: Record<string, [text: string, parts: SplitPart[]]> = {
  "prose alone": ["Hello *you*.\n\nBye.", ["Hello *you*.\n\nBye."]],
  "a block alone": [`\`\`\`ui:intui\n${T}\n\`\`\`\n`, [[1, "ui:intui", `${T}\n`]]],
  "prose, block, prose": [
    `Before.\n\n\`\`\`ui:intui\n${T}\n\`\`\`\n\nAfter.`,
    ["Before.\n\n", [1, "ui:intui", `${T}\n`], "\nAfter."],
  ],
  "two blocks, the second without a last line break": [
    `\`\`\`ui:intui\n${T}\n\`\`\`\nand\n\`\`\`intui\n[]\n\`\`\``,
    [[1, "ui:intui", `${T}\n`], "and\n", [2, "intui", "[]\n"]],
  ],
  "a version, attributes, other case": [
    "```UI:intui@1 wide\n{}\n```\n``` intui\n[]\n```\n",
    [
      [1, "UI:intui@1 wide", "{}\n"],
      [2, "intui", "[]\n"],
    ],
  ],
  tildes: ["~~~ui:intui\n[1\n```\n]\n~~~\nafter", [[1, "ui:intui", "[1\n```\n]\n"], "after"]],
  "another fence than the one that opened, behind a whole value": [
    "````ui:intui\n{}\n```\nafter",
    [[1, "ui:intui", "{}\n"], "after"],
  ],
  "longer fences": ["````ui:intui\n[1\n```\n]\n`````\nafter", [[1, "ui:intui", "[1\n```\n]\n"], "after"]],
  "an indented fence": ["   ```ui:intui\n{}\n  ```  \nafter", [[1, "ui:intui", "{}\n"], "after"]],
  "an indentation of four is code": [
    "a\n\n    ```ui:intui\n    {}\n    ```\n",
    ["a\n\n    ```ui:intui\n    {}\n    ```\n"],
  ],
  "a tab is code": ["a\n\n\t```ui:intui\n\t{}\n", ["a\n\n\t```ui:intui\n\t{}\n"]],
  "code that shows a block": [
    "````md\n```ui:intui\n{}\n```\n````\n```ui:intui\n[]\n```\n",
    ["````md\n```ui:intui\n{}\n```\n````\n", [1, "ui:intui", "[]\n"]],
  ],
  "code of another kind": ["```js\n// ```ui:intui\nlet a;\n```\nok", ["```js\n// ```ui:intui\nlet a;\n```\nok"]],
  "code that never closes": ["~~~\n```ui:intui\n{}\n```\n", ["~~~\n```ui:intui\n{}\n```\n"]],
  "backticks within a line": [
    "```ui:intui``` and `ui:intui`\n``ui:intui``\n",
    ["```ui:intui``` and `ui:intui`\n``ui:intui``\n"],
  ],
  "a fence in the middle of a line": ["see ```ui:intui\n{}\n", ["see ```ui:intui\n{}\n"]],
  "a quote is somebody else's": ["> ```ui:intui\n> {}\n> ```\n", ["> ```ui:intui\n> {}\n> ```\n"]],
  "behind a quote": ["> ```js\n\n```ui:intui\n{}\n```", ["> ```js\n\n", [1, "ui:intui", "{}\n"]]],
  "in a list": ["1. one\n\n   ```ui:intui\n   {}\n   ```\n2. two", ["1. one\n\n", [1, "ui:intui", "{}\n"], "2. two"]],
  "in a deep list, with what belongs to the item behind it": [
    "10. ten\n    - in\n\n      ```ui:intui\n      {}\n      ```\n\n      more\n      - x\n\n    out\n\nend",
    ["10. ten\n    - in\n\n", [1, "ui:intui", "{}\n"], "\nmore\n- x\n\n    out\n\nend"],
  ],
  "directly behind a marker": ["- ```ui:intui\n  {}\n  ```\n- b", ["- ", [1, "ui:intui", "{}\n"], "- b"]],
  "code directly behind a marker": [
    "- ```js\n  a\n  ```\n- b\n\n```ui:intui\n{}\n```",
    ["- ```js\n  a\n  ```\n- b\n\n", [1, "ui:intui", "{}\n"]],
  ],
  "code in an item ends with the item": [
    "- a\n\n  ```js\n  b\n\n```ui:intui\n{}\n```\n",
    ["- a\n\n  ```js\n  b\n\n", [1, "ui:intui", "{}\n"]],
  ],
  "a list that has ended": ["- a\n\nb\n\n    ```ui:intui\n", ["- a\n\nb\n\n    ```ui:intui\n"]],
  "a paragraph that goes on outside its item": [
    "1. c\ntext\n      ```ui:intui\n      {}\n      ```\n\nend",
    ["1. c\ntext\n", [1, "ui:intui", "   {}\n"], "\nend"],
  ],
  "a tag in what opens a fence": ["~~~<acme>\n<acme>\n~~~\n", ["~~~<acme>\n<acme>\n~~~\n"]],
  "a tag behind what only looks like a fence": ["```a <acme>` b\n", ["```a <acme>` b\n"]],
  "a rule is no list": ["---\n```ui:intui\n{}\n```", ["---\n", [1, "ui:intui", "{}\n"]]],
  CRLF: ["a\r\n\r\n```ui:intui\r\n{}\r\n```\r\nb\r\n", ["a\r\n\r\n", [1, "ui:intui", "\n{}\r\n"], "\nb\r\n"]],
  "an unknown format counts, and is code": [
    "```ui:other@2\n{}\n```\n```ui:intui\n[]\n```",
    ["```ui:other@2\n{}\n```\n", [2, "ui:intui", "[]\n"]],
  ],
  "a block that never ends": ["a\n```ui:intui\n{\n b\n\nc", ["a\n", [1, "ui:intui", "{\n b\n\nc"]]],
  "a fence that never closes behind a whole value": [
    `\`\`\`ui:intui\n${T}\n\nAnd so on.\n\`\`\`ui:intui\n[]`,
    [[1, "ui:intui", `${T}\n\n`], "And so on.\n", [2, "ui:intui", "[]"]],
  ],
  "a block that begins within an open one": [
    "```ui:intui\n{\n```ui:intui\n[]\n```\nend",
    [[1, "ui:intui", "{\n"], [2, "ui:intui", "[]\n"], "end"],
  ],
  "a fence cut off at the end": ["a\n```ui:in", ["a\n```ui:in"]],
  "an opening without a line break": ["a\n```ui:intui", ["a\n", [1, "ui:intui", ""]]],
  "a closing fence cut off": ["```ui:intui\n{\n``", [[1, "ui:intui", "{\n``"]]],
  "a tag": ["See <acme>{}</acme> there", ["See ", [1, "acme", "{}"], " there"]],
  "a tag over lines, with attributes": [
    '<acme-json id="1">\n{}\n</acme-json>\n```ui:intui\n[]\n```',
    [[1, "acme-json", "\n{}\n"], "\n", [2, "ui:intui", "[]\n"]],
  ],
  "two tags in a line": ["<acme>1</acme> <acme>2</acme>", [[1, "acme", "1"], " ", [2, "acme", "2"]]],
  "what is no tag": ["a < b <acm <acme-x> `<acme>` <b>", ["a < b <acm <acme-x> `<acme>` <b>"]],
  "a tag in code": ["```\n<acme>{}</acme>\n```\n", ["```\n<acme>{}</acme>\n```\n"]],
  "a tag that never closes": ["<acme>{}\n</acm", [[1, "acme", "{}\n"]]],
};

describe("a reply, taken apart", () => {
  for (const [name, [text, parts]] of Object.entries(CASES)) {
    it(`${name}: at once, by characters, and cut anywhere`, () => {
      assert.deepEqual(split(text), parts, "at once");
      assert.deepEqual(split(...text), parts, "by characters");
      for (let cut = 1; cut < text.length; cut++) {
        assert.deepEqual(split(text.slice(0, cut), text.slice(cut)), parts, `cut at ${cut}`);
      }
    });
  }

  it("is the same however it is cut, whatever stands in it", () => {
    const atoms = fc.constantFrom(
      ...[
        "`",
        "```",
        "````",
        "~~~",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "  ",
        "    ",
        "\t",
        "- ",
        "1. ",
        "> ",
        "# ",
        "a",
        "{}",
        "{",
      ],
      ...["<", "<acme>", "</acme>", "ui:intui", "```ui:intui\n", "~~~ui:intui\n", "  ```ui:intui\n"],
    );
    const texts = fc.array(atoms, { maxLength: 16 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, fc.nat(), (text, at) => {
        const cut = at % (text.length + 1);
        const whole = split(text);
        assert.deepEqual(split(...text), whole, "by characters");
        assert.deepEqual(split(text.slice(0, cut), text.slice(cut)), whole, `cut at ${cut}`);
      }),
      { numRuns: 2000 },
    );
  });

  it("holds back only what may still open or close a block", () => {
    for (const [held, ...texts] of [
      ["", "a", "a b", "1", "1.", "- x", "a `", "a `b", "# a", "| a", "<b", "```js", "```js\na", "``a", "> ```ui:i"],
      ["`", "a\n`", "- `"],
      ["```ui", "```ui", "- ```ui", "a\n```ui"],
      ["```ui:intui", "```ui:intui"],
      ["```ui:intui@1 x", "```ui:intui@1 x"],
      ["~~~", "~~~"],
      ["<", "a <"],
      ["<acme", "<acme"],
      ["<acme-js", "a <acme-js"],
    ] as const) {
      for (const text of texts) {
        for (const chunks of [[text], [...text]]) {
          const { splitter, out } = splitting();
          for (const chunk of chunks) splitter.write(chunk);
          assert.equal(out(), text.slice(0, text.length - held.length), JSON.stringify(text));
        }
      }
    }
  });

  it("holds nothing back within a block but what may close it", () => {
    const { splitter, parts } = splitting();
    splitter.write('```ui:intui\n{"a":"b');
    assert.deepEqual(parts, [[1, "ui:intui", '{"a":"b']]);
    splitter.write('"\n``');
    assert.deepEqual(parts, [[1, "ui:intui", '{"a":"b"\n']]);
  });

  it("looks at each character once, however the text is cut", () => {
    const prose = "Words and *words* that go on for a while, in lines of their own.\n\n- and in items\n".repeat(40);
    const json = JSON.stringify({ v: 1, rows: Array.from({ length: 400 }, (_, at) => ({ at, text: "value" })) });
    const text = `${prose}\`\`\`ui:intui\n${json}\n\`\`\`\n${prose}`;
    for (const size of [1, 7, 100, text.length]) {
      const { splitter } = splitting();
      for (let at = 0; at < text.length; at += size) splitter.write(text.slice(at, at + size));
      splitter.end();
      assert.isAtMost(splitter.charactersRead, text.length * 1.2, `pieces of ${size}`);
    }
  });

  it("is not held up by lines that never say what they are", () => {
    for (const line of [" ", "-", "- ", "1. ", "`", "~", "```x", "```ui:intui ", "<", "<acme ", ">"]) {
      const text = line.repeat(20_000);
      const { splitter, out } = splitting();
      for (let at = 0; at < text.length; at += 50) splitter.write(text.slice(at, at + 50));
      splitter.end();
      assert.isAtMost(splitter.charactersRead, text.length * 1.3 + 60_000, JSON.stringify(line));
      if (line.trim() !== "") assert.equal(out().length, text.length, JSON.stringify(line));
    }
  });
});
