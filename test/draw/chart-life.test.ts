import { assert } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import type { ChartProps } from "../../src/draw/chart/series.js";
import { allowRegistration } from "../../src/draw/lazy.js";
import { frames, pixels, Stage, until } from "./chart-stage.js";

const points = Array.from({ length: 200 }, (_, at) => ({ x: `c${at}`, y: 10 + at + ((at * 37) % 11) }));
const chartOf = (count: number): ChartProps => ({
  kind: "line",
  title: "Growth",
  series: [{ label: "A", points: points.slice(0, count) }],
});

/** Counts calls of a method while something is done. */
async function calls<Key extends "fillText" | "clearRect">(name: Key, during: () => Promise<void>): Promise<number> {
  const { prototype } = CanvasRenderingContext2D;
  const original = prototype[name] as (...rest: unknown[]) => void;
  let count = 0;
  Object.assign(prototype, {
    [name](this: CanvasRenderingContext2D, ...rest: unknown[]) {
      if (this.canvas.closest("intui-chart")) count++;
      original.apply(this, rest);
    },
  });
  try {
    await during();
  } finally {
    Object.assign(prototype, { [name]: original });
  }
  return count;
}

describe("a chart's life in a page", () => {
  let stage: Stage;

  before(() => allowRegistration());
  beforeEach(() => {
    stage = new Stage();
  });
  afterEach(() => stage.remove());

  const drawn = async (props = chartOf(12)): Promise<void> => {
    stage.draw(props);
    await until("there is a canvas", () => stage.canvas !== null && pixels(stage.canvas) > 0);
  };
  const picture = () => stage.chart.snapshot(1)?.picture;

  describe("streaming", () => {
    it("draws at most once for each point, and moves what is there a few times only", async () => {
      stage.draw(chartOf(1), { open: true });
      await until("there is a canvas", () => stage.canvas !== null);
      let moves = 0;
      let before = picture();
      const draws = await calls("clearRect", async () => {
        for (let count = 2; count <= points.length; count++) {
          stage.draw(chartOf(count), { open: true });
          await stage.figure.updateComplete;
          const now = picture();
          if (now?.places[0] !== before?.places[0] || now?.scale !== before?.scale || now?.box.top !== before?.box.top)
            moves++;
          before = now;
        }
      });
      // uPlot clears once for each size and once for each drawing.
      assert.isAtMost(draws, 2 * points.length);
      assert.isAtMost(moves, 24);
    });

    it("draws nothing again when nothing of it has changed", async () => {
      await drawn();
      const draws = await calls("clearRect", async () => {
        for (let round = 0; round < 5; round++) {
          stage.session.change({});
          await frames(2);
        }
      });
      assert.equal(draws, 0);
    });

    it("speaks the last place of a held arrow key, not all on the way", async () => {
      await drawn();
      stage.chart.focus();
      for (let press = 0; press < 12; press++)
        stage.chart.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await until("it is spoken", () => stage.session.announcements.length > 0);
      await frames(12);
      assert.lengthOf(stage.session.announcements, 1);
      assert.match(stage.session.announcements[0] ?? "", /^c11,/);
    });

    it("is silent about a place that was left before it could be spoken", async () => {
      await drawn();
      stage.chart.focus();
      await sendKeys({ press: "ArrowRight" });
      await sendKeys({ press: "Escape" });
      await new Promise((resolve) => setTimeout(resolve, 250));
      assert.isEmpty(stage.session.announcements);
    });
  });

  describe("on a screen", () => {
    const densityOf = (): number => (stage.canvas?.width ?? 0) / (stage.canvas?.getBoundingClientRect().width || 1);
    afterEach(() => setViewport({ width: 800, height: 600 }));

    for (const ratio of [1.25, 1.5, 2, 3]) {
      it(`is drawn sharp when the pixel ratio becomes ${ratio} (E11)`, async () => {
        await drawn();
        // As the browser's own zoom does it: with another width.
        await setViewport({ width: 800, height: 600, deviceScaleFactor: ratio } as { width: number; height: number });
        stage.host.style.inlineSize = "480px";
        await until("it is drawn anew", () => Math.abs(densityOf() - ratio) < 0.02);
        assert.equal(stage.canvas?.getBoundingClientRect().width, 480);
        assert.isAbove(pixels(stage.canvas as HTMLCanvasElement, [15, 68, 165]), 200 * ratio);
      });
    }

    it("is drawn sharp under CSS zoom", async () => {
      await drawn();
      stage.host.style.cssText += "; zoom: 2";
      await until("it is drawn anew", () => densityOf() * 2 > 1.9 && (stage.canvas?.width ?? 0) > 1000);
    });

    it("throws no error of a ResizeObserver, however its room changes (E17)", async () => {
      const errors: string[] = [];
      const note = (event: ErrorEvent): void => void errors.push(event.message);
      window.addEventListener("error", note);
      await drawn();
      for (const width of ["320px", "0px", "1px", "700px", "0px", "600px"]) {
        stage.host.style.inlineSize = width;
        await frames(3);
      }
      await until("it fills its room again", () => stage.canvas?.getBoundingClientRect().width === 600);
      window.removeEventListener("error", note);
      assert.isEmpty(errors);
    });

    it("draws nothing while it is hidden or has no size, and is there when it is shown", async () => {
      stage.host.style.display = "none";
      stage.draw(chartOf(12));
      await frames(6);
      assert.lengthOf(stage.root.querySelectorAll("canvas"), 0);
      stage.host.style.display = "block";
      await until("it is drawn", () => stage.canvas !== null && pixels(stage.canvas) > 0);
    });

    it("follows what is moved to another place, wider or narrower (E18)", async () => {
      await drawn();
      const narrow = document.createElement("div");
      narrow.style.inlineSize = "300px";
      document.body.append(narrow);
      stage.host.style.inlineSize = "auto";
      narrow.append(stage.host);
      await until("it is drawn there", () => stage.canvas?.getBoundingClientRect().width === 300);
      assert.isAbove(pixels(stage.canvas as HTMLCanvasElement), 0);
      document.body.append(stage.host);
      narrow.remove();
      await until("it is drawn here", () => (stage.canvas?.getBoundingClientRect().width ?? 0) > 500);
    });
  });

  describe("on paper (E19)", () => {
    afterEach(() => emulateMedia({ media: "screen" } as never));

    it("is drawn as fine as paper, in one piece with its markers, and as before on the screen after", async () => {
      stage.host.style.inlineSize = "780px";
      await drawn({ ...chartOf(12), annotations: [{ at: "c3", label: "Here" }] });
      window.dispatchEvent(new Event("beforeprint"));
      const canvas = stage.canvas as HTMLCanvasElement;
      assert.equal(canvas.width, 680 * 4);
      const frame = stage.root.querySelector(".chart-frame") as HTMLElement;
      const { width, height } = frame.getBoundingClientRect();
      assert.closeTo(width / height, canvas.width / canvas.height, 0.01, "its proportions are kept");
      const marker = stage.root.querySelector(".chart-marker")?.getBoundingClientRect() as DOMRect;
      const { box, places } = picture() as NonNullable<ReturnType<typeof picture>>;
      const expected = frame.getBoundingClientRect().left + box.left + (places[3] as number) * box.width;
      assert.closeTo(marker.left, expected, 1);
      window.dispatchEvent(new Event("afterprint"));
      await frames(2);
      assert.equal(stage.canvas?.width, 780);
    });

    it("takes the width that the page has on paper, where that is known, and shows no button", async () => {
      await drawn({
        ...chartOf(12),
        series: [...(chartOf(12).series ?? []), { label: "B", points: [{ x: "c1", y: 1 }] }],
      });
      stage.root.querySelectorAll<HTMLElement>("button.chart-entry")[1]?.click();
      stage.host.style.inlineSize = "500px";
      await emulateMedia({ media: "print" } as never);
      await until("it is drawn for paper", () => stage.canvas?.width === 500 * 4);
      const seen = [...stage.root.querySelectorAll<HTMLElement>("button")].filter((each) => each.offsetHeight > 0);
      assert.deepEqual(
        seen.map((each) => each.textContent?.trim()),
        ["A"],
        "of the legend what is in the picture, of the rest nothing",
      );
    });

    it("is there though it has never been near the screen", async () => {
      stage.host.style.contentVisibility = "hidden";
      stage.draw(chartOf(12));
      await frames(6);
      assert.lengthOf(stage.root.querySelectorAll("canvas"), 0);
      stage.host.style.contentVisibility = "visible";
      window.dispatchEvent(new Event("beforeprint"));
      assert.isAbove(pixels(stage.canvas as HTMLCanvasElement), 0);
      window.dispatchEvent(new Event("afterprint"));
    });
  });

  it("leaves observers, listeners and canvases as before, after a hundred lives", async () => {
    await drawn();
    stage.remove();
    const observed = new Set<ResizeObserver>();
    const { observe, disconnect } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (...rest) {
      observed.add(this);
      observe.apply(this, rest);
    };
    ResizeObserver.prototype.disconnect = function () {
      observed.delete(this);
      disconnect.apply(this);
    };
    const listeners = new Map<string, number>();
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const outside = (target: EventTarget): boolean => !(target instanceof Node) || target === document;
    const count = (target: EventTarget, type: string, by: number): void => {
      if (outside(target)) listeners.set(type, (listeners.get(type) ?? 0) + by);
    };
    EventTarget.prototype.addEventListener = function (type: string, listener: unknown, options?: unknown) {
      const signal = (options as AddEventListenerOptions | undefined)?.signal;
      count(this ?? window, type, 1);
      signal?.addEventListener("abort", () => count(this ?? window, type, -1), { once: true });
      Reflect.apply(add, this, [type, listener, options]);
    };
    EventTarget.prototype.removeEventListener = function (type: string, ...rest: unknown[]) {
      count(this ?? window, type, -1);
      Reflect.apply(remove, this, [type, ...rest]);
    };
    try {
      for (let life = 0; life < 100; life++) {
        stage = new Stage();
        stage.draw(chartOf(12));
        await frames(2);
        stage.root.querySelector<HTMLElement>(".chart-toggle")?.click();
        await frames(1);
        stage.remove();
      }
      await frames(3);
    } finally {
      Object.assign(ResizeObserver.prototype, { observe, disconnect });
      Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
    }
    listeners.delete("abort");
    assert.deepEqual(
      [...listeners].filter(([, left]) => left !== 0),
      [],
    );
    // One for the boxes that scroll, of the page's whole life.
    assert.isAtMost(observed.size, 1);
    assert.lengthOf(document.querySelectorAll("canvas, intui-chart, intui-figure"), 0);
  }).timeout(40_000);
});
