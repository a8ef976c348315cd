import { html, nothing } from "lit";
import { nextFrame } from "../frame.js";
import { LightElement } from "../light-element.js";
import { say } from "../words.js";
import { elkGraph, layoutFrom } from "./elk-task.js";
import { type LayoutEngine, pageEngine, TooLargeError } from "./engine.js";
import { directionFor, type Extent, extentOf } from "./extent.js";
import { type FlowPicture, mirrored, pictureOf } from "./flow-picture.js";
import type { FlowShape } from "./graph.js";
import { type Direction, taskOf } from "./layout.js";
import { measureTexts } from "./measure.js";
import { measuredFlow } from "./measured.js";
import { pictureSheet } from "./picture-styles.js";
import { FlowStageView } from "./stage.js";
import { UNITS } from "./type.js";

/**
 * The picture of a Flow that branches. It takes the place of the list of links that its drawing gives it as content, and
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
  /** True while the Flow's JSON is still being written: nothing is laid out before it has closed. */
  declare open: boolean;

  readonly #engine = IntuiFlow.engine;
  readonly #stage = new FlowStageView(this);
  #picture: FlowPicture | undefined;
  #trouble: "large" | "failed" | undefined;
  /** What the picture was made from: the same again needs no layout. */
  #input = "";
  #shaped: string | undefined;
  #extent: Extent | undefined;
  #direction: Direction | undefined;
  #roomBefore = 0;

  #life: AbortController | undefined;
  #wanted = false;
  #working = false;
  readonly #sizes = new ResizeObserver(() => void this.#resized());

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
    this.#life?.abort(new DOMException("The Flow has gone", "AbortError"));
    this.#life = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (changed.has("open")) this.#openChanged();
    if (!changed.has("shape")) return;
    const shaped = JSON.stringify(this.shape);
    if (shaped !== this.#shaped) this.#want();
    this.#shaped = shaped;
  }

  #openChanged(): void {
    this.#want();
    if (!this.open) return;
    // Written anew: what was drawn was another Flow.
    this.#picture = undefined;
    this.#trouble = undefined;
    this.#input = "";
    this.#engine.prepare(this.session.workers);
  }

  protected override render(): unknown {
    const { words } = this.session;
    const counts = { steps: this.shape.steps.length, links: this.shape.links.length };
    if (this.#trouble) {
      return html`<p class="flow-note">${say(this.#trouble === "large" ? words.flowTooLarge : words.flowNotDrawn, counts)}</p>`;
    }
    const { picture, shape, session } = this;
    if (!picture) return nothing;
    const rtl = getComputedStyle(this).direction === "rtl";
    return this.#stage.draw({ picture, shape, session, room: this.#room(), rtl });
  }

  /** The picture as it is seen, if there is one. */
  get picture(): FlowPicture | undefined {
    const rtl = getComputedStyle(this).direction === "rtl";
    return rtl && this.#picture ? mirrored(this.#picture) : this.#picture;
  }

  protected override updated(): void {
    const state = this.#trouble ?? (this.#picture ? "drawn" : undefined);
    if (state) this.dataset.picture = state;
    else delete this.dataset.picture;
  }

  /** Own width in drawing units; 0 while it isn't shown. */
  #room(): number {
    return (this.clientWidth / Number.parseFloat(getComputedStyle(this).fontSize)) * UNITS;
  }

  /** In the next frame: what is drawn for another width has another height, which would be observed at once. */
  async #resized(): Promise<void> {
    await nextFrame();
    const room = this.#room();
    if (room === 0 || room === this.#roomBefore) return;
    this.#roomBefore = room;
    this.requestUpdate();
    if (!this.#extent || directionFor(room, this.#extent) !== this.#direction) this.#want();
  }

  #want(): void {
    this.#wanted = true;
    if (!this.#working) void this.#work();
  }

  /** Lays out as long as something new is wanted, one layout at a time. */
  async #work(): Promise<void> {
    this.#working = true;
    while (this.#wanted && this.#life) {
      await nextFrame();
      const signal = this.#life?.signal;
      if (!signal || !this.shape || this.open) break;
      this.#wanted = false;
      await this.#layOut(signal);
    }
    this.#working = false;
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
    const flow = measuredFlow(shape, (texts) => measureTexts(this, texts));
    this.#extent = extentOf(flow);
    this.#direction = directionFor(room, this.#extent);
    const task = taskOf(flow, this.#direction);
    const input = JSON.stringify([task, flow]);
    if (input === this.#input) return;
    this.#input = input;
    try {
      const layout = layoutFrom(await engine.layout(elkGraph(task), { workers, signal }));
      // Meanwhile it may have begun to be written anew.
      if (this.#input === input) this.#show(pictureOf(flow, task, layout), undefined);
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

declare global {
  interface HTMLElementTagNameMap {
    "intui-flow": IntuiFlow;
  }
}
