import { assert } from "@open-wc/testing";
import { core, IntuiEvent, Tree } from "../../src/core.js";
import { errorOf, places } from "./problems-of.js";

const tree = Tree.of({
  type: "Group",
  children: [
    {
      type: "Choice",
      id: "next",
      options: [
        { id: "park", label: "Park" },
        { id: "go", label: 'Go "now"' },
      ],
    },
    {
      type: "Form",
      id: "new-idea",
      fields: [
        { id: "title", label: "Title", input: "text", required: true },
        { id: "note", label: "Note", input: "text" },
        { id: "hours", label: "Hours", input: "number" },
        { id: "days", label: "Days", input: "number", required: true },
        { id: "source", label: "Source", input: "select", options: ["self", "client"], required: true },
        { id: "kind", label: "Kind", input: "select", options: ["a", "b"] },
        { id: "sure", label: "Sure", input: "checkbox", required: true },
        { id: "__proto__", label: "Odd", input: "text" },
      ],
    },
  ],
});

const verify = (event: IntuiEvent, of = tree) => errorOf(() => of.verify(event));
const good = { title: "IntUI docs", days: 2, source: "self", sure: false };
const submit = (values: Record<string, string | number | boolean>) =>
  verify(IntuiEvent.submit("toolu_1", "new-idea", values));

describe("IntuiEvent", () => {
  it("is made, turned to JSON and read back", () => {
    for (const event of [
      IntuiEvent.press("toolu_1", "next", "park"),
      IntuiEvent.submit("toolu_1", "new-idea", JSON.parse('{"title": "x", "__proto__": "y", "n": 1, "b": false}')),
    ]) {
      const json = JSON.stringify(event);
      const again = IntuiEvent.parse(JSON.parse(json));
      assert.isTrue(again instanceof IntuiEvent);
      assert.strictEqual(JSON.stringify(again), json);
    }
    assert.deepEqual(IntuiEvent.press("s", "t", "o").toJSON(), {
      v: 1,
      source: "s",
      target: "t",
      action: "press",
      value: "o",
    });
  });

  it("does not change with the values that it was made from", () => {
    const values = { a: "1" };
    const event = IntuiEvent.submit("s", "t", values);
    values.a = "2";
    assert.deepEqual(event.value, { a: "1" });
  });

  it("refuses what is no event, with every problem", () => {
    const problems = (json: unknown) => places(errorOf(() => IntuiEvent.parse(json))?.problems);
    for (const json of [null, 5, "text", [], undefined]) assert.deepEqual(problems(json), ["(top level) shape"]);
    assert.deepEqual(problems({}), [
      "v version",
      "source missing",
      "target missing",
      "action missing",
      "value missing",
    ]);
    const event = { v: 1, source: "s", target: "t", action: "press", value: "o" };
    assert.deepEqual(problems(event), []);
    assert.deepEqual(problems({ ...event, v: 2, more: 1, source: "", target: 5 }), [
      "v version",
      "source value",
      "target type",
      "(top level) unknown-prop",
    ]);
    assert.deepEqual(problems({ ...event, action: "push", value: null }), ["action value"]);
    assert.deepEqual(problems({ ...event, value: {} }), ["value type"]);
    assert.deepEqual(problems({ ...event, value: "" }), ["value value"]);
    assert.deepEqual(problems({ ...event, action: "submit" }), ["value type"]);
    const values = { a: null, b: Number.NaN, c: [], "": "x", d: "fine" };
    assert.deepEqual(problems({ ...event, action: "submit", value: values }), [
      "value.a type",
      "value.b value",
      "value.c type",
      "value. value",
    ]);
  });

  it("has ids that are not empty", () => {
    assert.throws(() => IntuiEvent.press("", "t", "o"), "source: empty");
    assert.throws(() => IntuiEvent.press("s", "t", ""), "value: empty");
    assert.throws(() => IntuiEvent.submit("s", "", {}), "target: empty");
  });
});

