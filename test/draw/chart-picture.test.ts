import { expect } from "@open-wc/testing";
import * as fc from "fast-check";
import { barBand, barIn } from "../../src/draw/chart/bars.js";
import { categoryLabels, shortened } from "../../src/draw/chart/labels.js";
import { markerLanes } from "../../src/draw/chart/lanes.js";
import { type Picture, type PictureInput, pictureOf } from "../../src/draw/chart/picture.js";
import { nearestIndex } from "../../src/draw/chart/pointing.js";
import { fractionOn, valueScale } from "../../src/draw/chart/scale.js";
import type { Series } from "../../src/draw/chart/series.js";
import { tickTexts, xTickTexts } from "../../src/draw/chart/tick-text.js";
import { timeTicks } from "../../src/draw/chart/time-ticks.js";

const measure = (text: string): number => [...text].length * 7;

const line = (...values: readonly (readonly [string | number, number])[]): Series => ({
  label: "A",
  role: "primary",
  points: values.map(([x, y]) => ({ x, y })),
});

function input(patch: Partial<PictureInput>): PictureInput {
  return {
    kind: "line",
    series: [line(["a", 1], ["b", 2])],
    markers: [],
    unit: undefined,
    width: 600,
    height: 260,
    em: 13,
    measure,
    locale: "en",
    open: false,
    ...patch,
  };
}

const picture = (patch: Partial<PictureInput>): Picture => pictureOf(input(patch)) as Picture;
const texts = (drawn: Picture, axis: "xTicks" | "yTicks"): string[] =>
  drawn[axis].map(({ text }) => text.replace(/[\u2068\u2069]/g, ""));

