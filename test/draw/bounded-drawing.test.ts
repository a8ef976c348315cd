import { assert } from "@open-wc/testing";
import { html } from "lit";
import * as v from "valibot";
import { type ComponentNode, component, core, defineKind, registerDrawing, words } from "../../src/index.js";
import { all, ended, mount } from "./mount.js";

const box = defineKind({
  type: "BoundedBox",
  summary: "Holds others, and counts its drawings.",
  writer: "anyone",
  schema: v.strictObject({ name: words(), children: v.array(component()) }),
  example: { type: "BoundedBox", name: "box", children: [] },
  toText: (node, textOf) => node.children.map(textOf).join("\n"),
});
const leaf = defineKind({
  type: "BoundedLeaf",
  summary: "A name, and counts its drawings.",
  writer: "anyone",
  schema: v.strictObject({ name: words() }),
  example: { type: "BoundedLeaf", name: "leaf" },
  toText: (node) => node.name,
});
const catalog = core.extend(box, leaf);

interface Drawings {
  open: number;
  closed: number;
}
/** By the component's key. */
const drawn = new Map<string, Drawings>();

function count(key: string, open: boolean): void {
  const drawings = drawn.get(key) ?? { open: 0, closed: 0 };
  drawings[open ? "open" : "closed"]++;
  drawn.set(key, drawings);
}

registerDrawing(box, ({ name }, { key, open, children }) => {
  count(key, open);
  return html`<div data-box=${name ?? ""}>${children()}</div>`;
});
registerDrawing(leaf, ({ name }, { key, open }) => {
  count(key, open);
  return html`<i>${name}</i>`;
});

const leafNamed = (name: string): ComponentNode => ({ type: "BoundedLeaf", name });

/** A leaf before and behind each level: much has closed while much is open, on the way down and on the way up. */
function deepTree(levels: number): ComponentNode {
  const around = [leafNamed(`before ${levels}`), leafNamed(`behind ${levels}`)];
  if (levels > 1) around.splice(1, 0, deepTree(levels - 1));
  return { type: "BoundedBox", name: `box ${levels}`, children: around };
}

const wideTree = (count: number): ComponentNode => ({
  type: "BoundedBox",
  name: "wide",
  children: Array.from({ length: count }, (_, at) => leafNamed(`leaf ${at}`)),
});

/** Streams a tree, drawn after every piece. @returns how many pieces there were */
async function stream(root: ComponentNode, size: number): Promise<number> {
  drawn.clear();
  const element = await mount({ catalog });
  const text = JSON.stringify({ v: 1, root });
  const done = ended(element);
  let pieces = 0;
  for (let at = 0; at < text.length; at += size) {
    element.append(text.slice(at, at + size));
    await element.updateComplete;
    pieces++;
  }
  assert.equal(await done, "complete");
  await element.updateComplete;
  assert.lengthOf(all(element, "i"), text.split('"BoundedLeaf"').length - 1);
  return pieces;
}

/** Each component was drawn once when it had closed; while it was open, no more often than there was something new. */
function checkDrawings(components: number, openPieces: (key: string) => number): void {
  assert.equal(drawn.size, components);
  for (const [key, { open, closed }] of drawn) {
    assert.equal(closed, 1, `${key} was drawn ${closed} times after it had closed`);
    assert.isAtMost(open, openPieces(key), `${key} while it was open`);
  }
}

describe("what has closed is never drawn again", () => {
  it("in a tree of 60 levels", async () => {
    const size = 24;
    const pieces = await stream(deepTree(60), size);
    const leafPieces = JSON.stringify(leafNamed("before 60")).length / size + 2;
    const leaves = [...drawn].filter(([, { open }]) => open <= leafPieces);
    assert.isAtLeast(leaves.length, 120, "each leaf is drawn only while it is written");
    checkDrawings(180, () => pieces);
  });

  it("among 5,000 children", async () => {
    const size = 1000;
    const pieces = await stream(wideTree(5000), size);
    const [root] = drawn.keys();
    checkDrawings(5001, (key) => (key === root ? pieces : 1));
  }).timeout(60_000);

  it("in answers that only differ in length: a piece costs no more drawings in the longer one", async () => {
    const perPiece: number[] = [];
    for (const length of [200, 2000]) {
      const pieces = await stream(wideTree(length), 300);
      perPiece.push([...drawn.values()].reduce((sum, { open, closed }) => sum + open + closed, 0) / pieces);
    }
    const [short = 0, long = 0] = perPiece;
    assert.isAtMost(long, short * 1.05);
  }).timeout(60_000);
});

describe("a page without frames", () => {
  const { requestAnimationFrame } = globalThis;
  before(() => {
    globalThis.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
  });
  after(() => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
    Reflect.deleteProperty(document, "hidden");
  });

  /** Streams an answer into an element of its own. @returns the element, weakly, and what it told */
  async function live(): Promise<{ ref: WeakRef<object>; told: string[] }> {
    const element = document.createElement("intui-tree");
    const told: string[] = [];
    for (const name of ["intui-complete", "intui-error"]) element.addEventListener(name, () => told.push(name));
    const done = ended(element);
    document.body.append(element);
    element.catalog = catalog;
    const text = JSON.stringify({ v: 1, root: wideTree(100) });
    for (let at = 0; at < text.length; at += 40) {
      element.append(text.slice(at, at + 40));
      if (at % 400 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await done;
    assert.lengthOf(all(element, "i"), 100);
    element.remove();
    return { ref: new WeakRef(element), told };
  }

  it("sees its answers finish, tells it once each, and lets go of what has been taken out", async () => {
    const refs: WeakRef<object>[] = [];
    for (let round = 0; round < 8; round++) {
      const { ref, told } = await live();
      assert.deepEqual(told, ["intui-complete"]);
      refs.push(ref);
    }
    let left = refs.length;
    for (let tries = 0; tries < 100 && left > 2; tries++) {
      // There is no asking a browser to collect, only giving it reason.
      new ArrayBuffer(64 * 1024 * 1024);
      await new Promise((resolve) => setTimeout(resolve, 50));
      left = refs.filter((ref) => ref.deref()).length;
    }
    // The last one may still stand in a variable of the browser's.
    assert.isAtMost(left, 2);
  }).timeout(60_000);
});