describe("tree.verify", () => {
  it("takes what can come from the tree", () => {
    assert.isUndefined(verify(IntuiEvent.press("toolu_1", "next", "park")));
    assert.isUndefined(submit(good));
    assert.isUndefined(submit({ ...good, note: "", hours: 1.5, kind: "a", sure: true, ["__proto__"]: "x" }));
  });

  it("refuses an id that the tree does not have, and lists those that it has", () => {
    const error = verify(IntuiEvent.press("s", "nxt", "park"));
    assert.deepEqual(places(error?.problems), ["target reference"]);
    assert.match(error?.message ?? "", /: use one of "next", "new-idea"/);
    assert.deepEqual(places(verify(IntuiEvent.press("s", "next", "park"), Tree.of(core.kinds[0].example))?.problems), [
      "target reference",
    ]);
  });

  it("refuses the wrong action as the one thing that is wrong", () => {
    assert.deepEqual(places(verify(IntuiEvent.press("s", "new-idea", "title"))?.problems), ["action value"]);
    assert.deepEqual(places(verify(IntuiEvent.submit("s", "next", { park: true }))?.problems), ["action value"]);
  });

  it("refuses an option that there is not, and lists those that there are", () => {
    const error = verify(IntuiEvent.press("s", "next", "stay"));
    assert.deepEqual(places(error?.problems), ["value value"]);
    assert.include(error?.message, '"park", "go"');
  });

  it("refuses values that a form can't have sent, with every problem", () => {
    const error = submit({ title: 5, hours: "2", days: true, source: "nobody", kind: "", sure: "yes", nots: "x" });
    assert.sameMembers(places(error?.problems), [
      "value.title type",
      "value.hours type",
      "value.days type",
      "value.source value",
      "value.kind value",
      "value.sure type",
      "value unknown-prop",
    ]);
    assert.match(error?.message ?? "", /"nots": use "note"/);
    assert.include(error?.message, '"self", "client"');
  });

  it("asks for required fields that are absent or blank; false is a value", () => {
    assert.deepEqual(places(submit({})?.problems), [
      "value.title missing",
      "value.days missing",
      "value.source missing",
      "value.sure missing",
    ]);
    assert.deepEqual(places(submit({ ...good, title: " \n", source: "", days: "" })?.problems), [
      "value.title missing",
      "value.days missing",
      "value.source missing",
    ]);
  });
});

describe("tree.describe", () => {
  const describeEvent = (event: IntuiEvent) => tree.describe(event);

  it("says in one sentence what was done, labels looked up", () => {
    assert.strictEqual(
      describeEvent(IntuiEvent.press("toolu_1", "next", "park")),
      'Pressed "Park" in next (from toolu_1).',
    );
    assert.strictEqual(
      describeEvent(IntuiEvent.submit("toolu_1", "new-idea", { title: "IntUI docs", source: "self" })),
      'Submitted new-idea (from toolu_1): Title = "IntUI docs", Source = "self".',
    );
    assert.strictEqual(
      describeEvent(IntuiEvent.submit("t", "new-idea", { days: 2, sure: true, more: 'a "b"' })),
      'Submitted new-idea (from t): Days = 2, Sure = true, more = "a \\"b\\"".',
    );
  });

  it("prints ids that it does not know as they are", () => {
    assert.strictEqual(describeEvent(IntuiEvent.submit("t", "f", {})), "Submitted f (from t): no values.");
    assert.strictEqual(describeEvent(IntuiEvent.press("t", "f", "o")), 'Pressed "o" in f (from t).');
    assert.strictEqual(describeEvent(IntuiEvent.press("t", "next", "stay")), 'Pressed "stay" in next (from t).');
    assert.strictEqual(describeEvent(IntuiEvent.press("t", "next", "go")), 'Pressed "Go \\"now\\"" in next (from t).');
  });
});
