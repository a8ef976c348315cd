import { html, nothing, type PropertyValues } from "lit";
import { LightElement } from "../light-element.js";
import { placed } from "../placed.js";
import { Plot, type PlotInk } from "../vendor/uplot.js";
import { say } from "../words.js";
import { type Font, fontOf, inkOf } from "./ink.js";
import type { Measure } from "./labels.js";
import { drawPlacedMarkers } from "./markers.js";
import { measureIn } from "./measure.js";
import { type Picture, pictureOf } from "./picture.js";
import { keyTarget, nearestPlace } from "./pointing.js";
import { drawReadout, type Readout, readoutAt, spoken } from "./readout.js";
import { type ChartProps, type Marker, markersOf, type Series, seriesOf } from "./series.js";
import { chartSheet } from "./sheet.js";
import { watchChart } from "./watch.js";

const SILENCED = ["transitionrun", "transitionstart", "transitioncancel"];

/**
 * The picture of a chart: lines or bars on a canvas, over it the markers and the readout as text. It fills the frame
 * that its figure gives it; the figure holds all other text. Pointing at it, or the arrow keys, read its values.
 *
 * @tagname intui-chart
 * @internal
 */
export class IntuiChart extends LightElement {
  static override properties = {
    props: { attribute: false },
    open: { attribute: false },
    name: { attribute: false },
    _size: { state: true },
    _place: { state: true },
  };
  static override sheet = chartSheet;

  declare props: ChartProps;
  /** True while the chart is being written. */
  declare open: boolean;
  /** What the figure is called. */
  declare name: string;
  declare private _size: { readonly width: number; readonly height: number } | undefined;
  /** The place that is read, by the text of its x, so that it stays where it is while data comes. */
  declare private _place: string | undefined;

  #series: readonly Series[] = [];
  #markers: readonly Marker[] = [];
  #picture: Picture | undefined;
  /** What the picture was made from: made anew only when one of them differs. */
  #made: readonly unknown[] = [];
  #plot: Plot | undefined;
  #drawn: { readonly picture: Picture; readonly ink: string } | undefined;
  #font: Font | undefined;
  #measure: Measure = () => 0;
  #unwatch: (() => void) | undefined;

  constructor() {
    super();
    this.addEventListener("pointerdown", this.#point);
    this.addEventListener("pointermove", this.#point);
    this.addEventListener("pointerleave", this.#leave);
    this.addEventListener("pointercancel", this.#hide);
    this.addEventListener("blur", this.#hide);
    this.addEventListener("keydown", this.#key);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchChart(this, {
      resized: (width, height) => {
        this._size = { width, height };
      },
      restyled: () => this.#restyle(),
      printing: (now) => this.#print(now),
    });
  }

  /** A canvas that has left the page is let go; the first size after coming back draws it again. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#plot?.destroy();
    this.#plot = undefined;
    this.#drawn = undefined;
    this._place = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed as Map<PropertyKey, unknown>);
    if (changed.has("props") || changed.has("open")) {
      this.#series = seriesOf(this.props, this.open);
      this.#markers = markersOf(this.props, this.open);
    }
    const probe = this.querySelector(".chart-probe");
    if (probe && this._size) this.#makePicture(probe, this._size);
  }

  #makePicture(probe: Element, size: { readonly width: number; readonly height: number }): void {
    const font = fontOf(probe);
    if (font.size !== this.#font?.size || font.family !== this.#font.family) {
      this.#font = font;
      this.#measure = measureIn(font);
    }
    const made = [this.props, this.open, size, this.#measure, this.session.locale];
    if (made.every((each, index) => each === this.#made[index])) return;
    this.#made = made;
    this.#picture = pictureOf({
      kind: this.props.kind ?? "line",
      series: this.#series,
      markers: this.#markers,
      unit: this.props.unit,
      ...size,
      em: font.size,
      measure: this.#measure,
      locale: this.session.locale,
      open: this.open,
      before: this.open ? this.#picture : undefined,
    });
  }

  protected override render(): unknown {
    const picture = this.#picture;
    return html`<div class="chart-canvas"></div>
      <span class="chart-probe" aria-hidden="true" @transitionend=${this.#recolor}></span>
      ${picture ? this.#drawOver(picture) : nothing}`;
  }

  #drawOver(picture: Picture): unknown {
    const { left, top, width, height } = picture.box;
    const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    const place = this._place === undefined ? -1 : picture.axis.keys.indexOf(this._place);
    return html`<div class="chart-over" aria-hidden="true" ${placed(box)}>
      ${drawPlacedMarkers(picture.markers)}
      ${place >= 0 ? drawReadout(picture, place, this.#readout(picture, place), this.props.kind ?? "line") : nothing}
    </div>`;
  }

  #readout(picture: Picture, place: number): Readout {
    return readoutAt(picture, place, this.#series, this.#markers, this.props.unit, this.session);
  }

  protected override firstUpdated(): void {
    // An arrow-driven cursor is no image: a screen reader hands its keys to an application only.
    this.tabIndex = 0;
    this.role = "application";
    const probe = this.querySelector(".chart-probe") as HTMLElement;
    for (const type of SILENCED) probe.addEventListener(type, (event) => event.stopPropagation());
    if (this._size) this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { words } = this.session;
    this.ariaRoleDescription = words.chartRole;
    this.ariaLabel = say(words.chartKeys, { name: this.name });
    this.#paint();
  }

  /** Brings the canvas up to date with the picture and the colours, if either has changed. */
  #paint(): void {
    const host = this.querySelector<HTMLElement>(".chart-canvas");
    const probe = this.querySelector(".chart-probe");
    if (!host || !probe || !this.#font || !this.isConnected) return;
    const picture = this.#picture;
    if (!picture) {
      this.#plot?.destroy();
      this.#plot = undefined;
      this.#drawn = undefined;
      return;
    }
    const ink: PlotInk = inkOf(probe, picture.looks, this.#font);
    const inkKey = JSON.stringify(ink);
    if (this.#plot && this.#drawn?.picture === picture && this.#drawn.ink === inkKey) return;
    this.#drawn = { picture, ink: inkKey };
    if (this.#plot) this.#plot.draw(picture, ink);
    else this.#plot = new Plot(host, picture, ink);
  }

  #restyle(): void {
    this.#font = undefined;
    this.requestUpdate();
  }

  readonly #recolor = (event: Event): void => {
    event.stopPropagation();
    this.#paint();
  };

  /** Paper is light: the canvas is drawn in the light tokens before the page is laid out for it. */
  #print(now: boolean): void {
    this.querySelector(".chart-probe")?.classList.toggle("printing", now);
    this.#paint();
  }

  readonly #point = (event: PointerEvent): void => {
    if (!this.#picture || (event.target as Element).closest(".chart-marker-label")) return;
    this._place = nearestPlace(this, this.#picture, event.clientX);
  };

  /** A finger that was lifted leaves its readout; it goes when the focus does. */
  readonly #leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.#hide();
  };

  readonly #hide = (): void => {
    this._place = undefined;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!this.#picture || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = keyTarget(event.key, this._place, this.#picture.axis.keys);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this._place = target ?? undefined;
    if (target === null) return;
    const place = this.#picture.axis.keys.indexOf(target);
    this.session.announce(spoken(this.#readout(this.#picture, place), this.session));
  };
}
