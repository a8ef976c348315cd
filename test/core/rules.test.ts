import { assert } from "@open-wc/testing";
import { core, type ParseOptions, Tree } from "../../src/core.js";
import { errorOf, places, problemsOf } from "./problems-of.js";

const check = (root: unknown, options?: ParseOptions) => places(problemsOf({ v: 1, root }, options));
const code = { author: "code" } as const;
const text = { type: "Text", markdown: "x" };

describe("the envelope", () => {
  it("needs a version and a root, and says how it looks", () => {
    assert.deepEqual(places(problemsOf({})), ["v version", "root missing"]);
    assert.deepEqual(places(problemsOf({ v: 2, root: text })), ["v version"]);
    assert.deepEqual(places(problemsOf({ v: "1", root: text })), ["v version"]);
    assert.deepEqual(places(problemsOf({ v: 1, root: null })), ["root type"]);
    assert.deepEqual(places(problemsOf({ v: 1, root: [] })), ["root type"]);
    for (const input of [null, undefined, 5, [], "text", '{"v":1}']) {
      const problems = problemsOf(input);
      assert.deepEqual(places(problems), ["(top level) shape"]);
      assert.include(problems[0].message, '{"v": 1, "root": {');
    }
    assert.match(problemsOf("{}")[0].message, /parse the JSON first/);
    assert.match(problemsOf({ root: text })[0].message, /add "v": 1/);
    assert.match(problemsOf({ v: 2, root: text })[0].message, /2.*1/);
    assert.include(problemsOf({ v: 1 })[0].message, '{"v": 1, "root": {');
    assert.include(problemsOf({ v: 1, root: "x" })[0].message, '{"v": 1, "root": {');
  });

  it("may hold other keys, unless somebody is writing it now", () => {
    const input = { v: 1, root: text, note: 1, rootx: 2 };
    assert.deepEqual(problemsOf(input), []);
    assert.deepEqual(places(problemsOf(input, { author: "model" })), [
      "(top level) unknown-prop",
      "(top level) unknown-prop",
    ]);
  });

  it("is told of together with everything in it", () => {
    const problems = places(problemsOf({ v: 3, root: { type: "Text" }, more: 1 }, { author: "model" }));
    assert.sameMembers(problems, ["v version", "(top level) unknown-prop", "root.markdown missing"]);
  });
});

describe("components that can't be read at all", () => {
  it("are one problem each, whatever they hold", () => {
    const children = [null, 5, [], "Text", {}, { type: 5, x: 1 }, { type: "Gauge", children: [{}] }, { type: "" }];
    assert.deepEqual(check({ type: "Group", children }), [
      "root.children[0] type",
      "root.children[1] type",
      "root.children[2] type",
      "root.children[3] type",
      "root.children[4].type unknown-component",
      "root.children[5].type unknown-component",
      "root.children[6] (Gauge).type unknown-component",
      "root.children[7] ().type unknown-component",
    ]);
    assert.deepEqual(check({ type: "Gauge" }), ["root.type unknown-component"]);
    assert.deepEqual(check({}), ["root.type unknown-component"]);
  });

  it("are told with the types that this author may write, and the nearest of them", () => {
    const [problem] = problemsOf({ v: 1, root: { type: "table" } }, { author: "model" });
    assert.match(problem.message, /write "Table"$/);
    assert.notInclude(problem.message, "Chart");
    assert.include(problemsOf({ v: 1, root: { type: "?" } })[0].message, "Chart");
  });
});

describe("who may write what", () => {
  const root = { type: "Group", children: [{ type: "Chart", nonsense: 1 }, { type: "Stat" }, text] };

  it("a model may not write a Chart or a Stat, and their props are not looked at", () => {
    const problems = problemsOf({ v: 1, root }, { author: "model" });
    assert.deepEqual(places(problems), ["root.children[0] (Chart) author", "root.children[1] (Stat) author"]);
    assert.match(problems[0].message, /: call a tool/);
    assert.deepEqual(check({ type: "Chart" }, { author: "model" }), ["root (Chart) author"]);
    const { example } = core.kinds.find((kind) => kind.type === "Chart") as { example: unknown };
    assert.deepEqual(check(example, { author: "model" }), ["root (Chart) author"]);
    assert.deepEqual(check(example, { author: "code" }), []);
    assert.deepEqual(check(example), []);
    assert.deepEqual(check(example, { author: "somebody" as never }), ["root (Chart) author"]);
    assert.doesNotThrow(() => Tree.of(example));
  });
});

