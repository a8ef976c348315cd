import { assert } from "@open-wc/testing";
import { MAX_BYTES, MAX_DEPTH, MAX_NODES } from "../../src/core/limits.js";
import { type ComponentNode, Tree } from "../../src/core.js";
import { errorOf, places, problemsOf } from "./problems-of.js";

const text = { type: "Text", markdown: "x" };
const check = (root: unknown) => places(problemsOf({ v: 1, root }));

function nested(levels: number, inner: unknown): unknown {
  let root = inner;
  for (let level = 1; level < levels; level++) root = { type: "Group", children: [root] };
  return root;
}

describe("the guards", () => {
  it("take 64 levels and refuse the component on level 65, once", () => {
    assert.deepEqual(check(nested(MAX_DEPTH, text)), []);
    assert.lengthOf(Tree.of(nested(MAX_DEPTH, text)).walk(), MAX_DEPTH);
    const problems = problemsOf({ v: 1, root: nested(MAX_DEPTH + 1, text) });
    assert.deepEqual(places(problems), [
      `root${".children[0] (Group)".repeat(MAX_DEPTH - 1)}.children[0] (Text) limit`,
    ]);
    assert.match(problems[0].message, /level 65.*64.*: nest less/);
  });

  it("end on input that is nested a hundred thousand deep", () => {
    assert.deepEqual(
      problemsOf({ v: 1, root: nested(100_000, text) }).map(({ code }) => code),
      ["limit"],
    );
    let list: unknown = [];
    for (let level = 0; level < 100_000; level++) list = [list];
    assert.deepEqual(check({ type: "Text", markdown: list }), ["root.markdown type"]);
    assert.deepEqual(check({ type: "Gauge", any: list }), ["root.type unknown-component"]);
  });

  it("end on an object that holds itself", () => {
    const group: { type: string; children: unknown[] } = { type: "Group", children: [] };
    group.children.push(group, text, group);
    assert.deepEqual(
      problemsOf({ v: 1, root: group }).map(({ code }) => code),
      ["limit"],
    );
    const list: unknown[] = [];
    list.push(list, list);
    assert.deepEqual(check({ type: "Group", children: list }), ["root limit"]);
    const sparse: unknown[] = [];
    sparse.length = 4_000_000_000;
    assert.deepEqual(check({ type: "Group", children: sparse }), ["root limit"]);
  });

  it("take 50,000 components and refuse the next", () => {
    const group = (count: number) => ({ type: "Group", children: Array.from({ length: count - 1 }, () => text) });
    assert.deepEqual(check(group(MAX_NODES)), []);
    assert.deepEqual(check(group(MAX_NODES + 9)), [`root.children[${MAX_NODES - 1}] (Text) limit`]);
  });

  it("take 8 MiB of strings and keys as UTF-8, and refuse the next byte", () => {
    const around = "type".length + "Text".length + "markdown".length;
    const filled = (piece: string, bytes: number, more: string) => {
      const count = Math.floor((MAX_BYTES - around) / bytes);
      const rest = MAX_BYTES - around - count * bytes;
      return { type: "Text", markdown: piece.repeat(count) + "x".repeat(rest) + more };
    };
    for (const [piece, bytes] of [
      ["a", 1],
      ["ä", 2],
      ["—", 3],
      ["🙂", 4],
    ] as const) {
      assert.deepEqual(check(filled(piece, bytes, "")), [], piece);
      assert.deepEqual(check(filled(piece, bytes, "x")), ["root limit"], piece);
    }
    const rows = Array.from({ length: 9 }, (_, index) => ({ [`${index}${"k".repeat(1024 * 1024)}`]: 1 }));
    assert.deepEqual(check({ type: "Table", columns: [{ key: "a", label: "A" }], rows }), ["root limit"]);
  });

  it("give every one of 20,000 faults, and a message that is bounded", () => {
    const children = Array.from({ length: 10_000 }, (_, index) => ({ type: "Label", text: 5, [`prop${index}`]: 1 }));
    const error = errorOf(() => Tree.parse({ v: 1, root: { type: "Group", children } }, { author: "model" }));
    assert.lengthOf(error?.problems ?? [], 20_000);
    assert.isBelow(error?.message.length ?? 0, 10_000);
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ [`k${index}`]: {} }));
    const table = { type: "Table", columns: [{ key: "a", label: "A" }], rows };
    assert.lengthOf(problemsOf({ v: 1, root: table }), 40_000);
  });
});

describe("keys that objects have by nature", () => {
  it("are ordinary column keys and ids", () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const root = JSON.parse(`{"type": "Group", "children": [
      {"type": "Table", "columns": [${names.map((key) => `{"key": "${key}", "label": "L"}`)}],
       "rows": [{${names.map((key) => `"${key}": "${key} cell"`)}}, {}]},
      {"type": "Form", "id": "__proto__", "fields": [${names.map((id) => `{"id": "${id}", "label": "L", "input": "text"}`)}]},
      {"type": "Choice", "id": "constructor", "options": [${names.map((id) => `{"id": "${id}", "label": "L"}`)}]}
    ]}`);
    const before = JSON.stringify(root);
    const tree = Tree.parse({ v: 1, root }, { author: "model" });
    const lines = tree.toText().split("\n");
    assert.strictEqual(lines[2], `| ${names.map((key) => `${key} cell`).join(" | ")} |`);
    assert.strictEqual(lines[3], "|  |  |  |  |  |");
    assert.strictEqual(JSON.stringify(root), before);
    assert.deepEqual(JSON.parse(JSON.stringify(tree)).root.children[0].rows, JSON.parse(before).children[0].rows);
    assert.strictEqual((tree.interactive("__proto__") as ComponentNode).type, "Form");
    assert.isUndefined(tree.interactive("toString"));
  });

  it("stand for no missing prop", () => {
    const root = JSON.parse('{"type": "Label", "__proto__": {"text": "x"}}');
    assert.deepEqual(check(root), ["root.text missing", "root (Label) unknown-prop"]);
    assert.deepEqual(check(Object.create({ type: "Text", markdown: "x" })), ["root.type unknown-component"]);
  });
});
