import { expect } from "@open-wc/testing";
import { a11ySnapshot, emulateMedia, sendKeys } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import { chart } from "../../src/core/kinds/chart.js";
import type { ChartProps } from "../../src/draw/chart/series.js";
import { allowRegistration } from "../../src/draw/lazy.js";
import { frames, pixels, Stage, until } from "./chart-stage.js";

type Axe = { run(context: unknown, options: unknown): Promise<{ violations: { id: string; help: string }[] }> };
const { axe } = globalThis as unknown as { axe: Axe };

const week: ChartProps = {
  kind: "line",
  title: "Visitors",
  unit: "visitors",
  series: [
    { label: "This week", role: "primary", points: ["Mon", "Tue", "Wed"].map((x, at) => ({ x, y: 1200 + at * 600 })) },
    {
      label: "Usual",
      role: "baseline",
      points: [
        { x: "Mon", y: 1100 },
        { x: "Wed", y: 1050 },
      ],
    },
  ],
  annotations: [
    { at: "Tue", label: "New pricing page" },
    { at: "Sun", label: "Holiday" },
  ],
};

const SERIES_1 = { light: [15, 68, 165], dark: [69, 139, 242] } as const;

describe("a drawn chart", () => {
  let stage: Stage;
  const errors: string[] = [];
  const note = (event: ErrorEvent): void => void errors.push(event.message);

  before(() => allowRegistration());
  beforeEach(() => {
    errors.length = 0;
    window.addEventListener("error", note);
    stage = new Stage();
  });
  afterEach(() => {
    window.removeEventListener("error", note);
    stage.remove();
    expect(errors).to.deep.equal([]);
  });

  const drawn = async (props = week): Promise<Stage> => {
    stage.draw(props);
    await until("there is a canvas", () => stage.canvas !== null && pixels(stage.canvas) > 0);
    return stage;
  };
  const lit = (color: readonly [number, number, number]): number => (stage.canvas ? pixels(stage.canvas, color) : 0);
  const readout = (): string[] => stage.texts(".chart-readout");
  const key = async (...keys: string[]): Promise<void> => {
    for (const press of keys) await sendKeys({ press });
    await frames(2);
  };
  const pointAt = async (part: number, type = "mouse"): Promise<void> => {
    const { left, width, top } = stage.chart.getBoundingClientRect();
    const place = { clientX: left + width * part, clientY: top + 100, pointerType: type, bubbles: true };
    stage.chart.dispatchEvent(new PointerEvent("pointermove", place));
    await frames(2);
  };

  it("has its text and its height at once, and the picture moves nothing", async () => {
    stage.draw(week, { open: true });
    await stage.figure.updateComplete;
    const before = stage.figure.getBoundingClientRect().height;
    expect(stage.texts(".chart-title")).to.deep.equal(["Visitors"]);
    expect(stage.texts(".chart-unit")).to.deep.equal(["visitors"]);
    expect(stage.texts(".chart-entry")).to.deep.equal(["This week", "Usual (baseline)"]);
    await drawn();
    expect(stage.figure.getBoundingClientRect().height).to.equal(before);
  });

  it("is drawn in its colours, sharp, and fills its room", async () => {
    await drawn();
    expect(lit(SERIES_1.light)).to.be.greaterThan(200);
    const canvas = stage.canvas as HTMLCanvasElement;
    expect(canvas.width).to.equal(Math.round(canvas.getBoundingClientRect().width * devicePixelRatio));
    expect(canvas.getBoundingClientRect().width).to.be.closeTo(stage.chart.getBoundingClientRect().width, 1);
  });

  it("shows markers at their x as text, and says which have none", async () => {
    await drawn();
    expect(stage.texts(".chart-marker-label")).to.deep.equal(["New pricing page"]);
    expect(stage.texts(".chart-markers li")).to.deep.equal([
      "Tue: New pricing page",
      "Sun: Holiday (not on the chart)",
    ]);
    const [placed, nowhere] = stage.root.querySelectorAll<HTMLElement>(".chart-markers li");
    expect(placed?.offsetHeight).to.equal(1);
    expect(nowhere?.offsetHeight).to.be.greaterThan(10);
  });

  it("is a named figure with a heading and its data as a table for assistive technology (E13)", async () => {
    await drawn();
    const tree = JSON.stringify(await a11ySnapshot({}));
    for (const said of ['"role":"heading"', '"name":"1,800"', '"name":"Tue: New pricing page"'])
      expect(tree).to.contain(said);
    expect(stage.figure.ariaLabel).to.equal("Visitors");
    const rows = [...stage.root.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(rows).to.deep.equal([
      ["", "This week", "Usual (baseline)"],
      ["Mon", "1,200", "1,100"],
      ["Tue", "1,800", ""],
      ["Wed", "2,400", "1,050"],
    ]);
  });

  for (const scheme of ["light", "dark"] as const) {
    it(`has no fault that axe finds, ${scheme}`, async () => {
      stage.host.style.colorScheme = scheme;
      stage.host.style.background = scheme === "dark" ? "#0b0d11" : "#fff";
      stage.host.style.color = scheme === "dark" ? "#e9ebee" : "#16181d";
      await drawn();
      stage.chart.focus();
      await key("ArrowRight");
      const { violations } = await axe.run(stage.host, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { region: { enabled: false } },
      });
      expect(violations.map(({ id, help }) => `${id}: ${help}`)).to.deep.equal([]);
    });
  }

  it("takes the colours of another scheme, whichever ancestor sets it (E12)", async () => {
    await drawn();
    expect(lit(SERIES_1.dark)).to.be.lessThan(20);
    document.body.style.colorScheme = "dark";
    try {
      await until("the line has its dark colour", () => lit(SERIES_1.dark) > 200);
      expect(lit(SERIES_1.light)).to.be.lessThan(20);
    } finally {
      document.body.style.colorScheme = "";
    }
    await until("the line has its light colour again", () => lit(SERIES_1.light) > 200);
  });

  it("takes a colour that the host sets", async () => {
    await drawn();
    stage.host.style.setProperty("--intui-series-1", "#ff0000");
    await until("the line is red", () => lit([255, 0, 0]) > 200);
  });

  it("keeps its transition to itself", async () => {
    const heard: string[] = [];
    for (const type of ["transitionrun", "transitionstart", "transitionend"]) {
      stage.root.addEventListener(type, () => heard.push(type));
    }
    await drawn();
    stage.host.style.setProperty("--intui-series-1", "#ff0000");
    await until("the line is red", () => lit([255, 0, 0]) > 200);
    expect(heard).to.deep.equal([]);
  });

  it("is light on paper (E19)", async () => {
    stage.host.style.colorScheme = "dark";
    await drawn();
    await until("the line has its dark colour", () => lit(SERIES_1.dark) > 200);
    window.dispatchEvent(new Event("beforeprint"));
    expect(lit(SERIES_1.light)).to.be.greaterThan(200);
    window.dispatchEvent(new Event("afterprint"));
    await until("the line has its dark colour again", () => lit(SERIES_1.dark) > 200);
  });

  it("follows its room, waits while it is hidden, and survives any size (E1, E2, E17)", async () => {
    await drawn();
    for (const width of ["320px", "1px", "0px", "40px", "500px"]) {
      stage.host.style.inlineSize = width;
      await frames(4);
    }
    const canvas = (): number => stage.canvas?.getBoundingClientRect().width ?? 0;
    await until("the canvas is 500px wide", () => canvas() === 500);
    stage.host.style.display = "none";
    await frames(4);
    stage.host.style.display = "block";
    await until("the canvas is 500px wide again", () => canvas() === 500);
    expect(lit(SERIES_1.light)).to.be.greaterThan(100);
  });

  it("widens nothing at 320 px, readout and long names included", async () => {
    stage.host.style.inlineSize = "320px";
    const long = "A series with a name that is rather long, as they come";
    const points = Array.from({ length: 40 }, (_, at) => ({ x: `++product+channel-CL-${123456 + at}`, y: at }));
    await drawn({ ...week, series: [{ label: long, points }], annotations: [{ at: points[20]?.x, label: long }] });
    for (const part of [0.2, 0.5, 0.95]) {
      await pointAt(part);
      expect(readout()).to.have.length(1);
      const box = stage.root.querySelector(".chart-readout")?.getBoundingClientRect() as DOMRect;
      const frame = stage.figure.getBoundingClientRect();
      expect(box.left, `left at ${part}`).to.be.at.least(frame.left);
      expect(box.right, `right at ${part}`).to.be.at.most(frame.right);
    }
    expect(stage.figure.scrollWidth).to.be.at.most(320);
  });

  for (const [count, width] of [
    [5, "320px"],
    [12, "600px"],
    [12, "320px"],
  ] as const) {
    it(`cuts no value of ${count} series off at ${width} (E16)`, async () => {
      stage.host.style.inlineSize = width;
      const series = Array.from({ length: count }, (_, at) => ({
        label: `Service number ${at} with a long name`,
        points: ["a", "b", "c"].map((x) => ({ x, y: 1000 + at })),
      }));
      await drawn({ ...week, series, annotations: [] });
      await pointAt(0.5);
      const box = stage.root.querySelector(".chart-readout") as HTMLElement;
      expect(box.scrollHeight).to.be.at.most(box.clientHeight);
      expect(box.scrollWidth).to.be.at.most(box.clientWidth);
      expect(stage.texts(".chart-readout-value")).to.have.length(count);
    });
  }

  it("reads its values at a pointer, by mouse until it leaves and by touch until the focus does (E14, E16)", async () => {
    await drawn();
    await pointAt(0.5);
    expect(readout()).to.deep.equal(["Tue This week1,800 Usual (baseline)no value New pricing page"]);
    stage.chart.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    await frames(2);
    expect(readout()).to.deep.equal([]);
    await pointAt(0.95, "touch");
    stage.chart.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "touch" }));
    await frames(2);
    expect(readout()[0]).to.match(/^Wed/);
    expect(getComputedStyle(stage.chart).touchAction).to.equal("pan-y");
    stage.chart.dispatchEvent(new FocusEvent("blur"));
    await frames(2);
    expect(readout()).to.deep.equal([]);
  });

  for (const transform of ["scale: 1.5", "zoom: 1.25"]) {
    it(`names the point under the pointer under ${transform} (E10)`, async () => {
      stage.host.style.cssText += `; ${transform}; transform-origin: 0 0`;
      await drawn();
      await pointAt(0.5);
      expect(readout()[0]).to.match(/^Tue/);
      await pointAt(0.24);
      expect(readout()[0]).to.match(/^Mon/);
    });
  }

  it("is walked with the arrow keys, which speak and do nothing else", async () => {
    await drawn();
    const heard: string[] = [];
    const listen = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener("keydown", listen);
    stage.chart.focus();
    const { announcements } = stage.session;
    for (const [at, press] of ["ArrowRight", "ArrowRight", "End", "ArrowRight", "Home"].entries()) {
      await key(press);
      await until(`${press} is spoken`, () => announcements.length > at);
    }
    await key("a");
    document.removeEventListener("keydown", listen);
    expect(heard).to.deep.equal(["a"]);
    expect(announcements.map((text) => text.slice(0, 3))).to.deep.equal(["Mon", "Tue", "Wed", "Wed", "Mon"]);
    expect(announcements[1]).to.equal("Tue, This week: 1,800, Usual (baseline): no value, New pricing page");
    expect(readout()[0]).to.match(/^Mon/);
    await key("Escape");
    expect(readout()).to.deep.equal([]);
    expect(announcements).to.have.length(5);
    expect(stage.chart.role).to.equal("application");
    expect(stage.chart.ariaLabel).to.equal("Visitors: arrow keys read the values");
  });

  it("keeps the readout where it is while data comes (E15)", async () => {
    await drawn();
    await pointAt(0.5);
    const [first, second] = week.series ?? [];
    const more = [...(first?.points ?? []), { x: "Thu", y: 9 }];
    stage.draw({
      ...week,
      series: [
        { ...first, points: more },
        { ...second, points: [{ x: "Tue", y: 7 }] },
      ],
    });
    await frames(2);
    expect(readout()).to.deep.equal(["Tue This week1,800 Usual (baseline)7 New pricing page"]);
  });

  it("follows the session's language and words, without the tree's help", async () => {
    await drawn();
    await pointAt(0.5);
    stage.session.change({ locale: "de", words: { ...stage.session.words, noValue: "kein Wert" } });
    await frames(2);
    expect(readout()[0]).to.contain("1.800").and.to.contain("kein Wert");
  });

  it("streams into one canvas, through every prefix, and ends as it would at once", async () => {
    const points = Array.from({ length: 12 }, (_, at) => ({ x: `c${at}`, y: (at * 7) % 11 }));
    const series = (count: number): ChartProps => ({
      kind: "line",
      title: "T",
      series: [{ label: "A", points: points.slice(0, count) }],
    });
    for (const props of [
      {},
      { kind: "line" },
      { kind: "line", title: "T" },
      { kind: "line", title: "T", series: [] },
    ] as ChartProps[]) {
      stage.draw(props, { open: true });
      await frames(1);
    }
    stage.draw(series(1), { open: true });
    await frames(2);
    await until("there is a canvas", () => stage.canvas !== null);
    const { canvas } = stage;
    for (let count = 2; count <= points.length; count++) {
      stage.draw(series(count), { open: true });
      await frames(1);
    }
    stage.draw(series(points.length));
    await frames(2);
    expect(stage.canvas).to.equal(canvas);
    const end = (stage.canvas as HTMLCanvasElement).toDataURL();
    stage.remove();
    stage = new Stage();
    await drawn(series(points.length));
    expect((stage.canvas as HTMLCanvasElement).toDataURL()).to.equal(end);
  });

  it("leaves nothing behind, and comes back when it is moved (E18)", async () => {
    await drawn();
    const { figure, session } = stage;
    const { subscribers } = session;
    figure.remove();
    expect(figure.querySelectorAll("canvas")).to.have.length(0);
    expect(session.subscribers).to.equal(0);
    stage.root.append(figure);
    await until("it is drawn again", () => lit(SERIES_1.light) > 200);
    expect(session.subscribers).to.equal(subscribers);
    expect(stage.root.querySelectorAll("canvas")).to.have.length(1);
  });

  it("draws the spec's example, bars, and what can be read of a broken chart", async () => {
    await drawn(chart.example as ChartProps);
    stage.draw({ ...week, kind: "bar" });
    await until("bars are drawn", () => lit(SERIES_1.light) > 5000);
    stage.draw(
      { series: [{ points: [{ x: "a" }, { y: 3 }] }, { label: "B", points: [{ x: "a", y: 1 }] }] },
      { broken: true },
    );
    await frames(3);
    expect(stage.texts("td, th").filter(Boolean)).to.deep.equal(["B", "a", "1"]);
    expect(stage.figure.getAttribute("aria-label")).to.equal("Line chart");
  });

  it("takes another scheme under reduced motion too", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    try {
      await drawn();
      stage.host.style.colorScheme = "dark";
      await until("the line has its dark colour", () => lit(SERIES_1.dark) > 200);
    } finally {
      await emulateMedia({ reducedMotion: "no-preference" });
    }
  });
});
