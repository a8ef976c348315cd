import { assert } from "@open-wc/testing";
import { a11ySnapshot, sendKeys } from "@web/test-runner-commands";
import { chartActions } from "../../src/draw/chart/actions.js";
import { type ChartProps, seriesOf } from "../../src/draw/chart/series.js";
import { ROWS_UNSEEN } from "../../src/draw/chart/table.js";
import { type DataTable, kit } from "../../src/draw/export/kit.js";
import { allowRegistration } from "../../src/draw/lazy.js";
import type { IntuiActions } from "../../src/draw/menu/actions-element.js";
import { english } from "../../src/draw/words.js";
import { violations } from "./axe.js";
import { frames, pixels, Stage, until } from "./chart-stage.js";

const week: ChartProps = {
  kind: "line",
  title: "Visitors",
  unit: "visitors",
  series: [
    { label: "This week", role: "primary", points: ["Mon", "Tue", "Wed"].map((x, at) => ({ x, y: 1200 + at * 600 })) },
    { label: "Usual", role: "baseline", points: ["Mon", "Wed"].map((x) => ({ x, y: 100 })) },
  ],
  annotations: [
    { at: "Tue", label: "New pricing page" },
    { at: "Sun", label: "Holiday" },
  ],
};

const SERIES_1 = [15, 68, 165] as const;
const SERIES_2 = [212, 102, 152] as const;

