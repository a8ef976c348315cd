import { assert } from "@open-wc/testing";
import * as fc from "fast-check";
import { balanced } from "../../src/static/picture/line-breaks.js";
import { textWidth } from "../../src/static/picture/text-width.js";
import { drawn, graph, mounted, parsed, treeOf } from "./stage.js";

type Point = { x: string | number; y: number };

const line = (...series: readonly (readonly Point[])[]) => ({
  type: "Chart",
  kind: "line",
  title: "Visits",
  series: series.map((points, at) => ({ label: `S${at}`, points })),
});
const bars = (...values: readonly number[]) => ({
  type: "Chart",
  kind: "bar",
  series: [{ label: "A", points: values.map((y, at) => ({ x: `x${at}`, y })) }],
});
const days = Array.from({ length: 60 }, (_, at) => ({
  x: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  y: 1_000_000 + at * 13_000,
}));
const names = ["A long name of a thing", "Another one", "Übergrößenträger", "日本語の名前", "E", "F", "G", "H"];
const named = { ...bars(), series: [{ label: "A", points: names.map((x, at) => ({ x, y: at })) }] };
const marked = {
  ...line(days),
  annotations: [
    { at: "2026-01-02", label: "The very first thing that happened" },
    { at: "2026-01-04", label: "Another thing" },
    { at: "2026-02-28", label: "The last thing that happened" },
  ],
};

const plotOf = (html: string, room = "wide"): Element =>
  parsed(html).querySelector(`.${room} > .chart-plot`) as Element;

/** How high the bars are, in em; what stands below the line that they stand on is negative. */
function heightsOf(plot: Element): number[] {
  const frames = [...plot.querySelectorAll('[class^="ink-series"] > svg')];
  const foot = Number.parseFloat(plot.querySelector(".ink-axis line")?.getAttribute("y1") as string);
  return frames.map((frame) => {
    const [top, height] = ["y", "height"].map((name) => Number.parseFloat(frame.getAttribute(name) as string)) as [
      number,
      number,
    ];
    assert.approximately(top < foot - 0.02 ? top + height : top, foot, 0.02);
    return top < foot - 0.02 ? height : -height;
  });
}

describe("a chart as SVG", () => {
  it("has bars as high as their values, on the line of zero", async () => {
    const [one, two, three, four] = heightsOf(plotOf(await drawn(treeOf(bars(10, 20, -5, 40))))) as [
      number,
      number,
      number,
      number,
    ];
    assert.approximately(two / one, 2, 0.02);
    assert.approximately(three / one, -0.5, 0.02);
    assert.approximately(four / one, 4, 0.02);
  });

  it("has a line through its values, broken where there is none", async () => {
    const other = [
      { x: "a", y: 0 },
      { x: "b", y: 0 },
      { x: "c", y: 0 },
      { x: "d", y: 0 },
      { x: "e", y: 0 },
    ];
    const gap = [
      { x: "a", y: 0 },
      { x: "b", y: 50 },
      { x: "d", y: 100 },
      { x: "e", y: 25 },
    ];
    const [, path] = plotOf(await drawn(treeOf(line(other, gap)))).querySelectorAll("path[vector-effect]");
    const lines = (path?.getAttribute("d") ?? "")
      .split("M")
      .filter(Boolean)
      .map((part) => part.split("L").map((point) => point.split(" ").map(Number)));
    assert.deepEqual(lines, [
      [
        [100, 1000],
        [300, 500],
      ],
      [
        [700, 0],
        [900, 750],
      ],
    ]);
  });

  it("has a title, a legend, its markers and all of its values in words", async () => {
    const found = parsed(await drawn(treeOf(marked)));
    assert.equal(found.querySelector("[role=heading]")?.textContent, "Visits");
    assert.equal(found.querySelector(".chart-legend")?.textContent, "S0");
    assert.include(found.querySelector("[role=img]")?.getAttribute("aria-label"), "Visits");
    assert.lengthOf(found.querySelectorAll("details tbody tr"), days.length);
    for (const { label } of marked.annotations) assert.include(found.querySelector("details")?.textContent, label);
    assert.isFalse(found.querySelector("details")?.open);
  });

  for (const width of ["300px", "510px", "530px", "900px"]) {
    it(`has no two texts over each other, and none cut off, in ${width}`, async () => {
      const box = mounted(await drawn(treeOf(line(days), named, marked, bars(1, 2, 3))), { width });
      try {
        for (const chart of box.querySelectorAll(".chart-picture")) {
          const { left, right, bottom } = chart.getBoundingClientRect();
          const texts = [...chart.querySelectorAll("text")].filter((each) => each.checkVisibility());
          const places = texts.map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
          assert.isAbove(places.length, 3);
          for (const { text, box: one } of places) {
            assert.isAtLeast(one.left, left - 1, String(text));
            assert.isAtMost(one.right, right + 1, String(text));
            assert.isAtMost(one.bottom, bottom + 3, String(text));
          }
          const crossing = places.flatMap((one, at) =>
            places
              .slice(at + 1)
              .filter((other) => overlap(one.box, other.box))
              .map((other) => [one.text, other.text]),
          );
          assert.deepEqual(crossing, []);
        }
      } finally {
        box.remove();
      }
    });
  }
});

