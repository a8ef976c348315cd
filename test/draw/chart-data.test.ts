import { expect } from "@open-wc/testing";
import { xAxisOf } from "../../src/draw/chart/axis.js";
import { datePlaces, readDate } from "../../src/draw/chart/dates.js";
import { dotsOf } from "../../src/draw/chart/dots.js";
import { looksOf } from "../../src/draw/chart/looks.js";
import { markersOf, type Point, placesOf, type Role, type Series, seriesOf } from "../../src/draw/chart/series.js";
import { alignedValues } from "../../src/draw/chart/values.js";

type Pair = readonly [x: string | number, y: number];

const series = (label: string, pairs: readonly Pair[], role: Role = "primary"): Series => ({
  label,
  role,
  points: pairs.map(([x, y]): Point => ({ x, y })),
});

/** The values of each series on a shared axis, `|` for a gap and `.` for nothing to say. */
function shape(kind: "line" | "bar", ...all: readonly Series[]): string[] {
  const rows = alignedValues(xAxisOf(kind, all), all);
  return rows.map((row) => row.map((value) => (value === null ? "|" : value === undefined ? "." : value)).join(" "));
}

describe("a chart's series", () => {
  it("takes points that have both parts, and only finite values (E5)", () => {
    const points = [{ x: "a", y: 1 }, { x: "b" }, { y: 3 }, { x: "d", y: Number.NaN }, { x: "e", y: Infinity }, {}];
    const [only] = seriesOf({ series: [{ label: "A", points }] }, false);
    expect(only?.points).to.deep.equal([{ x: "a", y: 1 }]);
    expect(only?.role).to.equal("primary");
  });

  it("takes what there is of a chart that has hardly begun", () => {
    expect(seriesOf({}, true)).to.deep.equal([]);
    expect(seriesOf({ series: [{}] }, true)).to.deep.equal([{ label: "", role: "primary", points: [] }]);
    expect(markersOf({}, true)).to.deep.equal([]);
  });

  it("waits for an x, or a marker's place, that may still be a prefix", () => {
    const growing = {
      series: [
        {
          points: [
            { y: 1, x: "Mon" },
            { y: 2, x: "Tu" },
          ],
        },
      ],
    };
    expect(seriesOf(growing, true)[0]?.points.map(({ x }) => x)).to.deep.equal(["Mon"]);
    expect(seriesOf(growing, false)[0]?.points.map(({ x }) => x)).to.deep.equal(["Mon", "Tu"]);
    const closed = { series: [{ points: [{ x: "Mon", y: 1 }] }] };
    expect(seriesOf(closed, true)[0]?.points).to.have.length(1);
    const marked = { annotations: [{ label: "Launch", at: "Tu" }] };
    expect(markersOf(marked, true)).to.deep.equal([]);
    expect(markersOf(marked, false)).to.have.length(1);
  });

  it("names every place once, in order of first appearance; a number and its text are one place", () => {
    expect(
      placesOf([
        series("A", [
          ["b", 1],
          ["a", 2],
        ]),
        series("B", [
          ["c", 1],
          ["b", 2],
        ]),
      ]),
    ).to.deep.equal(["b", "a", "c"]);
    expect(placesOf([series("A", [[1, 1]]), series("B", [["1", 2]])])).to.deep.equal(["1"]);
  });
});

describe("a chart's x axis", () => {
  it("keeps categories in order of first appearance, and lets the same label meet (E3)", () => {
    const one = series("A", [
      ["Wed", 3],
      ["Mon", 1],
    ]);
    const other = series("B", [
      ["Tue", 2],
      ["Mon", 5],
    ]);
    const axis = xAxisOf("line", [one, other]);
    expect(axis).to.deep.include({ type: "category", keys: ["Wed", "Mon", "Tue"], at: [0, 1, 2] });
  });

  it("sorts a line's numbers (E7), and leaves bars in their order", () => {
    const unsorted = series("A", [
      [3, 30],
      [1, 10],
      [2, 20],
    ]);
    expect(xAxisOf("line", [unsorted])).to.deep.equal({ type: "number", keys: ["1", "2", "3"], at: [1, 2, 3] });
    expect(shape("line", unsorted)).to.deep.equal(["10 20 30"]);
    expect(xAxisOf("bar", [unsorted])).to.deep.include({ type: "category", keys: ["3", "1", "2"] });
    expect(shape("bar", unsorted)).to.deep.equal(["30 10 20"]);
  });

  it("is a category axis as soon as one x is a name, and for digits in strings", () => {
    expect(
      xAxisOf("line", [
        series("A", [
          [1, 1],
          ["total", 2],
        ]),
      ]).type,
    ).to.equal("category");
    expect(
      xAxisOf("line", [
        series("A", [
          ["1", 1],
          ["2", 2],
        ]),
      ]).type,
    ).to.equal("category");
    expect(
      xAxisOf("line", [
        series("A", [
          ["2026-01-01", 1],
          ["later", 2],
        ]),
      ]).type,
    ).to.equal("category");
    expect(xAxisOf("line", []).keys).to.deep.equal([]);
  });

  it("sorts a line's ISO dates", () => {
    const axis = xAxisOf("line", [
      series("A", [
        ["2026-03-02", 1],
        ["2026-03-01", 2],
      ]),
    ]);
    expect(axis.type).to.equal("date");
    expect(axis.keys).to.deep.equal(["2026-03-01", "2026-03-02"]);
    expect((axis.at[1] as number) - (axis.at[0] as number)).to.equal(86_400_000);
  });

  it("draws the last of an x that stands twice in a series (E8)", () => {
    expect(
      shape(
        "line",
        series("A", [
          [1, 10],
          [1, 11],
          [2, 20],
        ]),
      ),
    ).to.deep.equal(["11 20"]);
  });
});