describe("rules that compare two places", () => {
  const columns = [
    { key: "a", label: "A" },
    { key: "b", label: "B" },
  ];
  const steps = [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ];

  it("a row's keys name columns", () => {
    const rows = [{ a: 1 }, JSON.parse('{"c": 1, "__proto__": 2, "b": 3}')];
    assert.deepEqual(check({ type: "Table", columns, rows }), [
      "root.rows[1].c reference",
      "root.rows[1].__proto__ reference",
    ]);
  });

  it("a link's ends name steps; cycles and self-links are legal", () => {
    const links = [
      { from: "a", to: "c" },
      { from: "", to: "a" },
      { from: "b", to: "b" },
      { from: "b", to: "a" },
    ];
    assert.deepEqual(check({ type: "Flow", steps, links }), [
      "root.links[0].to reference",
      "root.links[1].from reference",
    ]);
  });

  it("a key or id that can't be read may be the one that is meant", () => {
    for (const broken of [5, {}, { key: "", label: "x" }, { kex: "c", label: "x" }, { key: 5, label: "x" }]) {
      const problems = check({ type: "Table", columns: [...columns, broken], rows: [{ c: 1 }] });
      assert.isAbove(problems.length, 0);
      assert.notInclude(problems.join(), "reference");
    }
    for (const broken of [null, { id: 1, label: "x" }, { label: "x" }]) {
      const problems = check({ type: "Flow", steps: [...steps, broken], links: [{ from: "a", to: "c" }] });
      assert.isAbove(problems.length, 0);
      assert.notInclude(problems.join(), "reference");
    }
    assert.deepEqual(check({ type: "Table", columns: "a", rows: [{ c: 1 }] }), ["root.columns type"]);
    assert.deepEqual(check({ type: "Table", rows: [{ c: 1 }] }), ["root.columns missing"]);
  });

  it("a list that is only too short is compared all the same", () => {
    assert.deepEqual(check({ type: "Table", columns: [], rows: [{ c: 1 }] }), [
      "root.columns value",
      "root.rows[0].c reference",
    ]);
    assert.deepEqual(check({ type: "Flow", steps: [steps[0]], links: [{ from: "a", to: "b" }] }), [
      "root.steps value",
      "root.links[0].to reference",
    ]);
  });

  it("a broken link end, row or field is one problem", () => {
    assert.deepEqual(check({ type: "Flow", steps, links: [{ from: 5, to: "b" }, null] }), [
      "root.links[0].from type",
      "root.links[1] type",
    ]);
    assert.deepEqual(check({ type: "Table", columns, rows: [null, [], { a: {} }] }), [
      "root.rows[0] type",
      "root.rows[1] type",
      "root.rows[2].a type",
    ]);
  });

  it("a select needs options", () => {
    const form = (field: object) => ({ type: "Form", id: "f", fields: [{ id: "a", label: "A", ...field }] });
    assert.deepEqual(check(form({ input: "select" })), ["root.fields[0].options missing"]);
    assert.deepEqual(check(form({ input: "select", options: [] })), ["root.fields[0].options missing"]);
    assert.deepEqual(check(form({ input: "select", options: "a" })), ["root.fields[0].options type"]);
    assert.deepEqual(check(form({ input: "select", options: [""] })), ["root.fields[0].options[0] value"]);
    assert.deepEqual(check(form({ input: "text", options: [] })), []);
    assert.deepEqual(check(form({ input: "selec" })), ["root.fields[0].input value"]);
  });

  it("ids and x stand once where somebody is writing; the later ones are wrong", () => {
    const flow = { type: "Flow", steps: [...steps, { id: "a", label: "again" }, { id: "a", label: "once more" }] };
    assert.deepEqual(check(flow), []);
    assert.deepEqual(check(flow, code), ["root.steps[2].id duplicate", "root.steps[3].id duplicate"]);
    assert.deepEqual(check({ type: "Table", columns: [...columns, columns[0]], rows: [] }, code), [
      "root.columns[2].key duplicate",
    ]);
    const options = [
      { id: "a", label: "A" },
      { id: "a", label: "B" },
    ];
    assert.deepEqual(check({ type: "Choice", id: "c", options }, code), ["root.options[1].id duplicate"]);
    const fields = options.map((option) => ({ ...option, input: "text" }));
    assert.deepEqual(check({ type: "Form", id: "c", fields }, code), ["root.fields[1].id duplicate"]);
    const points = ["", 1, "1", "", null, Number.NaN].map((x) => ({ x, y: 0 }));
    const series = [
      { label: "A", points },
      { label: "B", points: [{ x: 1, y: 0 }] },
    ];
    assert.deepEqual(check({ type: "Chart", kind: "bar", series }, code), [
      "root.series[0].points[4].x type",
      "root.series[0].points[5].x value",
      "root.series[0].points[2].x duplicate",
      "root.series[0].points[3].x duplicate",
    ]);
  });

  it("ids that are broken are not compared", () => {
    const options = [5, "", null].map((id) => ({ id, label: "A" }));
    assert.notInclude(check({ type: "Choice", id: "c", options: [...options, ...options] }, code).join(), "duplicate");
  });

  it("every Choice and Form of a tree has an id of its own, also where a part of it is broken", () => {
    const choice = { type: "Choice", id: "same", options: [{ id: "a", label: "A" }] };
    const form = { type: "Form", id: "same", fields: [{ id: "a", label: "A", input: "text" }] };
    const children = [
      choice,
      { type: "Group", children: [{ ...form, fields: [] }] },
      { ...choice, id: "" },
      { ...choice, id: "" },
    ];
    assert.deepEqual(check({ type: "Group", children }), [
      "root.children[1] (Group).children[0] (Form).fields value",
      "root.children[1] (Group).children[0] (Form).id duplicate",
      "root.children[2] (Choice).id value",
      "root.children[3] (Choice).id value",
    ]);
  });
});

describe("IntuiError", () => {
  it("has the summary, the first 50 problems one a line, and how many more", () => {
    const children = Array.from({ length: 1234 }, () => ({ type: "Label" }));
    const error = errorOf(() => Tree.parse({ v: 1, root: { type: "Group", children } }));
    assert.lengthOf(error?.problems ?? [], 1234);
    const lines = error?.message.split("\n") ?? [];
    assert.lengthOf(lines, 52);
    assert.strictEqual(lines[0], error?.summary);
    assert.match(lines[1], /^- root\.children\[0\] \(Label\)\.text: missing: add "text"/);
    assert.strictEqual(lines[51], "and 1,184 more");
    assert.strictEqual(error?.name, "IntuiError");
    assert.instanceOf(error, Error);
  });
});
