import { assert } from "@open-wc/testing";
import * as v from "valibot";
import { component } from "../../src/core/schema.js";
import { EACH, slotsOf } from "../../src/core/slots.js";
import { Catalog, type ComponentNode, core, defineKind, IntuiEvent, Tree, words } from "../../src/core.js";
import { errorOf, places, problemsOf } from "./problems-of.js";

/** A product's kind with events of its own, written with plain valibot. */
const rating = defineKind({
  type: "Rating",
  summary: "Asks for stars.",
  writer: "anyone",
  schema: v.strictObject({
    name: v.pipe(v.string(), v.minLength(1)),
    stars: v.optional(v.pipe(v.number(), v.integer()), 5),
  }),
  example: { type: "Rating", name: "stay", stars: 5 },
  toText: (node) => `${node.name}: 1 to ${node.stars}`,
  ids: (node) => [node.name.trim()],
  verify(node, event) {
    const stars = Number(event.value);
    const right = event.action === "press" && stars >= 1 && stars <= node.stars;
    return right ? [] : [{ path: "value", code: "value", message: `press 1 to ${node.stars}` }];
  },
  describe: (node, event) => `Gave ${node.name} ${String(event.value)} of ${node.stars} stars.`,
});

/** A kind that holds components where its schema does not say so. */
const tabs = defineKind({
  type: "Tabs",
  summary: "Parts of which one is seen.",
  writer: "anyone",
  schema: v.strictObject({
    tabs: v.array(v.strictObject({ label: words(), body: v.any() })),
    more: v.optional(v.unknown()),
  }),
  example: { type: "Tabs", tabs: [{ label: "One", body: { type: "Text", markdown: "1" } }] },
  toText: (node, textOf) => node.tabs.map((tab) => `${tab.label}: ${textOf(tab.body)}`).join("\n\n"),
  children: (node) => node.tabs.map((tab) => tab.body as ComponentNode),
});

const catalog = core.extend(rating, tabs);

describe("Catalog", () => {
  it("knows its kinds by type", () => {
    assert.deepEqual(core.types(), ["Text", "Group", "Label", "Table", "Chart", "Stat", "Flow", "Choice", "Form"]);
    assert.strictEqual(catalog.kindOf(rating.example), rating);
    assert.isUndefined(core.kindOf(rating.example));
    for (const nothing of [null, 5, {}, { type: 5 }, { type: "toString" }]) assert.isUndefined(core.kindOf(nothing));
    assert.deepEqual(core.writableBy("model").types(), ["Text", "Group", "Label", "Table", "Flow", "Choice", "Form"]);
    assert.deepEqual(core.writableBy("code").types(), core.types());
  });

  it("is extended without being changed; the same kind twice counts once, another of its type is refused", () => {
    assert.deepEqual(core.extend(rating, rating).extend(rating).types(), [...core.types(), "Rating"]);
    assert.lengthOf(core.kinds, 9);
    assert.throws(() => catalog.extend({ ...rating }), TypeError, '"Rating"');
    assert.throws(() => new Catalog([rating, { ...rating }]), TypeError);
  });

  it("describes itself in one line a kind", () => {
    const lines = core.describe().split("\n");
    assert.lengthOf(lines, 9);
    assert.strictEqual(lines[2], "Label (model or code): A short tag with a tone, such as a status.");
    assert.match(lines[4], /^Chart \(built by code\): /);
  });

  it("tells where children stand", () => {
    assert.deepEqual(slotsOf(core.kinds[1].schema), [["children", EACH]]);
    assert.deepEqual(slotsOf(core.kinds[0].schema), []);
    const all = v.object({
      one: v.optional(component()),
      named: v.record(v.string(), v.nullable(component())),
      deep: v.array(v.union([v.string(), v.object({ in: v.lazy(() => component()) })])),
    });
    assert.deepEqual(slotsOf(all), [["one"], ["named", EACH], ["deep", EACH, "in"]]);
  });
});

