import { html, nothing, type PropertyValues } from "lit";
import { LightElement } from "../light-element.js";
import { placed } from "../placed.js";
import { Plot } from "../vendor/uplot.js";
import { say } from "../words.js";
import { type Font, fontOf, inkOf } from "./ink.js";
import type { Measure } from "./labels.js";
import { drawPlacedMarkers } from "./markers.js";
import { measureIn } from "./measure.js";
import { Painter } from "./painter.js";
import { type PaperFrame, paperFrame } from "./paper.js";
import { type Picture, pictureOf } from "./picture.js";
import { keyTarget, nearestPlace } from "./pointing.js";
import { drawReadout, type Readout, readoutAt, spoken } from "./readout.js";
import { type ChartProps, type Marker, markersOf, type Series, seriesOf } from "./series.js";
import { chartSheet } from "./sheet.js";
import type { Snapshot } from "./snapshot.js";
import { type Room, watchChart } from "./watch.js";

const SILENCED = ["transitionrun", "transitionstart", "transitioncancel"];

/** ms without another key before a place is spoken: a held arrow is one journey, not a flood of values. */
const SPOKEN_AFTER = 150;

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
    off: { attribute: false },
    _room: { state: true },
    _place: { state: true },
    _paper: { state: true },
  };
  static override sheet = chartSheet;

  declare props: ChartProps;
  /** True while the chart is being written. */
  declare open: boolean;
  /** What the chart is called. */
  declare name: string;
  /** The labels of the series that are switched off. */
  declare off: ReadonlySet<string>;
  declare private _room: Room | undefined;
  /** The place that is read, by the text of its x, so that it stays where it is while data comes. */
  declare private _place: string | undefined;
  /** While the page is printed. */
  declare private _paper: PaperFrame | undefined;

  #series: readonly Series[] = [];
  #markers: readonly Marker[] = [];
  #picture: Picture | undefined;
  /** What the picture was made from: made anew only when one of them differs. */
  #made: readonly unknown[] = [];
  readonly #painter = new Painter();
  #font: Font | undefined;
  #measure: Measure = () => 0;
  #unwatch: (() => void) | undefined;
  #speech: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.off = new Set();
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
      resized: (room) => {
        // What paper makes of the frame is not its size on screen.
        if (!this._paper) this._room = room;
      },
      restyled: () => this.#restyle(),
      printing: (now, width) => this.#print(now, width),
    });
  }

  /** A canvas that has left the page is let go; the first size after coming back draws it again. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#painter.clear();
    this._place = undefined;
    clearTimeout(this.#speech);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed as Map<PropertyKey, unknown>);
    if (changed.has("props") || changed.has("open")) {
      this.#series = seriesOf(this.props, this.open);
      this.#markers = markersOf(this.props, this.open);
    }
    const probe = this.querySelector(".chart-probe");
    if (probe && this._room) this.#makePicture(probe, this._paper ?? this._room);
  }

  #makePicture(probe: Element, { width, height }: Pick<Room, "width" | "height">): void {
    const font = fontOf(probe);
    if (font.size !== this.#font?.size || font.family !== this.#font.family) {
      this.#font = font;
      this.#measure = measureIn(font);
    }
    const made = [this.props, this.open, this.off, width, height, this.#measure, this.session.locale];
    if (made.every((each, index) => each === this.#made[index])) return;
    this.#made = made;
    this.#picture = pictureOf({
      kind: this.props.kind ?? "line",
      series: this.#series,
      markers: this.#markers,
      off: this.off,
      unit: this.props.unit,
      width,
      height,
      em: font.size,
      measure: this.#measure,
      locale: this.session.locale,
      open: this.open,
      before: this.open ? this.#picture : undefined,
    });
  }

  protected override render(): unknown {
    const picture = this.#picture;
    return html`<div class="chart-frame" ${placed(this._paper?.styles ?? {})}>
      <div class="chart-canvas"></div>
      ${picture ? this.#drawOver(picture) : nothing}
    </div>
    <span class="chart-probe ${this._paper ? "printing" : ""}" aria-hidden="true" @transitionend=${this.#recolor}></span>`;
  }

  /** In parts of the picture, not in px: on paper the frame may become narrower. */
  #drawOver({ box, width, height, ...picture }: Picture): unknown {
    const styles = {
      left: `${(box.left / width) * 100}%`,
      top: `${(box.top / height) * 100}%`,
      width: `${(box.width / width) * 100}%`,
      height: `${(box.height / height) * 100}%`,
    };
    const whole = { ...picture, box, width, height };
    const place = this._place === undefined ? -1 : picture.axis.keys.indexOf(this._place);
    return html`<div class="chart-over" aria-hidden="true" ${placed(styles)}>
      ${drawPlacedMarkers(picture.markers, box.width)}
      ${place >= 0 ? drawReadout(whole, place, this.#readout(whole, place), this.props.kind ?? "line") : nothing}
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
    if (this._room) this.requestUpdate();
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
    const host = this.querySelector(".chart-canvas");
    const probe = this.querySelector(".chart-probe");
    if (!host || !probe || !this.#font || !this._room || !this.isConnected) return;
    if (!this.#picture) {
      this.#painter.clear();
      return;
    }
    const ink = inkOf(probe, this.#picture.looks, this.#font);
    this.#painter.paint(host, this.#picture, ink, this._paper?.ratio ?? this._room.zoomed);
  }

  /** The picture as it is seen now, drawn apart for a file; undefined where there is none. */
  snapshot(ratio: number): Snapshot | undefined {
    const probe = this.querySelector(".chart-probe");
    if (!probe || !this.#picture || !this.#font) return undefined;
    const ink = inkOf(probe, this.#picture.looks, this.#font);
    const plot = new Plot(this.#picture, ink, ratio);
    const { canvas } = plot;
    plot.destroy();
    return { canvas, picture: this.#picture, ink };
  }

  #restyle(): void {
    this.#font = undefined;
    this.requestUpdate();
  }

  readonly #recolor = (event: Event): void => {
    event.stopPropagation();
    this.#paint();
  };

  /** Drawn at once, in light colours: the page is printed right after. What has never come near the screen has no room yet. */
  #print(now: boolean, width: number | undefined): void {
    if (now && this.clientWidth > 0) {
      this._room ??= { width: this.clientWidth, height: this.clientHeight, zoomed: undefined };
    }
    this._paper = now && this._room ? paperFrame(this._room, width) : undefined;
    this.performUpdate();
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
    clearTimeout(this.#speech);
    this.#speech = setTimeout(() => this.#speak(), SPOKEN_AFTER);
  };

  #speak(): void {
    const place = this._place === undefined ? -1 : (this.#picture?.axis.keys.indexOf(this._place) ?? -1);
    if (!this.#picture || place < 0) return;
    this.session.announce(spoken(this.#readout(this.#picture, place), this.session));
  }
}
