import { assert } from "@open-wc/testing";
import fc from "fast-check";
import { Catalog, core, IntuiError, Tree } from "../../src/core.js";
import { type DraftNode, TreeReader } from "../../src/stream.js";
import { between, everything, examples } from "../draw/answers.js";

const read = (pieces: readonly string[], options = {}): TreeReader => {
  const reader = TreeReader.forText({ catalog: core, ...options });
  for (const piece of pieces) {
    reader.write(piece);
    reader.update();
  }
  reader.end();
  return reader;
};

/** What a one-shot parse says: the tree as data, or the problems. */
function oneShot(value: unknown, options = {}): unknown {
  try {
    return Tree.parse(value, options).toJSON();
  } catch (error) {
    return (error as IntuiError).problems;
  }
}

const outcome = (reader: TreeReader): unknown => reader.tree?.toJSON() ?? reader.error?.problems;

function cut(text: string, places: readonly number[]): string[] {
  const at = [...new Set([0, ...places.map((place) => place % text.length), text.length])].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => text.slice(at[index], end));
}

/** Every node with a copy of what it shows, depth first. */
function nodesOf(node: DraftNode | undefined): DraftNode[] {
  return node ? [node, ...node.children.flatMap(nodesOf)] : [];
}

/** What a node shows, as the words in it. */
const wordsIn = (value: unknown): string => JSON.stringify(value ?? null).replace(/[{}[\]",:]+/g, " ");

/** Takes a prop away, or puts a wrong one there, somewhere in a tree. */
const mutations = (tree: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom<unknown>(undefined, 7, null, "", "x", [], {}, { type: "Gauge" })), {
      maxLength: 4,
    })
    .map((changes) => {
      const copy = structuredClone(tree);
      for (const [pick, value] of changes) {
        const places: [Record<string, unknown>, string][] = [];
        const walk = (at: unknown): void => {
          if (typeof at !== "object" || at === null) return;
          for (const key of Object.keys(at)) {
            places.push([at as Record<string, unknown>, key]);
            walk((at as Record<string, unknown>)[key]);
          }
        };
        walk(copy);
        const [holder, key] = places[pick % places.length] ?? [];
        if (!holder || key === undefined) continue;
        if (value === undefined && !Array.isArray(holder)) delete holder[key];
        else holder[key] = structuredClone(value) ?? null;
      }
      return copy;
    });

describe("TreeReader", () => {
  for (const { name, tree } of [...examples, { name: "everything at once", tree: everything }]) {
    it(`never takes back what it has shown of ${name}, and ends with what Tree.parse says`, () => {
      const text = JSON.stringify(tree);
      const reader = TreeReader.forText({ catalog: core });
      const closed = new Map<DraftNode, string>();
      let before = "";
      for (const character of text) {
        reader.write(character);
        reader.update();
        assert.lengthOf(reader.problems, 0);
        const nodes = nodesOf(reader.draft.root);
        for (const [node, shown] of closed) {
          assert.include(nodes, node);
          assert.equal(JSON.stringify(node.props), shown, "what has closed changed");
        }
        for (const node of nodes) if (!node.open && !closed.has(node)) closed.set(node, JSON.stringify(node.props));
        const now = nodes
          .map(({ props }) => wordsIn(props))
          .join(" ")
          .split(/\s+/);
        for (const word of before.split(/\s+/))
          assert.isTrue(
            now.some((other) => other.startsWith(word)),
            `${word} went away`,
          );
        before = now.join(" ");
      }
      assert.isTrue(reader.settled);
      assert.deepEqual(outcome(reader), oneShot(tree));
      assert.isTrue(nodesOf(reader.draft.root).every(({ open }) => !open));
    });
  }

  it("says of any tree, broken in any way and cut anywhere, what Tree.parse says of it", () => {
    const trees = fc.constantFrom(
      ...examples.map(({ tree }) => tree),
      everything,
      between({ type: "Label", text: "a" }),
    );
    fc.assert(
      fc.property(
        trees.chain(mutations),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.constantFrom(undefined, "model" as const, "code" as const),
        (tree, places, author) => {
          const text = JSON.stringify(tree);
          const reader = read(cut(text, places), { author });
          assert.deepEqual(outcome(reader), oneShot(JSON.parse(text), { author }));
          assert.deepEqual(outcome(TreeReader.of(JSON.parse(text), { catalog: core, author })), outcome(reader));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("accuses only what has closed, and only of what the whole is accused of at the end", () => {
    fc.assert(
      fc.property(mutations(everything), fc.array(fc.nat(), { minLength: 4, maxLength: 20 }), (tree, places) => {
        const text = JSON.stringify(tree);
        const final = new Set(
          ((oneShot(JSON.parse(text)) as { path: string }[]) ?? []).map?.((problem) => JSON.stringify(problem)) ?? [],
        );
        const reader = TreeReader.forText({ catalog: core });
        for (const piece of cut(text, places)) {
          reader.write(piece);
          reader.update();
          if (reader.settled) break;
          for (const problem of reader.problems)
            assert.isTrue(final.has(JSON.stringify(problem)), JSON.stringify(problem));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("looks at what has closed once, however much comes after it", () => {
    const looks = new Map<string, number>();
    class Counting extends Catalog {
      override inspectNode(...args: Parameters<Catalog["inspectNode"]>): ReturnType<Catalog["inspectNode"]> {
        looks.set(args[1], (looks.get(args[1]) ?? 0) + 1);
        return super.inspectNode(...args);
      }
    }
    const children = Array.from({ length: 400 }, (_, at) => ({ type: "Label", text: `Label ${at}` }));
    const text = JSON.stringify({ v: 1, root: { type: "Group", children } });
    const reader = TreeReader.forText({ catalog: new Counting(core.kinds) });
    const pieces = text.match(/.{1,7}/g) ?? [];
    for (const piece of pieces) {
      reader.write(piece);
      reader.update();
    }
    assert.isNotNull(reader.tree);
    for (const [path, count] of looks) {
      // A label of some 35 characters is open for six pieces or so; the group for all of them. One more by Tree.parse.
      assert.isAtMost(count, path === "root" ? pieces.length + 2 : 9, path);
    }
  });

  it("keeps the rows of a table in one array that grows, and reads each once", () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ a: `row ${at}`, b: at }));
    const columns = [
      { key: "a", label: "A" },
      { key: "b", label: "B" },
    ];
    const text = JSON.stringify({ v: 1, root: { type: "Table", columns, rows } });
    const reader = TreeReader.forText({ catalog: core });
    let list: unknown;
    for (const piece of text.match(/.{1,9}/g) ?? []) {
      reader.write(piece);
      reader.update();
      const now = reader.draft.root?.props.rows;
      if (list !== undefined) assert.strictEqual(now, list);
      list = now;
    }
    assert.deepEqual(list, rows);
  });

  it("takes the later value of a key that is written twice, as JSON.parse does", () => {
    const label = (text: string): string => JSON.stringify({ type: "Label", text });
    const text = `{"v":1,"root":{"type":"Group","children":[${label("old")},${label("older")}],"children":[${label("new")}]}}`;
    const reader = read(text.match(/.{1,3}/g) ?? []);
    assert.deepEqual(outcome(reader), oneShot(JSON.parse(text)));
    assert.deepEqual(
      reader.draft.root?.children.map(({ props }) => props.text),
      ["new"],
    );
  });

  it("finds children before it knows the type, in whichever order the props are written", () => {
    const text = '{"root":{"children":[{"text":"a","type":"Label"}],"type":"Group"},"v":1}';
    const reader = read([...text]);
    assert.isNotNull(reader.tree);
    assert.equal(reader.draft.root?.children[0]?.props.text, "a");
  });

  for (const [what, text] of Object.entries({
    nothing: "",
    "white space": "  \n ",
    prose: "Sorry, I can't do that.",
    "half a tree": JSON.stringify(everything).slice(0, 300),
    "an array": "[1,2]",
    "a number": "7",
    null: "null",
    "text that breaks off in a string": '{"v":1,"root":{"type":"Text","markdown":"Half a wo',
    "two objects without a comma":
      '{"v":1,"root":{"type":"Group","children":[{"type":"Label","text":"a"} {"type":"Label"}]}}',
  })) {
    it(`ends ${what} in an error that says where and what to do`, () => {
      const reader = read([text]);
      assert.instanceOf(reader.error, IntuiError);
      assert.isNotEmpty(reader.problems);
      for (const { path, message } of reader.problems) {
        assert.isNotEmpty(path);
        assert.isNotEmpty(message);
      }
      assert.isTrue(nodesOf(reader.draft.root).every(({ open }) => !open));
    });
  }

  it("takes a Tree, also one of another copy of the package, and data in which one object stands twice", () => {
    const shared = { type: "Label", text: "a" };
    const data = { v: 1, root: { type: "Group", children: [shared, shared] } };
    const tree = Tree.parse(data);
    for (const given of [tree, { toJSON: () => data }, data]) {
      const reader = TreeReader.of(given, { catalog: core });
      assert.deepEqual(reader.tree?.toJSON(), tree.toJSON());
      assert.lengthOf(reader.draft.root?.children ?? [], 2);
    }
  });
});
