import { expect } from "@open-wc/testing";
import fc from "fast-check";
import { isLine, layersOf, shapeFlow } from "../../src/draw/flow/graph.js";
import { flowOf } from "./flow-stage.js";

const labels = (props: Parameters<typeof shapeFlow>[0], open = false): string[] =>
  shapeFlow(props, open).steps.map((step) => step.label);

/** "a>b" for each link, by step label. */
function ends(props: Parameters<typeof shapeFlow>[0], open = false): string[] {
  const { steps, links } = shapeFlow(props, open);
  return links.map(({ from, to, label }) => `${steps[from].label}>${steps[to].label}${label && `:${label}`}`);
}

describe("the shape of a flow", () => {
  it("leads each step to the next where there are no links", () => {
    const shape = shapeFlow(flowOf("a b c"), false);
    expect(shape.links).to.deep.equal([
      { from: 0, to: 1, label: "" },
      { from: 1, to: 2, label: "" },
    ]);
    expect(shape.lines).to.deep.equal([[0, 1, 2]]);
    expect(isLine(shape, false)).to.equal(true);
  });

  it("knows no next step while the flow is open: links may still come", () => {
    expect(shapeFlow(flowOf("a b c"), true).links).to.deep.equal([]);
  });

  it("finds the line in links told in any order, and the order of its steps", () => {
    const shape = shapeFlow(flowOf("a b c d", "b>a d>c a>d"), false);
    expect(shape.lines).to.deep.equal([[1, 0, 3, 2]]);
    expect(isLine(shape, false)).to.equal(true);
  });

  for (const [name, links] of [
    ["a branch", "a>b a>c c>d"],
    ["a merge", "a>c b>c c>d"],
    ["a circle", "a>b b>c c>d d>a"],
    ["a circle beside a line", "a>b c>d d>c"],
    ["a self-link", "a>b b>c c>d d>d"],
    ["two lines", "a>b c>d"],
    ["a line and a step apart", "a>b b>c"],
  ]) {
    it(`takes ${name} for a graph`, () => {
      expect(isLine(shapeFlow(flowOf("a b c d", links), false), false)).to.equal(false);
    });
  }

  it("takes loose lines for lines while they may still be joined, but never a branch", () => {
    expect(isLine(shapeFlow(flowOf("a b c d", "a>b c>d"), true), true)).to.equal(true);
    expect(isLine(shapeFlow(flowOf("a b c d", "a>b a>d"), true), true)).to.equal(false);
  });

  it("makes one of two links between the same steps, with both labels, and keeps the way back", () => {
    expect(ends(flowOf("a b", "a>b:yes b>a:back a>b:maybe a>b:yes a>b"))).to.deep.equal([
      "Step a>Step b:yes / maybe",
      "Step b>Step a:back",
    ]);
  });

  it("leaves out a link to a step that is not there", () => {
    expect(ends(flowOf("a b c", "a>b b>x y>c"))).to.deep.equal(["Step a>Step b"]);
  });

  it("does not fall back to next steps when no link can be drawn", () => {
    const shape = shapeFlow(flowOf("a b", "a>x"), false);
    expect(shape.links).to.deep.equal([]);
    expect(isLine(shape, false)).to.equal(true);
  });

  it("holds a step without a label back while open, and names it by its id once closed", () => {
    const props = { steps: [{ id: "a", label: "A" }, { id: "b" }], links: [] };
    expect(labels(props, true)).to.deep.equal(["A"]);
    expect(labels(props, false)).to.deep.equal(["A", "b"]);
    expect(labels({ steps: [{}, { label: "Only a label" }] }, false)).to.deep.equal(["Only a label"]);
  });

  it("keeps a step's index when one before it is held back", () => {
    const props = { steps: [{ id: "a" }, { id: "b", label: "B" }] };
    expect(shapeFlow(props, true).steps.map((step) => step.index)).to.deep.equal([1]);
  });

  it("links to the first of two steps with one id, and draws both", () => {
    const props = { steps: [...flowOf("a b").steps, { id: "a", label: "Second a" }], links: [{ from: "b", to: "a" }] };
    expect(labels(props)).to.deep.equal(["Step a", "Step b", "Second a"]);
    expect(ends(props)).to.deep.equal(["Step b>Step a"]);
  });

  it("takes ids as they are, `__proto__` and blanks too", () => {
    const props = {
      steps: [
        { id: "__proto__", label: "P" },
        { id: "a b", label: "Q" },
      ],
      links: [{ from: "__proto__", to: "a b" }],
    };
    expect(ends(props)).to.deep.equal(["P>Q"]);
  });

  it("bears props of which nothing has arrived", () => {
    expect(shapeFlow({}, true)).to.deep.equal({ steps: [], links: [], lines: [] });
    expect(shapeFlow({ steps: [{}], links: [{}] }, true).steps).to.deep.equal([]);
  });
});

describe("the layers of a flow", () => {
  const layers = (ids: string, links: string): number[] => layersOf(shapeFlow(flowOf(ids, links), false));

  it("stand one after another along the longest way", () => {
    expect(layers("a b c d", "a>b b>c a>c c>d a>d")).to.deep.equal([0, 1, 2, 3]);
  });

  it("take the link back out of a circle, and begin with the step told first", () => {
    expect(layers("a b c", "a>b b>c c>a")).to.deep.equal([0, 1, 2]);
    expect(layers("a b c d", "a>b b>c c>b c>d d>a")).to.deep.equal([0, 1, 2, 3]);
  });

  it("begin with a step that nothing leads to, wherever it is told", () => {
    expect(layers("a b c", "c>b b>a a>b")).to.deep.equal([2, 1, 0]);
  });

  it("lead every link forward where no circle is", () => {
    const pair = fc.tuple(fc.nat(19), fc.nat(19)).filter(([a, b]) => a < b);
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 60 }),
        fc.shuffledSubarray([...Array(20).keys()], { minLength: 20 }),
        (pairs, names) => {
          const links = pairs.map(([a, b]) => ({ from: String(names[a]), to: String(names[b]) }));
          const steps = names.map((name) => ({ id: String(name), label: "x" }));
          const shape = shapeFlow({ steps, links: [...links, { from: "0", to: "0" }] }, false);
          const found = layersOf(shape);
          for (const { from, to } of shape.links) if (from !== to) expect(found[to]).to.be.greaterThan(found[from]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("of a chain of 50,000 steps overflow no stack", () => {
    const steps = Array.from({ length: 50_000 }, (_, index) => ({ id: String(index), label: "x" }));
    expect(layersOf(shapeFlow({ steps, links: [] }, false)).at(-1)).to.equal(49_999);
  });
});
