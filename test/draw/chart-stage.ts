import { render } from "lit";
import type { IntuiChart } from "../../src/draw/chart/chart-element.js";
import { IntuiFigure } from "../../src/draw/chart/figure.js";
import type { ChartProps } from "../../src/draw/chart/series.js";
import { chartStyles } from "../../src/draw/chart/styles.js";
import { drawChart } from "../../src/draw/chart.js";
import { IntuiActions } from "../../src/draw/menu/actions-element.js";
import { base } from "../../src/draw/styles.js";
import { tableStyles } from "../../src/draw/table/styles.js";
import { tokens } from "../../src/draw/tokens.js";
import { type FakeSession, fakeSession } from "./fake-session.js";

/** A shadow root with the sheets of a tree, in which a chart is drawn as a tree would. */
export class Stage {
  readonly host = document.createElement("div");
  readonly root = this.host.attachShadow({ mode: "open" });
  readonly session: FakeSession;
  #nextKey = 0;

  constructor(session = fakeSession()) {
    this.session = session;
    if (!customElements.get("intui-figure")) customElements.define("intui-figure", IntuiFigure);
    if (!customElements.get("intui-actions")) customElements.define("intui-actions", IntuiActions);
    this.root.adoptedStyleSheets = [tokens, base, tableStyles, chartStyles]
      .map(({ styleSheet }) => styleSheet)
      .filter((sheet) => sheet !== undefined);
    this.host.style.cssText = "display: block; inline-size: 600px; font: 16px/1.5 sans-serif";
    document.body.append(this.host);
  }

  draw(props: ChartProps, { open = false, broken = false } = {}): this {
    const key = `k${this.#nextKey}`;
    render(drawChart(props, { session: this.session, open, broken, key, place: {}, children: () => null }), this.root);
    return this;
  }

  get figure(): IntuiFigure {
    return this.root.querySelector("intui-figure") as IntuiFigure;
  }

  get chart(): IntuiChart {
    return this.root.querySelector("intui-chart") as IntuiChart;
  }

  get canvas(): HTMLCanvasElement | null {
    return this.root.querySelector("canvas");
  }

  /** The text of every element that the selector finds. */
  texts(selector: string): string[] {
    return [...this.root.querySelectorAll(selector)].map((each) =>
      (each.textContent ?? "").trim().replace(/\s+/g, " "),
    );
  }

  remove(): void {
    render(null, this.root);
    this.host.remove();
  }
}

export async function frames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until something holds; fails with what it waited for. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await frames(1);
  }
}

/** How many pixels of a canvas have been drawn on, and of those how many are about a colour. */
export function pixels(canvas: HTMLCanvasElement, near?: readonly [number, number, number]): number {
  const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 200) continue;
    const far = near?.some((part, channel) => Math.abs((data[at + channel] as number) - part) > 12);
    if (!far) count++;
  }
  return count;
}
