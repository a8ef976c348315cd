import { html, nothing } from "lit";
import { nextFrame } from "../frame.js";
import { LightElement } from "../light-element.js";
import { say } from "../words.js";
import { type LayoutEngine, pageEngine, TooLargeError } from "./engine.js";
import type { FlowShape } from "./graph.js";
import {
  type Direction,
  directionFor,
  type Extent,
  elkGraph,
  extentOf,
  type FlowPicture,
  type MeasuredFlow,
  mirrored,
  pictureOf,
} from "./layout.js";
import { measureTexts, type TextToMeasure } from "./measure.js";
import { drawPicture } from "./picture.js";
import { pictureSheet } from "./styles.js";
import { UNITS } from "./type.js";

/** Shortest time, in ms, from one layout to the next while the Flow is still being written. */
const PACE = 300;

/**
 * The picture of a Flow that branches. Stands in front of the list of links that its drawing gives it as content, and
 * says by `data-picture` what there is to see: `drawn`, or `large` or `failed` where the list has to do.
 *
 * @tagname intui-flow
 * @internal
 */
export class IntuiFlow extends LightElement {
  static override properties = { ...LightElement.properties, shape: { attribute: false }, open: { attribute: false } };
  static override sheet = pictureSheet;

  /** Who lays flows out. */
  static engine: LayoutEngine = pageEngine;

  declare shape: FlowShape;
  /** True while the Flow's JSON is still being written: layouts are few. */
  declare open: boolean;

  readonly #engine = IntuiFlow.engine;
  #picture: FlowPicture | undefined;
  #trouble: "large" | "failed" | undefined;
  /** What the picture was made from: the same again needs no layout. */
  #input = "";
  #shaped: string | undefined;
  #extent: Extent | undefined;
  #direction: Direction | undefined;
  #overflows = false;

  #life: AbortController | undefined;
  #wanted = false;
  #working = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  #hurry: (() => void) | undefined;
  readonly #sizes = new ResizeObserver(() => this.#resized());