describe("the value scale (E9)", () => {
  const scale = (low: number, high: number, zero = false): readonly number[] => valueScale(low, high, 4, zero).ticks;

  it("has a zero and steps for values that are all one", () => {
    expect(scale(5, 5)).to.deep.equal([0, 2, 4, 6]);
    expect(scale(0, 0)).to.deep.equal([0, 1]);
    expect(scale(-5, -5)).to.deep.equal([-6, -4, -2, 0]);
  });

  it("reaches zero when it is near, and always for bars", () => {
    expect(scale(60, 180)).to.deep.equal([0, 50, 100, 150, 200]);
    expect(scale(1000, 1010)).to.deep.equal([1000, 1005, 1010]);
    expect(scale(1000, 1010, true)).to.deep.equal([0, 500, 1000, 1500]);
    expect(scale(-9, 18, true)).to.deep.equal([-10, 0, 10, 20]);
  });

  it("holds its values, on even ticks that are read apart, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (one, other) => {
          const [low, high] = one < other ? [one, other] : [other, one];
          const { min, max, ticks } = valueScale(low, high, 4, false);
          expect(Number.isFinite(min) && Number.isFinite(max) && min < max).to.equal(true);
          const slack = Math.abs(max / 2 - min / 2) * 1e-6;
          expect(low).to.be.at.least(min - slack);
          expect(high).to.be.at.most(max + slack);
          expect(ticks.length).to.be.within(2, 12);
          for (const value of [low, high, ...ticks])
            expect(fractionOn({ min, max }, value)).to.be.within(-1e-6, 1 + 1e-6);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("writes ticks with the decimals they need, short when huge, by the locale", () => {
    expect(tickTexts([0, 50, 100], "en")).to.deep.equal(["0", "50", "100"]);
    expect(tickTexts([0, 0.5, 1], "en")).to.deep.equal(["0", "0.5", "1"]);
    expect(tickTexts([0, 0.5, 1], "de")).to.deep.equal(["0", "0,5", "1"]);
    expect(tickTexts([0, 2_000_000, 4_000_000], "en")).to.deep.equal(["0", "2M", "4M"]);
    expect(tickTexts([1_000_000, 1_005_000, 1_010_000], "en")).to.deep.equal(["1M", "1.005M", "1.01M"]);
    expect(tickTexts([0, 1e-9, 2e-9], "en")).to.deep.equal(["0", "1E-9", "2E-9"]);
    expect(tickTexts([-0, 1, 2], "en")[0]).to.equal("0");
    expect(xTickTexts([2024, 2026], "en")).to.deep.equal(["2024", "2026"]);
    expect(xTickTexts([10_000, 20_000], "en")).to.deep.equal(["10,000", "20,000"]);
  });
});

describe("ticks of a time axis", () => {
  const at = (text: string): number => Date.parse(`${text}Z`);
  const ticks = (from: string, to: string, ems: number, finest: "month" | "day" | "minute" = "day"): string[] =>
    timeTicks(at(from), at(to), ems, finest, "en").map(({ text }) => text.replace("\n", "/"));

  it("stand where people expect them, with the year or day where it changes", () => {
    expect(ticks("2026-01-05T00:00", "2026-01-08T00:00", 40)).to.deep.equal(["Jan 5/2026", "Jan 6", "Jan 7", "Jan 8"]);
    expect(ticks("2025-11-10T00:00", "2026-02-20T00:00", 18)).to.deep.equal(["Dec/2025", "Jan/2026", "Feb"]);
    expect(ticks("2001-05-01T00:00", "2024-05-01T00:00", 20)).to.deep.equal(["2005", "2010", "2015", "2020"]);
    expect(
      ticks("2026-01-05T22:00", "2026-01-06T02:00", 40, "minute").map((text) => text.replace(/\s/g, " ")),
    ).to.deep.equal(["10:00 PM/Jan 5", "11:00 PM", "12:00 AM/Jan 6", "1:00 AM", "2:00 AM"]);
  });

  it("are never finer than what is written", () => {
    expect(ticks("2026-01-05T00:00", "2026-01-05T00:00", 60)).to.deep.equal(["Jan 5/2026"]);
    expect(ticks("2026-01-05T00:00", "2026-01-06T00:00", 60)).to.deep.equal(["Jan 5/2026", "Jan 6"]);
  });

  it("are few, however long the time", () => {
    expect(timeTicks(at("0001-01-01T00:00"), at("9999-12-31T00:00"), 40, "day", "en").length).to.be.within(1, 12);
  });
});

describe("category labels (E4)", () => {
  it("are all there when they fit", () => {
    expect(categoryLabels(["Mon", "Tue"], 200, 13, measure).map(({ text }) => text)).to.deep.equal(["Mon", "Tue"]);
  });

  it("are thinned out and cut in the middle, and never overlap", () => {
    const keys = Array.from({ length: 40 }, (_, at) => `++product+channel-CL-${123456 + at}`);
    for (const width of [270, 700]) {
      const labels = categoryLabels(keys, width / 40, 13, measure);
      expect(labels.length).to.be.within(2, 12);
      for (const [at, { index, text }] of labels.entries()) {
        expect(text).to.match(/^\+\+p.*….*\d$/);
        const next = labels[at + 1];
        if (next) expect(measure(text)).to.be.lessThan(((next.index - index) * width) / 40);
      }
    }
  });

  it("are broken between words, all of them there, where that makes room", () => {
    const keys = ["Customer acquisition cost", "Delivery delays", "Returns"];
    const whole = categoryLabels(keys, 140, 13, measure);
    expect(whole.map(({ text }) => text)).to.deep.equal(["Customer\nacquisition cost", "Delivery delays", "Returns"]);
    const narrow = categoryLabels(keys, 95, 13, measure);
    expect(narrow[0]?.text).to.equal("Customer\nacquisition\ncost");
    expect(narrow).to.have.length(3);
  });

  it("are thinned out before they become a paragraph, and broken also then", () => {
    const keys = Array.from({ length: 6 }, (_, at) => `a rather long name of one thing, number ${at}`);
    const labels = categoryLabels(keys, 60, 13, measure);
    expect(labels.length).to.be.within(2, 5);
    for (const { text } of labels) {
      expect(text.split("\n").length).to.be.at.most(3);
      for (const part of text.split("\n")) expect(measure(part)).to.be.at.most(Math.ceil(6 / labels.length) * 60);
    }
  });

  it("are not cut inside a character", () => {
    expect(shortened("👩👩👩👩👩👩", 21, measure)).to.equal("👩…👩");
    expect(shortened("a\nb", 100, measure)).to.equal("a b");
  });
});

describe("grouped bars", () => {
  it("never overlap, leave a third of the slot free, and are no walls", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 900, noNaN: true }), fc.integer({ min: 1, max: 12 }), (slot, count) => {
        const band = barBand(slot, count, 13);
        const bars = Array.from({ length: count }, (_, index) => barIn(band, index));
        for (const [at, { from, size }] of bars.entries()) {
          expect(size).to.be.greaterThan(0);
          expect(size).to.be.at.most(65.0001);
          expect(from).to.be.at.least(-slot / 3 - 1e-9);
          expect(from + size).to.be.at.most((bars[at + 1]?.from ?? slot / 3) + 1e-9);
        }
      }),
    );
  });
});