describe("a chart's figure", () => {
  let stage: Stage;

  before(() => allowRegistration());
  beforeEach(() => {
    stage = new Stage();
  });
  afterEach(() => stage.remove());

  const drawn = async (props = week, options = {}): Promise<void> => {
    stage.draw(props, options);
    await until("there is a canvas", () => stage.canvas !== null && pixels(stage.canvas) > 0);
  };
  const lit = (color: readonly [number, number, number]): number => (stage.canvas ? pixels(stage.canvas, color) : 0);
  const entries = (): HTMLButtonElement[] => [...stage.root.querySelectorAll<HTMLButtonElement>("button.chart-entry")];
  const toggle = (): HTMLButtonElement => stage.root.querySelector(".chart-toggle") as HTMLButtonElement;
  const yTexts = (): readonly string[] => {
    const snapshot = stage.chart.snapshot(1);
    return snapshot?.picture.yTicks.map(({ text }) => text) ?? [];
  };

  describe("its legend", () => {
    it("takes a series out of the picture and back, by pointer and by keyboard, and says which are in", async () => {
      await drawn();
      assert.deepEqual(
        entries().map((each) => [each.textContent?.trim(), each.ariaPressed]),
        [
          ["This week", "true"],
          ["Usual (baseline)", "true"],
        ],
      );
      assert.isAbove(lit(SERIES_1), 200);
      entries()[0]?.click();
      await frames(2);
      assert.equal(entries()[0]?.ariaPressed, "false");
      assert.equal(lit(SERIES_1), 0);
      entries()[0]?.focus();
      await sendKeys({ press: "Space" });
      await frames(2);
      assert.equal(entries()[0]?.ariaPressed, "true");
      assert.isAbove(lit(SERIES_1), 200);
      assert.isTrue(entries()[0]?.matches(":focus"));
    });

    it("fits the scale to what is seen, keeps the x axis, and leaves what is out to the table", async () => {
      await drawn();
      assert.include(yTexts(), "2,000");
      const places = stage.chart.snapshot(1)?.picture.places;
      entries()[0]?.click();
      await frames(2);
      assert.notInclude(yTexts(), "2,000");
      assert.include(yTexts(), "100");
      assert.deepEqual(stage.chart.snapshot(1)?.picture.places, places);
      assert.include(stage.texts("td"), "1,800");
    });

    it("leaves what is out of the readout and of what is spoken", async () => {
      await drawn();
      entries()[1]?.click();
      stage.chart.focus();
      await sendKeys({ press: "ArrowRight" });
      await until("it is spoken", () => stage.session.announcements.length > 0);
      assert.deepEqual(stage.session.announcements, ["Mon, This week: 1,200"]);
      assert.deepEqual(stage.texts(".chart-readout-name"), ["This week"]);
    });

    it("keeps the axes when nothing is left to see", async () => {
      await drawn();
      const before = yTexts();
      for (const entry of entries()) entry.click();
      await frames(2);
      assert.equal(lit(SERIES_1), 0);
      assert.deepEqual(yTexts(), before);
    });

    it("keeps the colour of each series, and gives bars the room of those that are out", async () => {
      const bars: ChartProps = {
        kind: "bar",
        series: ["A", "B"].map((label, nth) => ({ label, points: [{ x: "a", y: 2 + nth }] })),
      };
      await drawn(bars);
      const before = lit(SERIES_2);
      entries()[0]?.click();
      await frames(2);
      assert.isAbove(lit(SERIES_2), before);
      assert.equal(lit(SERIES_1), 0);
    });

    it("is no button where there is one series only", async () => {
      await drawn({ ...week, series: week.series?.slice(0, 1) });
      assert.isEmpty(entries());
      assert.deepEqual(stage.texts(".chart-entry"), ["This week"]);
    });

    it("stays as it was set while data comes", async () => {
      await drawn(week, { open: true });
      entries()[0]?.click();
      await frames(2);
      const [first, second] = week.series ?? [];
      const more = [...(first?.points ?? []), { x: "Thu", y: 9 }];
      await drawn({ ...week, series: [{ ...first, points: more }, { ...second }] });
      assert.equal(entries()[0]?.ariaPressed, "false");
      assert.equal(lit(SERIES_1), 0);
    });
  });

  describe("its data as a table", () => {
    it("is one press away, and the picture one press back", async () => {
      await drawn();
      assert.equal(toggle().ariaPressed, "false");
      assert.equal(stage.root.querySelector<HTMLElement>(".unseen:has(table)")?.offsetHeight, 1);
      toggle().click();
      await frames(2);
      assert.equal(toggle().ariaPressed, "true");
      assert.lengthOf(stage.root.querySelectorAll("canvas"), 0);
      assert.isAbove(stage.root.querySelector("table")?.offsetHeight ?? 0, 80);
      assert.isAbove(stage.root.querySelector("table")?.offsetWidth ?? 0, 200);
      assert.deepEqual(stage.texts(".chart-unit"), ["visitors"]);
      assert.lengthOf(stage.texts(".chart-markers li:not(.unseen)"), 2);
      assert.deepEqual(await violations(stage.host), []);
      toggle().click();
      await until("there is a canvas again", () => lit(SERIES_1) > 200);
      assert.equal(toggle().ariaPressed, "false");
    });

    it("is in the accessibility tree while the picture is shown", async () => {
      await drawn();
      const tree = JSON.stringify(await a11ySnapshot({}));
      for (const said of ['"role":"heading"', '"name":"1,800"', '"name":"Tue: New pricing page"'])
        assert.include(tree, said);
    });

    it("is laid out when it is asked for, where it is so long that it would hold up the page", async () => {
      const series = [{ label: "A", points: Array.from({ length: ROWS_UNSEEN + 1 }, (_, x) => ({ x, y: x })) }];
      await drawn({ kind: "line", series });
      assert.lengthOf(stage.root.querySelectorAll("tr"), 0);
      toggle().click();
      await stage.figure.updateComplete;
      assert.lengthOf(stage.root.querySelectorAll("tbody tr"), ROWS_UNSEEN + 1);
    });

    it("scrolls sideways in its own box where it is wider than its room, and widens nothing", async () => {
      stage.host.style.inlineSize = "300px";
      const series = Array.from({ length: 9 }, (_, at) => ({
        label: `Series number ${at}`,
        points: [{ x: "a", y: 1e9 + at }],
      }));
      await drawn({ kind: "line", series });
      toggle().click();
      await frames(4);
      const box = stage.root.querySelector(".scroll") as HTMLElement;
      assert.isAbove(box.scrollWidth, box.clientWidth);
      assert.equal(box.tabIndex, 0);
      assert.isAtMost(stage.figure.scrollWidth, 300);
    });
  });

  describe("its words", () => {
    it("are a heading, and the unit at the axis in every direction", async () => {
      for (const direction of ["ltr", "rtl"]) {
        stage.host.dir = direction;
        await drawn();
        const heading = stage.root.querySelector(".chart-title") as HTMLElement;
        assert.deepEqual([heading.role, heading.getAttribute("aria-level")], ["heading", "3"]);
        const unit = stage.root.querySelector(".chart-unit") as HTMLElement;
        const words = document.createRange();
        words.selectNodeContents(unit);
        assert.closeTo(words.getBoundingClientRect().left, stage.chart.getBoundingClientRect().left, 1, direction);
        assert.isAtMost(unit.getBoundingClientRect().bottom, stage.chart.getBoundingClientRect().top, direction);
      }
    });

    it("say a per cent sign at the axis's figures alone, and beside the table", async () => {
      await drawn({ ...week, unit: "%" });
      assert.deepEqual(stage.texts(".chart-unit"), []);
      assert.include(yTexts(), "2,000%");
      toggle().click();
      await frames(2);
      assert.deepEqual(stage.texts(".chart-unit"), ["%"]);
    });

    it("are all there is of a chart that has closed without a value", async () => {
      stage.draw({ ...week, series: [{ label: "A" }] }, { broken: true });
      await frames(2);
      assert.deepEqual(stage.texts(".chart-title, .chart-empty"), ["Visitors", english.chartEmpty]);
      assert.lengthOf(stage.root.querySelectorAll("intui-chart, table, button"), 0);
      assert.isAtMost(stage.figure.offsetHeight, 80);
      assert.deepEqual(await violations(stage.host), []);
    });
  });

  describe("its actions", () => {
    const saved: { file: Blob; title: string; ending: string }[] = [];
    const run = async (id: string): Promise<void> => {
      const { actions } = stage.root.querySelector("intui-actions") as IntuiActions;
      const save = (file: Blob, title: string, ending: string): void => void saved.push({ file, title, ending });
      await actions.find((each) => each.id === id)?.run({ ...kit, save });
    };
    beforeEach(() => {
      saved.length = 0;
    });

    const imageOf = async (file: Blob): Promise<HTMLCanvasElement> => {
      const bitmap = await createImageBitmap(file);
      const canvas = document.createElement("canvas");
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return canvas;
    };

    it("come when it is whole, and in their place: nothing moves", async () => {
      await drawn(week, { open: true });
      assert.lengthOf(stage.root.querySelectorAll("intui-actions, .chart-toggle"), 0);
      const { top } = stage.chart.getBoundingClientRect();
      await drawn();
      assert.lengthOf(stage.root.querySelectorAll("intui-actions, .chart-toggle"), 2);
      assert.equal(stage.chart.getBoundingClientRect().top, top);
    });

    it("save the picture as it is seen, twice as fine as the page at least, on the chart's ground", async () => {
      stage.host.style.setProperty("--intui-ground", "#fffff0");
      await drawn();
      await run("png");
      assert.deepEqual([saved[0]?.title, saved[0]?.ending, saved[0]?.file.type], ["Visitors", "png", "image/png"]);
      const image = await imageOf(saved[0]?.file as Blob);
      assert.equal(image.width, (stage.chart.clientWidth + 32) * 2);
      // Title, legend, unit and the marker that has no place stand around the picture.
      assert.isAbove(image.height, (stage.chart.clientHeight + 32 + 4 * 19) * 2);
      assert.equal(pixels(image), image.width * image.height, "no pixel is clear");
      assert.isAbove(pixels(image, [255, 255, 240]), image.width * image.height * 0.8, "its ground");
      assert.isAbove(pixels(image, SERIES_1), 800, "its lines");
      assert.isAbove(pixels(image, [22, 24, 29]), 100, "its title");
      entries()[0]?.click();
      await frames(2);
      await run("png");
      assert.equal(pixels(await imageOf(saved[1]?.file as Blob), SERIES_1), 0, "what is switched off is in neither");
    });

    it("copy the picture where the browser can", async () => {
      await drawn();
      const copied: ClipboardItem[] = [];
      const { write } = navigator.clipboard;
      navigator.clipboard.write = async (items) => void copied.push(...items);
      try {
        await run("image");
      } finally {
        navigator.clipboard.write = write;
      }
      assert.deepEqual(copied[0]?.types, ["image/png"]);
      assert.isAbove((await copied[0]?.getType("image/png"))?.size ?? 0, 1000);
    });

    it("save and copy all data, figures as figures, x as written, in order of first appearance", async () => {
      await drawn();
      entries()[0]?.click();
      await run("csv");
      assert.deepEqual([saved[0]?.title, saved[0]?.ending], ["Visitors", "csv"]);
      const text = await saved[0]?.file.text();
      assert.equal(
        text?.replace("\uFEFF", ""),
        ",This week,Usual (baseline)\r\nMon,1200,100\r\nTue,1800,\r\nWed,2400,100\r\n",
      );
      const years = { series: [{ label: "A", points: [2026, 2024].map((x) => ({ x, y: -x })) }] };
      const tables: DataTable[] = [];
      const [copy] = chartActions({ words: english, title: "", series: seriesOf(years, false), image: undefined });
      await copy?.run({ ...kit, copy: async () => {}, tsv: (table) => `${tables.push(table)}` });
      assert.deepEqual(tables, [
        {
          head: ["", "A"],
          rows: [
            [2026, -2026],
            [2024, -2024],
          ],
        },
      ]);
    });

    it("are the data's alone while the table is shown, and none of a chart with a mistake", async () => {
      await drawn();
      toggle().click();
      await frames(2);
      const { actions } = stage.root.querySelector("intui-actions") as IntuiActions;
      assert.deepEqual(
        actions.map(({ id }) => id),
        ["tsv", "csv"],
      );
      await stage.remove();
      stage = new Stage();
      await drawn(week, { broken: true });
      assert.lengthOf(stage.root.querySelectorAll("intui-actions, .chart-toggle"), 0);
    });
  });
});
