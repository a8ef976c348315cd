// What the tool answers: the tree and its text form, or what a model can act on; and when the trying ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agent, asStrict, core, TreeReader, trees, writable } from "./kit.mjs";

const { answer, answerWithin, showTool, strictCatalog } = agent;
const tree = { v: 1, root: { type: "Text", markdown: "**Hi**" } };

test("a valid tree, as a value and as text: the tree, and its text form", () => {
  for (const input of [tree, JSON.stringify(tree)]) {
    const result = answer(input);
    assert.equal(result.isError, false);
    assert.ok(result.tree instanceof core.Tree);
    assert.equal(result.text, "**Hi**");
  }
});

test("a tree that is refused: every problem, for the model", () => {
  const result = answer({
    v: 1,
    root: { type: "Group", children: [{ type: "Label" }, { type: "Stat", label: "x", value: 1 }] },
  });
  assert.equal(result.isError, true);
  assert.ok(result.error instanceof core.IntuiError);
  assert.deepEqual(
    result.error.problems.map(({ code }) => code),
    ["missing", "author"],
  );
  assert.equal(result.text, result.error.message);
});

test("arguments that are no JSON, or none at all, say what to send", () => {
  for (const input of ['{"v":1,"root":{"type":"Te', "", "Hello", undefined, null, 5, "5"]) {
    const result = answer(input);
    assert.equal(result.isError, true);
    assert.match(result.text, /"v"\s*:\s*1/);
  }
});

test("null is taken for what may be left out, and for nothing else", () => {
  const table = { type: "Table", caption: null, columns: [{ key: "a", label: "A", align: null }], rows: [{ a: null }] };
  const { tree: read } = answer({ v: 1, root: table });
  assert.deepEqual(JSON.parse(JSON.stringify(read.root)), {
    type: "Table",
    columns: [{ key: "a", label: "A" }],
    rows: [{ a: null }],
  });
  assert.equal(answer({ v: 1, root: { ...table, rows: null } }).error.problems[0].path, "root.rows");
  assert.equal(answer({ v: 1, root: { type: "Text", markdown: null } }).error.problems[0].code, "type");
});

test("defaults stand where null was written", () => {
  const { tree: read } = answer({ v: 1, root: { type: "Label", text: "x", tone: null } });
  assert.equal(read.root.tone, "neutral");
});

test("rules see the tree as it is meant, and name places as they were written", () => {
  const strictRow = [{ key: "b", value: 2 }];
  const problems = answer({
    v: 1,
    root: {
      type: "Group",
      direction: null,
      children: [
        {
          type: "Table",
          columns: [{ key: "a", label: "A", align: null }],
          rows: [[{ key: "a", value: 1 }], strictRow],
        },
        { type: "Form", id: "f", fields: [{ id: "x", label: "X", input: "select", options: null, required: null }] },
        { type: "Table", columns: [{ key: "a", label: "A" }], rows: [[{ key: "a", value: 1, more: 2 }, { key: 5 }]] },
      ],
    },
  }).error.problems;
  assert.deepEqual(
    problems.map(({ path, code }) => [path, code]),
    [
      ["root.children[0] (Table).rows[1].b", "reference"],
      ["root.children[1] (Form).fields[0].options", "missing"],
      ["root.children[2] (Table).rows[0][0]", "unknown-prop"],
      ["root.children[2] (Table).rows[0][1].key", "type"],
      ["root.children[2] (Table).rows[0][1].value", "missing"],
    ],
  );
});

test("keys of any name are data in a list of keys and values, too", () => {
  const columns = [{ key: "__proto__", label: "A" }];
  const { tree: read } = answer({ v: 1, root: { type: "Table", columns, rows: [[{ key: "__proto__", value: "x" }]] } });
  assert.deepEqual(Object.entries(read.root.rows[0]), [["__proto__", "x"]]);
});

for (const { name, root, catalog } of writable) {
  test(`the page draws strict arguments while they arrive, with strictCatalog, and accuses nothing: ${name}`, () => {
    const schema = showTool(catalog, "openai-responses", { strict: true }).parameters;
    const text = JSON.stringify(asStrict(schema, schema, { v: 1, root }));
    const reader = TreeReader.forText({ author: "model", catalog: strictCatalog(catalog) });
    for (const character of text) {
      reader.write(character);
      reader.update();
      assert.deepEqual(reader.problems, []);
    }
    const whole = core.Tree.parse({ v: 1, root }, { author: "model", catalog });
    assert.deepEqual(JSON.parse(JSON.stringify(reader.tree)), JSON.parse(JSON.stringify(whole)));
  });
}

test("strictCatalog takes what the catalog takes, gives the same kinds each time, and makes no difference to the page", () => {
  const strict = strictCatalog(core.core);
  assert.deepEqual(strict.types(), core.core.types());
  assert.deepEqual(strict.extend(...strictCatalog(trees.withPanel).kinds).types(), trees.withPanel.types());
  for (const { root } of trees.roots) {
    const read = core.Tree.parse({ v: 1, root }, { catalog: strict });
    assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(core.Tree.parse({ v: 1, root }))));
    assert.equal(read.toText(), core.Tree.parse({ v: 1, root }).toText());
  }
});

test("answerWithin: says which try it was, stops after the last, and begins anew after a valid tree", () => {
  const read = answerWithin(3);
  assert.match(read({}).text, /This was try 1 of 3\.$/);
  assert.equal(read(tree).isError, false);
  const results = [read({}), read({}), read({})];
  assert.deepEqual(
    results.map(({ gaveUp }) => gaveUp),
    [false, false, true],
  );
  assert.match(results[1].text, /This was try 2 of 3\.$/);
  assert.match(
    results[2].text,
    /try 3 of 3\. Don't call this tool again in this turn: answer the person in plain text\.$/,
  );
  assert.match(results[2].text, /^The tree was refused/);
  assert.equal(read(tree), results[2]);
});

test("answerWithin: one try", () => {
  assert.match(answerWithin(1)("x").text, /This was the only try\. Don't call/);
});
