import { html, nothing, type PropertyValues } from "lit";
import { drawActions } from "../actions.js";
import { type LazyElement, lazyElement } from "../lazy.js";
import { drawn, LightElement } from "../light-element.js";
import { chartActions } from "./actions.js";
import type { IntuiChart } from "./chart-element.js";
import { drawLegend } from "./legend.js";
import { type ChartProps, type Marker, markersOf, type Series, seriesOf } from "./series.js";
import { drawData, drawMarkers } from "./table.js";

const loadPicture = (): Promise<CustomElementConstructor> =>
  import("./chart-element.js").then((module) => module.IntuiChart);

/**
 * A chart: all that is text stands in it at once, and the picture comes into a frame whose height is known beforehand. It
 * keeps what the reader wants to see of it: which series, and the picture or its data. Where the picture's code can't be
 * had, the data is shown as a table instead.
 *
 * @tagname intui-figure
 * @internal
 */
export class IntuiFigure extends LightElement {
  static override properties = {
    props: { attribute: false },
    open: { attribute: false },
    broken: { attribute: false },
    name: { attribute: false },
    _off: { state: true },
    _asTable: { state: true },
  };

  declare props: ChartProps;
  /** True while the chart is being written. */
  declare open: boolean;
  /** True when it has closed with a mistake in it. */
  declare broken: boolean;
  /** What the chart is called. */
  declare name: string;
  /** The labels of the series that are switched off. */
  declare private _off: ReadonlySet<string>;
  declare private _asTable: boolean;

  #series: readonly Series[] = [];
  #markers: readonly Marker[] = [];
  #awaited: LazyElement | undefined;

  constructor() {
    super();
    this._off = new Set();
    this._asTable = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed as Map<PropertyKey, unknown>);
    if (!changed.has("props") && !changed.has("open")) return;
    this.#series = seriesOf(this.props, this.open);
    this.#markers = markersOf(this.props, this.open);
  }

  protected override render(): unknown {
    const { props, open, name, session } = this;
    // What has closed without a value in it is a broken chart: there is nothing to make a picture of.
    if (!open && this.#series.every(({ points }) => points.length === 0)) return this.#drawEmpty();
    const asTable = this._asTable || this.#pictureState() === "failed";
    // Who listens to a table hears it when it is whole: while it grows, the tree is busy and the rows would only cost time.
    const data = open && !asTable ? nothing : drawData(name, this.#series, asTable, session);
    return html`<div class="chart-head">${this.#drawTitle()} ${open || this.broken ? nothing : this.#drawTools(asTable)}</div>
      ${asTable ? nothing : drawLegend(props.kind, this.#series, this._off, this.#toggle, session.words)}
      ${props.unit ? html`<div class=${props.unit === "%" && !asTable ? "unseen" : "chart-unit"} dir="auto">${props.unit}</div>` : nothing}
      ${
        asTable
          ? nothing
          : html`<intui-chart class="chart-picture" .props=${props} .session=${session} .key=${this.key} .open=${open}
              .name=${name} .off=${this._off}></intui-chart>`
      }
      ${drawMarkers(this.#markers, this.#series, asTable, session.words)} ${data}`;
  }

  #drawTitle(): unknown {
    const { title } = this.props;
    // The place is the page's, the order of the words their own.
    if (!title) return html`<div class="chart-title"></div>`;
    return html`<div class="chart-title" role="heading" aria-level="3"><bdi>${title}</bdi></div>`;
  }

  #drawEmpty(): unknown {
    return html`<div class="chart-head">${this.#drawTitle()}</div>
      <p class="chart-empty">${this.session.words.chartEmpty}</p>`;
  }

  #drawTools(asTable: boolean): unknown {
    const { session, name } = this;
    const actions = chartActions({
      words: session.words,
      title: name,
      series: this.#series,
      image: asTable ? undefined : this.#image,
    });
    return html`${this.#drawToggle()}${drawActions({ session, name, actions })}`;
  }

  #drawToggle(): unknown {
    // Where there is no picture, there is no choice.
    if (this.#pictureState() === "failed") return nothing;
    return html`<button type="button" class="chart-toggle" part="chart-toggle" aria-pressed=${this._asTable ? "true" : "false"}
      @click=${() => {
        this._asTable = !this._asTable;
      }}>${this.session.words.chartData}</button>`;
  }

  /** The picture as it is seen, with all that is text around it. */
  readonly #image = async (): Promise<Blob> => {
    const ratio = Math.max(2, devicePixelRatio);
    const snapshot = this.querySelector<IntuiChart>("intui-chart")?.snapshot?.(ratio);
    if (!snapshot) throw new Error("there is no picture");
    const { chartImage, imageText } = await import("./image.js");
    const text = imageText(
      snapshot,
      { ...this.props, series: this.#series, markers: this.#markers },
      this.session.words,
    );
    return chartImage(snapshot, { ...text, rtl: getComputedStyle(this).direction === "rtl" }, ratio);
  };

  #pictureState(): LazyElement["state"] {
    const picture = lazyElement("intui-chart", loadPicture);
    if (picture !== this.#awaited) {
      this.#awaited = picture;
      void picture.settled.then((state) => state === "failed" && this.requestUpdate());
    }
    return picture.state;
  }

  readonly #toggle = (label: string): void => {
    const off = new Set(this._off);
    if (!off.delete(label)) off.add(label);
    this._off = off;
  };

  /** The picture is part of it. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await drawn(this);
    return complete;
  }
}