describe("marker labels", () => {
  it("stand beside their line, on the side with room, in lanes that keep them apart", () => {
    const placed = markerLanes(
      [
        { x: 50, label: "First release" },
        { x: 90, label: "Second" },
        { x: 290, label: "Last one" },
      ],
      300,
      13,
      measure,
    );
    expect(placed.map(({ side }) => side)).to.deep.equal(["right", "right", "left"]);
    expect(placed[0]?.lane).to.be.greaterThan(placed[1]?.lane as number);
    expect(placed.map(({ text, label }) => text === label)).to.deep.equal([true, true, true]);
  });

  it("find a place for every marker, however many stand together", () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ x: 100 + at, label: `Marker number ${at}` }));
    const placed = markerLanes(many, 260, 13, measure);
    expect(placed).to.have.length(30);
    for (const { lane, text } of placed) {
      expect(lane).to.be.within(0, 3);
      expect(text).not.to.equal("");
    }
  });
});

describe("a chart's picture", () => {
  it("is nothing where there is no room, and never throws (E1)", () => {
    for (const [width, height] of [
      [0, 0],
      [1, 1],
      [40, 20],
      [30, 260],
      [600, 10],
    ] as const) {
      expect(pictureOf(input({ width, height })), `${width}×${height}`).to.equal(undefined);
    }
    expect(picture({ width: 120, height: 200 }).box.width).to.be.greaterThan(0);
  });

  it("has a frame before it has data", () => {
    const drawn = picture({ series: [], open: true });
    expect(drawn.places).to.deep.equal([]);
    expect(drawn.xTicks).to.deep.equal([]);
    expect(drawn.zero).to.equal(0);
  });

  it("puts one point in the middle of an axis that names it (E8)", () => {
    for (const x of [2026, "2026-03-01", "Mon"]) {
      const drawn = picture({ series: [line([x, 42])] });
      expect(drawn.places, String(x)).to.deep.equal([0.5]);
      expect(drawn.xTicks, String(x)).to.have.length(1);
      expect(drawn.series[0]?.dots, String(x)).to.deep.equal([0]);
    }
    expect(texts(picture({ series: [line([2026, 42])] }), "xTicks")).to.deep.equal(["2026"]);
  });

  it("keeps everything inside the plot for values of any size", () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.constantFrom(0, -0, 5e-324, 1.7e308, -1.7e308),
    );
    const x = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string(),
      fc.constantFrom("2026-01-01", "2026-01-02T10:00Z"),
    );
    const point = fc.tuple(x, value);
    const kinds = fc.constantFrom("line" as const, "bar" as const);
    fc.assert(
      fc.property(
        kinds,
        fc.array(fc.array(point, { maxLength: 8 }), { maxLength: 4 }),
        fc.boolean(),
        (kind, all, open) => {
          const drawn = picture({
            kind,
            open,
            series: all.map((points) => line(...points)),
            markers: [{ at: "2026-01-01", label: "M" }],
          });
          const fractions = [
            ...drawn.places,
            ...drawn.xTicks.map(({ at }) => at),
            ...drawn.yTicks.map(({ at }) => at),
            drawn.zero,
          ];
          for (const row of drawn.series)
            for (const height of row.values) if (typeof height === "number") fractions.push(height);
          for (const fraction of fractions) expect(fraction).to.be.within(-1e-6, 1 + 1e-6);
          expect([...drawn.places].sort((one, other) => one - other)).to.deep.equal([...drawn.places]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("stands bars on zero, also when all are negative", () => {
    const drawn = picture({ kind: "bar", series: [line(["a", -3], ["b", -5])] });
    expect(drawn.zero).to.equal(1);
    expect(picture({ kind: "bar", series: [line(["a", 3], ["b", 5])] }).zero).to.equal(0);
    expect(texts(picture({ kind: "bar", series: [line(["a", 100], ["b", 101])] }), "yTicks")[0]).to.equal("0");
  });

  it("moves now and then while it grows, not at every point, and is exact when it has closed", () => {
    const points = Array.from({ length: 40 }, (_, at): [string, number] => [`c${at}`, 10 + at]);
    let before: Picture | undefined;
    let moves = 0;
    for (let count = 1; count <= points.length; count++) {
      const next = picture({ series: [line(...points.slice(0, count))], open: true, before });
      if (before && (next.places[0] !== before.places[0] || next.scale !== before.scale)) moves++;
      before = next;
    }
    expect(moves).to.be.within(3, 14);
    const closed = picture({ series: [line(...points)] });
    expect(closed.places.at(-1)).to.equal(39.5 / 40);
  });

  it("has room below for as many lines as its labels have, and never less while it grows", () => {
    const long = picture({
      kind: "bar",
      series: [line(["Customer acquisition cost", 1], ["b", 2], ["c", 3], ["d", 4])],
    });
    const short = picture({ kind: "bar", series: [line(["a", 1], ["b", 2])] });
    expect(long.lines).to.equal(2);
    expect(short.lines).to.equal(1);
    const below = ({ height, box }: Picture): number => height - box.top - box.height;
    expect(below(long) - below(short)).to.be.closeTo(13 * 1.25, 1);
    expect(picture({ series: [line(["a", 1])], open: true, before: long }).lines).to.equal(2);
  });

  it("leaves out what is switched off: its values, its points, its part in the scale and in the bars' room", () => {
    const series = [line(["a", 1000]), { ...line(["a", 2]), label: "B" }, { ...line(["a", 3]), label: "C" }];
    const drawn = picture({ kind: "bar", width: 200, series, off: new Set(["A"]) });
    expect(drawn.shown).to.deep.equal([false, true, true]);
    expect(drawn.series[0]?.values).to.deep.equal([]);
    expect(drawn.scale.max).to.equal(3);
    const all = picture({ kind: "bar", width: 200, series });
    expect(drawn.series[1]?.bar.size).to.be.greaterThan(all.series[1]?.bar.size as number);
    expect(drawn.looks).to.deep.equal(all.looks);
    expect(drawn.places).to.deep.equal(all.places);
  });

  it("places markers of any x that is there, and leaves those that are not to the list", () => {
    const drawn = picture({
      series: [line([1, 1], [2, 2])],
      markers: [
        { at: "2", label: "There" },
        { at: 7, label: "Nowhere" },
      ],
    });
    expect(drawn.markers.map(({ label }) => label)).to.deep.equal(["There"]);
  });

  it("says a per cent sign on the axis", () => {
    expect(texts(picture({ unit: "%", series: [line(["a", 42])] }), "yTicks")).to.include("50%");
  });
});

describe("pointing at a place", () => {
  it("finds the nearest one", () => {
    const places = [0.1, 0.4, 0.45, 0.9];
    const found = [-1, 0.1, 0.24, 0.26, 0.43, 0.6, 0.7, 5].map((at) => nearestIndex(places, at));
    expect(found).to.deep.equal([0, 0, 0, 1, 2, 2, 3, 3]);
    expect(nearestIndex([], 0.5)).to.equal(-1);
  });
});