/** More than the room around letters. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
  );
}

describe("a flow as SVG", () => {
  it("has every text in its box, and says of each step where it leads", async () => {
    const long = {
      ...graph,
      steps: graph.steps.map((step, at) => ({
        ...step,
        label: names[at],
        detail: "What is said of it, in a sentence of some length",
      })),
    };
    const box = mounted(await drawn(treeOf(long)));
    try {
      const steps = [...box.querySelectorAll(".flow-node")].filter((each) => each.checkVisibility());
      assert.lengthOf(steps, 4);
      for (const step of steps) {
        const { left, right, top, bottom } = (step.querySelector("rect") as Element).getBoundingClientRect();
        for (const text of step.querySelectorAll("text")) {
          const one = text.getBoundingClientRect();
          assert.isTrue(
            one.left >= left && one.right <= right && one.top >= top - 1 && one.bottom <= bottom + 1,
            String(text.textContent),
          );
        }
      }
      assert.include(steps[0]?.getAttribute("aria-label"), "leads to Another one (yes), Übergrößenträger");
    } finally {
      box.remove();
    }
  });
});

describe("texts that nothing can measure", () => {
  it("are about as wide as a browser sets them, in every script", () => {
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    context.font = "100px Arial, 'Liberation Sans', sans-serif";
    for (const text of [
      ...names.filter((name) => !name.startsWith("日")),
      "The quick brown fox",
      "1,234,567.89 %",
      "Съешь ещё этих мягких булок",
      "Ξεσκεπάζω την ψυχοφθόρα",
      "e\u0301e\u0301e\u0301",
    ]) {
      const ratio = textWidth(text, 100) / context.measureText(text).width;
      assert.isAbove(ratio, 0.85, text);
      assert.isBelow(ratio, 1.5, text);
    }
  });

  it("are broken into lines that hold all of them and fit", () => {
    const piece = fc.oneof(
      fc.lorem({ maxCount: 3 }),
      fc.constantFrom("日本語の長い文章です。", "a-b-c", "x".repeat(80), "👩‍👩‍👧‍👦", "  ", "مرحبا"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.integer({ min: 60, max: 300 }), (pieces, room) => {
        const text = pieces.join(" ");
        const { lines, width } = balanced(text, 16, room);
        assert.equal(lines.join("").replace(/\s/g, ""), text.replace(/\s/g, ""));
        for (const each of lines) assert.isAtMost(textWidth(each, 16), Math.max(room, 25) + 0.01);
        assert.isAtMost(width, Math.max(room, 25) + 0.01);
      }),
    );
    assert.deepEqual(balanced("one two three four", 16, 100).lines, ["one two", "three four"]);
    assert.deepEqual(balanced("", 16, 100), { lines: [], width: 0 });
  });
});