  protected override createRenderRoot(): HTMLElement {
    // The picture comes before the list, which belongs to the drawing around this element.
    this.renderOptions.renderBefore = this.firstElementChild;
    return super.createRenderRoot();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#life) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    signal.addEventListener("abort", this.#engine.use());
    // Text that is set in another font from now on has other measures.
    document.fonts.addEventListener("loadingdone", () => this.#want(), { signal });
    this.#sizes.observe(this);
    this.#want();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Not yet: who is only moved is back before this runs.
    queueMicrotask(() => this.isConnected || this.#leave());
  }

  #leave(): void {
    this.#sizes.disconnect();
    this.#hurry?.();
    this.#life?.abort(new DOMException("The Flow has gone", "AbortError"));
    this.#life = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (changed.has("open") && !this.open) this.#hurry?.();
    if (!changed.has("shape")) return;
    const shaped = JSON.stringify(this.shape);
    if (shaped !== this.#shaped) this.#want();
    this.#shaped = shaped;
  }

  protected override render(): unknown {
    const { words } = this.session;
    const counts = { steps: this.shape.steps.length, links: this.shape.links.length };
    if (this.#trouble) {
      return html`<p class="flow-note">${say(this.#trouble === "large" ? words.flowTooLarge : words.flowNotDrawn, counts)}</p>`;
    }
    if (!this.#picture) return nothing;
    const name = say(words.flowPicture, counts);
    const picture = getComputedStyle(this).direction === "rtl" ? mirrored(this.#picture) : this.#picture;
    return html`<div class="flow-scroll" tabindex=${this.#overflows ? 0 : nothing} role=${this.#overflows ? "group" : nothing}
      aria-label=${this.#overflows ? name : nothing}>${drawPicture(picture, name)}</div>`;
  }

  protected override updated(): void {
    const state = this.#trouble ?? (this.#picture ? "drawn" : undefined);
    if (state) this.dataset.picture = state;
    else delete this.dataset.picture;
    this.#watchOverflow();
  }

  /** A box that scrolls must be reachable by keyboard; one that doesn't should not be a stop on the way. */
  #watchOverflow(): void {
    const scroller = this.querySelector(".flow-scroll");
    const overflows = scroller !== null && scroller.scrollWidth > scroller.clientWidth;
    if (overflows === this.#overflows) return;
    this.#overflows = overflows;
    this.requestUpdate();
  }

  /** Own width in drawing units; 0 while it isn't shown. */
  #room(): number {
    return (this.clientWidth / Number.parseFloat(getComputedStyle(this).fontSize)) * UNITS;
  }

  #resized(): void {
    this.#watchOverflow();
    const room = this.#room();
    if (room > 0 && (!this.#extent || this.#directionIn(room) !== this.#direction)) this.#want();
  }

  /** While more is being written a picture that has turned down stays so. */
  #directionIn(room: number): Direction {
    if (this.open && this.#direction === "down") return "down";
    return this.#extent ? directionFor(room, this.#extent) : "across";
  }

  #want(): void {
    this.#wanted = true;
    if (!this.#working) void this.#work();
  }

  /** Lays out as long as something new is wanted, one layout at a time and not too often. */
  async #work(): Promise<void> {
    this.#working = true;
    while (this.#wanted && this.#life) {
      await this.#pause();
      const signal = this.#life?.signal;
      if (!signal || !this.shape) break;
      this.#wanted = false;
      await this.#layOut(signal);
    }
    this.#working = false;
  }

  async #pause(): Promise<void> {
    const wait = this.open ? this.#startedAt + PACE - performance.now() : 0;
    if (wait > 0) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        this.#hurry = resolve;
        timer = setTimeout(resolve, wait);
      });
      clearTimeout(timer);
      this.#hurry = undefined;
    }
    await nextFrame();
  }

  async #layOut(signal: AbortSignal): Promise<void> {
    const { shape } = this;
    const engine = this.#engine;
    const { workers } = this.session;
    const room = this.#room();
    if (room === 0) return;
    if (!engine.takes(shape.steps.length, shape.links.length, workers)) {
      this.#input = "";
      return this.#show(undefined, "large");
    }
    const flow = measureFlow(this, shape);
    this.#extent = extentOf(flow);
    this.#direction = this.#directionIn(room);
    const graph = elkGraph(flow, this.#direction);
    const input = JSON.stringify([graph, flow]);
    if (input === this.#input) return;
    this.#input = input;
    this.#startedAt = performance.now();
    try {
      this.#show(pictureOf(flow, await engine.layout(graph, { workers, signal })), undefined);
    } catch (error) {
      if (!signal.aborted) return this.#show(undefined, error instanceof TooLargeError ? "large" : "failed");
      this.#input = "";
    }
  }

  #show(picture: FlowPicture | undefined, trouble: "large" | "failed" | undefined): void {
    this.#picture = picture;
    this.#trouble = trouble;
    this.requestUpdate();
  }
}

/** Measures every text of a shape in the font that `host` has. */
function measureFlow(host: Element, shape: FlowShape): MeasuredFlow {
  const texts: TextToMeasure[] = [
    ...shape.steps.map(({ label }) => ({ text: label, role: "label" as const })),
    ...shape.steps.map(({ detail }) => ({ text: detail, role: "detail" as const })),
    ...shape.links.map(({ label }) => ({ text: label, role: "link" as const })),
  ];
  const measured = measureTexts(host, texts);
  const count = shape.steps.length;
  const from = (place: number) => (texts[place]?.text ? measured[place] : undefined);
  return {
    shape,
    steps: shape.steps.map((_, place) => ({ label: measured[place] ?? blank, detail: from(count + place) })),
    links: shape.links.map((_, place) => from(2 * count + place)),
  };
}

const blank = { text: "", lines: [], width: 0, height: 0 };

declare global {
  interface HTMLElementTagNameMap {
    "intui-flow": IntuiFlow;
  }
}
