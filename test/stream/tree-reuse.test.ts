import { assert } from "@open-wc/testing";
import fc from "fast-check";
import * as v from "valibot";
import { MAX_DEPTH } from "../../src/core/limits.js";
import { Catalog, type ComponentNode, component, core, defineKind, Tree, words } from "../../src/core.js";
import { type DraftNode, TreeReader } from "../../src/stream.js";
import { between, everything, examples } from "../draw/answers.js";

const tabs = defineKind({
  type: "Tabs",
  summary: "Children in several places, not in the order of the schema.",
  writer: "anyone",
  schema: v.strictObject({
    head: v.optional(component()),
    tabs: v.array(v.strictObject({ title: words(), content: component() })),
    foot: v.optional(component()),
  }),
  example: { type: "Tabs", tabs: [] },
  toText: () => "",
});

/** Counts how often each component is read in full. */
class Counting extends Catalog {
  readonly reads = new Map<string, number>();
  override inspectNode(...args: Parameters<Catalog["inspectNode"]>): ReturnType<Catalog["inspectNode"]> {
    const [raw, path, options] = args;
    const open = options?.open?.(raw as object) !== undefined;
    if (!open) this.reads.set(path, (this.reads.get(path) ?? 0) + 1);
    return super.inspectNode(...args);
  }
}

const counting = (): Counting => new Counting([...core.kinds, tabs]);

function streamed(text: string, size: number, options: ConstructorParameters<typeof Object>[0] = {}): TreeReader {
  const reader = TreeReader.forText(options);
  for (let at = 0; at < text.length; at += size) {
    reader.write(text.slice(at, at + size));
    reader.update();
  }
  reader.end();
  return reader;
}

/** Every node with its props, as they are in the tree. */
const nodesOf = (node: DraftNode | undefined): DraftNode[] => (node ? [node, ...node.children.flatMap(nodesOf)] : []);

const label = (text: string): ComponentNode => ({ type: "Label", text });
const trees = [...examples.map(({ tree }) => tree), everything, between(label("a"))];

describe("what has been read is not read again", () => {
  for (const size of [1, 13, 1_000_000]) {
    it(`at the end of a stream in pieces of ${size} characters`, () => {
      for (const tree of trees) {
        const catalog = counting();
        const reader = streamed(JSON.stringify(tree), size, { catalog });
        assert.isNotNull(reader.tree);
        for (const [path, count] of catalog.reads) assert.equal(count, 1, path);
      }
    });
  }

  it("when a Tree is given that the same catalog has read", () => {
    const catalog = counting();
    const tree = Tree.parse(everything, { catalog });
    catalog.reads.clear();
    const reader = TreeReader.of(tree, { catalog });
    assert.strictEqual(reader.tree, tree);
    assert.equal(catalog.reads.size, 0);
    reader.update();
    assert.equal(reader.draft.root?.raw, tree.root);
  });

  it("when tree data is given", () => {
    const catalog = counting();
    assert.isNotNull(TreeReader.of(everything, { catalog }).tree);
    for (const [path, count] of catalog.reads) assert.equal(count, 1, path);
  });
});

describe("what may be another reading is read", () => {
  it("a Tree of another catalog or author", () => {
    const byCode = Tree.of({ type: "Stat", label: "Users", value: 5 });
    assert.isNotNull(TreeReader.of(byCode, { author: "model" }).error);
    assert.strictEqual(TreeReader.of(byCode, { author: "code" }).tree, byCode);
    assert.strictEqual(TreeReader.of(byCode).tree, byCode);
    const none = new Catalog([]);
    assert.equal(TreeReader.of(byCode, { catalog: none }).error?.problems[0]?.code, "unknown-component");
    const reader = TreeReader.of(byCode);
    reader.reread({ author: "model" });
    assert.isNull(reader.tree);
    reader.reread({});
    assert.strictEqual(reader.tree, byCode);
  });

  it("a Tree behind a proxy", () => {
    const tree = Tree.parse(everything);
    const reader = TreeReader.of(new Proxy(tree, {}));
    assert.deepEqual(reader.tree?.toJSON(), tree.toJSON());
  });
});

describe("a tree that was read while it came", () => {
  const same = (text: string, size: number, options: { catalog?: Catalog } = {}): void => {
    const reader = streamed(text, size, options);
    const whole = Tree.parse(JSON.parse(text), options);
    assert.deepEqual(reader.tree?.toJSON(), whole.toJSON());
    assert.deepEqual(reader.tree?.walk(), whole.walk());
    assert.equal(reader.tree?.toText(), whole.toText());
    const given = TreeReader.of(JSON.parse(text), options);
    assert.deepEqual(given.tree?.walk(), whole.walk());
    const shape = ({ draft }: TreeReader) =>
      nodesOf(draft.root).map(({ path, key, depth, type }) => [path, key, depth, type]);
    assert.sameDeepMembers(shape(reader), shape(given));
  };

  it("is the tree that a reading of the whole gives, in its order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...trees), fc.integer({ min: 1, max: 60 }), (tree, size) =>
        same(JSON.stringify(tree), size),
      ),
    );
  });

  it("also where children stand in several places, in any order", () => {
    const parts = [
      `"foot":${JSON.stringify(label("foot"))}`,
      `"tabs":[{"content":${JSON.stringify((between(label("x")) as { root: unknown }).root)},"title":"one"},{"title":"two","content":${JSON.stringify(label("y"))}}]`,
      `"type":"Tabs"`,
      `"head":${JSON.stringify(label("head"))}`,
    ];
    const catalog = core.extend(tabs);
    for (const order of [parts, [...parts].reverse()]) {
      for (const size of [1, 7, 1000]) {
        const reader = streamed(`{"v":1,"root":{${order.join(",")}}}`, size, { catalog });
        const whole = Tree.parse(JSON.parse(`{"v":1,"root":{${order.join(",")}}}`), { catalog });
        assert.deepEqual(reader.tree?.walk(), whole.walk());
      }
    }
  });

  it("takes the later of two children that were written for one place", () => {
    const twice = `{"title":"t","content":${JSON.stringify(label("old"))},"content":${JSON.stringify(label("new"))}}`;
    const text = `{"v":1,"root":{"type":"Tabs","tabs":[${twice}]}}`;
    const catalog = core.extend(tabs);
    for (const size of [1, 5, 1000]) {
      const reader = streamed(text, size, { catalog });
      assert.deepEqual(reader.tree?.walk(), Tree.parse(JSON.parse(text), { catalog }).walk());
    }
  });

  it("is refused beyond the limits all the same, and for ids used twice", () => {
    let deep: ComponentNode = label("deep");
    for (let level = 0; level < MAX_DEPTH; level++) deep = { type: "Group", children: [deep] };
    const choice = { type: "Choice", id: "same", options: [{ id: "a", label: "A" }] };
    for (const root of [deep, { type: "Group", children: [choice, label("x"), choice] }]) {
      const reader = streamed(JSON.stringify({ v: 1, root }), 11);
      const given = TreeReader.of({ v: 1, root });
      assert.isNotNull(reader.error);
      assert.deepEqual(reader.error?.problems, given.error?.problems);
    }
  });
});