describe("ISO dates", () => {
  it("are read as they are written, whatever the reader's zone", () => {
    expect(readDate("2026-03-01")?.wall).to.equal(Date.UTC(2026, 2, 1));
    expect(readDate("2026-03")?.wall).to.equal(Date.UTC(2026, 2, 1));
    expect(readDate("2026-03-01T10:30")?.wall).to.equal(Date.UTC(2026, 2, 1, 10, 30));
    expect(readDate("2026-03-01T10:30:15.250+02:00")).to.deep.equal({
      wall: Date.UTC(2026, 2, 1, 10, 30, 15, 250),
      offset: 120,
    });
    expect(readDate("0099-01-01")?.wall).to.equal(Date.parse("0099-01-01T00:00:00Z"));
  });

  it("are nothing else", () => {
    for (const text of ["2026", "2026-13-01", "2026-02-31", "2026-3-1", "01.03.2026", "Mon", "", "2026-03-01T10:61"]) {
      expect(readDate(text), text).to.equal(undefined);
    }
  });

  it("stand at their instants only when their zones differ", () => {
    const same = datePlaces(["2026-03-01T10:00+02:00", "2026-03-01T11:00+02:00"]);
    expect(same).to.deep.equal([Date.UTC(2026, 2, 1, 10), Date.UTC(2026, 2, 1, 11)]);
    const mixed = datePlaces(["2026-03-01T10:00+02:00", "2026-03-01T09:00Z"]);
    expect(mixed).to.deep.equal([Date.UTC(2026, 2, 1, 8), Date.UTC(2026, 2, 1, 9)]);
  });
});

describe("gaps in a line (E6)", () => {
  it("are where a category has no value between a series' own points", () => {
    const full = series("A", [
      ["a", 1],
      ["b", 2],
      ["c", 3],
      ["d", 4],
    ]);
    const holed = series("B", [
      ["a", 1],
      ["c", 3],
    ]);
    expect(shape("line", full, holed)).to.deep.equal(["1 2 3 4", "1 | 3 ."]);
  });

  it("are not where another series was sampled elsewhere, and are where a step is skipped", () => {
    const odd = series("A", [
      [1, 1],
      [3, 3],
      [5, 5],
    ]);
    const even = series("B", [
      [2, 2],
      [4, 4],
      [9, 9],
    ]);
    expect(shape("line", odd, even)).to.deep.equal(["1 . 3 . 5 .", ". 2 . 4 | 9"]);
  });

  it("are where a series leaves a number out that it shares with another", () => {
    const full = series("A", [
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(
      shape(
        "line",
        full,
        series("B", [
          [1, 1],
          [3, 3],
        ]),
      ),
    ).to.deep.equal(["1 2 3", "1 | 3"]);
    expect(
      shape(
        "line",
        series("A", [
          [1, 1],
          [2, 2],
          [9, 3],
          [40, 4],
        ]),
        series("B", [
          [1, 1],
          [9, 3],
          [40, 4],
        ]),
      ),
    ).to.deep.equal(["1 2 3 4", "1 | 3 4"]);
  });

  it("are not guessed between uneven places of a series' own", () => {
    const one = series("A", [
      [1, 1],
      [10, 2],
      [11, 3],
      [50, 4],
    ]);
    const other = series("B", [
      [2, 1],
      [7, 2],
      [30, 3],
    ]);
    expect(shape("line", one, other)[0]).to.equal("1 . . 2 3 . 4");
  });

  it("take months for an even step", () => {
    const months = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-05-01"].map((x): Pair => [x, 1]);
    const days: Pair[] = [
      ["2026-01-15", 2],
      ["2026-04-01", 2],
    ];
    const [holed] = shape("line", series("A", months), series("B", days));
    expect(holed).to.equal("1 . 1 1 | 1");
  });
});

describe("points of a line", () => {
  it("are all drawn where they have room, and where no line would reach them always", () => {
    expect(dotsOf([1, 2, 3], 300, { dashed: false, alone: true })).to.deep.equal([0, 1, 2]);
    const dense = Array.from({ length: 200 }, (_, at) => (at === 100 ? 5 : at > 90 && at < 110 ? null : at));
    expect(dotsOf(dense, 300, { dashed: false, alone: true })).to.deep.equal([100]);
    expect(dotsOf(dense, 300, { dashed: true, alone: false })).to.deep.equal([100]);
    expect(dotsOf([7], 300, { dashed: true, alone: true })).to.deep.equal([0]);
  });

  it("show their shape now and then where several dense lines are told apart", () => {
    const dots = dotsOf(
      Array.from({ length: 300 }, (_, at) => at),
      600,
      { dashed: false, alone: false },
    );
    expect(dots.length).to.be.within(4, 12);
  });
});

describe("the looks of series", () => {
  it("differ by more than colour, also beyond six", () => {
    const looks = looksOf(Array.from({ length: 14 }, () => series("S", [])));
    const withoutColor = looks.map(({ shape: path, dash }) => JSON.stringify([path, dash]));
    expect(new Set(withoutColor).size).to.equal(14);
  });

  it("dash the baseline and mute it, and draw a comparison thinner", () => {
    const [primary, baseline, comparison] = looksOf([
      series("A", []),
      series("B", [], "baseline"),
      series("C", [], "comparison"),
    ]);
    expect(baseline?.color).to.equal("muted");
    expect(baseline?.dash).not.to.deep.equal([]);
    expect(primary?.dash).to.deep.equal([]);
    expect(comparison?.width).to.be.lessThan(primary?.width as number);
    expect([primary?.color, comparison?.color]).to.deep.equal(["series-1", "series-2"]);
  });
});