describe("a product's kind", () => {
  const root = { type: "Group", children: [{ type: "Rating", name: "stay" }] };

  it("is read like those of core, defaults filled in, and its type may stand in its schema", () => {
    const tree = Tree.parse({ v: 1, root }, { catalog, author: "model" });
    assert.strictEqual(tree.toText(), "stay: 1 to 5");
    assert.deepEqual(Object.keys((tree.root.children as object[])[0]), ["type", "name", "stars"]);
    assert.deepEqual(places(problemsOf({ v: 1, root })), ["root.children[0] (Rating).type unknown-component"]);
    const wrong = { type: "Rating", name: "", stars: 1.5, color: "red" };
    assert.deepEqual(places(problemsOf({ v: 1, root: wrong }, { catalog })), [
      "root.name value",
      "root.stars value",
      "root (Rating) unknown-prop",
    ]);
    const typed = defineKind({
      type: "Typed",
      summary: "Says its type itself.",
      writer: "code",
      schema: v.strictObject({ type: v.literal("Typed"), name: v.string() }),
      example: { type: "Typed", name: "x" },
      toText: (node) => node.name,
    });
    assert.strictEqual(Tree.of({ type: "Typed", name: "x" }, new Catalog([typed])).toText(), "x");
  });

  it("owns how its events are checked and described", () => {
    const tree = Tree.of(root, catalog);
    assert.deepEqual(tree.interactive("stay"), { type: "Rating", name: "stay", stars: 5 });
    assert.doesNotThrow(() => tree.verify(IntuiEvent.press("t", "stay", "4")));
    assert.deepEqual(places(errorOf(() => tree.verify(IntuiEvent.press("t", "stay", "6")))?.problems), ["value value"]);
    assert.strictEqual(tree.describe(IntuiEvent.press("t", "stay", "4")), "Gave stay 4 of 5 stars.");
  });

  it("shares the tree's ids with Choice and Form", () => {
    const choice = { type: "Choice", id: "stay", options: [{ id: "a", label: "A" }] };
    const both = { type: "Group", children: [choice, { type: "Rating", name: "stay" }, { type: "Rating", name: 5 }] };
    assert.deepEqual(places(problemsOf({ v: 1, root: both }, { catalog })), [
      "root.children[1] (Rating).name duplicate",
      "root.children[2] (Rating).name type",
    ]);
  });

  it("may name its children itself: they are read in their place, and the input stays as it was", () => {
    const body = { type: "Label", text: "x" };
    const input = {
      v: 1,
      root: { type: "Tabs", tabs: [{ label: "A", body: { type: "Text" } }, 5, { label: "B", body }], more: [body] },
    };
    const before = JSON.stringify(input);
    assert.deepEqual(places(problemsOf(input, { catalog })), [
      "root.tabs[1] type",
      "root.tabs[0].body (Text).markdown missing",
    ]);
    const tree = Tree.parse(
      { v: 1, root: { type: "Tabs", tabs: [{ label: "B", body }], more: { deep: [body] } } },
      { catalog },
    );
    assert.deepEqual(
      tree.walk().map(({ path }) => path),
      ["root (Tabs)", "root.tabs[0].body (Label)", "root.more.deep[0] (Label)"],
    );
    assert.strictEqual(tree.toText(), "B: [x]");
    assert.deepEqual(tree.walk()[1].node, { type: "Label", text: "x", tone: "neutral" });
    assert.strictEqual(JSON.stringify(input), before);
    assert.deepEqual(body, { type: "Label", text: "x" });
  });
});

describe("Tree", () => {
  it("has the parsed nodes in the schema's order, and walks them depth first", () => {
    const input = { tone: "muted", text: "x", type: "Label" };
    const tree = Tree.of({
      children: [
        { children: [input], type: "Group" },
        { type: "Text", markdown: "y" },
      ],
      type: "Group",
    });
    assert.deepEqual(
      tree.walk().map(({ node, path }) => [node.type, path]),
      [
        ["Group", "root (Group)"],
        ["Group", "root.children[0] (Group)"],
        ["Label", "root.children[0] (Group).children[0] (Label)"],
        ["Text", "root.children[1] (Text)"],
      ],
    );
    assert.deepEqual(Object.keys(tree.root), ["type", "direction", "children"]);
    assert.deepEqual(Object.keys(tree.walk()[2].node), ["type", "text", "tone"]);
    assert.deepEqual(Object.keys(input), ["tone", "text", "type"]);
    const json = JSON.parse(JSON.stringify(tree));
    assert.deepEqual(Object.keys(json), ["v", "root"]);
    assert.deepEqual(Tree.parse(json).root, tree.root);
    assert.strictEqual(Tree.parse(json).toText(), tree.toText());
  });

  it("shares nothing with its input, though it be one object in two places", () => {
    const label = { type: "Label", text: "x" };
    const tree = Tree.of({ type: "Group", children: [label, label] });
    const [one, other] = tree.root.children as ComponentNode[];
    assert.notStrictEqual(one, other);
    assert.notStrictEqual(one, label as unknown);
  });
});
