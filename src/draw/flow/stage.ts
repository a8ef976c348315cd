import { html, nothing, type ReactiveControllerHost } from "lit";
import type { Session } from "../drawing.js";
import { say } from "../words.js";
import type { FlowPicture } from "./flow-picture.js";
import { Gestures } from "./gestures.js";
import type { FlowShape } from "./graph.js";
import { drawPicture } from "./picture.js";
import { stepNames } from "./step-names.js";
import { SMALLEST, SMALLEST_WHOLE, UNITS } from "./type.js";
import { stepFor } from "./walk.js";
import { Zoom } from "./zoom.js";

/** A picture higher than this many em is worth an overview. */
const TALL = 48;
/** By how much one press zooms. */
const PRESS = 1.4;

/** What the stage shows now. */
export interface StageView {
  /** As it is seen: mirrored already where `rtl`. */
  readonly picture: FlowPicture;
  readonly shape: FlowShape;
  readonly session: Session;
  /** The room's width in drawing units. */
  readonly room: number;
  readonly rtl: boolean;
}

/**
 * The picture as something to walk through: its steps can be focused, one stop for the Tab key and the arrow keys from
 * there; a big one can be zoomed and moved.
 */
export class FlowStageView {
  readonly #host: HTMLElement & ReactiveControllerHost;
  readonly #gestures = new Gestures(() => this.#zoom());
  #view: StageView | undefined;
  /** The step that was focused last. */
  #current: number | undefined;

  constructor(host: HTMLElement & ReactiveControllerHost) {
    this.#host = host;
  }

  draw(view: StageView): unknown {
    this.#view = view;
    const { picture, shape, session, room } = view;
    const { words } = session;
    const big = picture.width > room || picture.height > TALL * UNITS;
    if (!big) this.#zoom()?.reset();
    const on = this.#gestures;
    return html`<div class=${big ? "flow-scroll big" : "flow-scroll"}
      @keydown=${this.#key} @focusin=${this.#focused}
      @wheel=${big ? on.wheel : nothing} @selectstart=${big ? on.select : nothing}
      @pointerdown=${big ? on.down : nothing} @pointermove=${big ? on.move : nothing}
      @pointerup=${big ? on.up : nothing} @pointercancel=${big ? on.up : nothing}
      @touchstart=${big ? on.touch : nothing} @touchmove=${big ? on.touch : nothing} @touchend=${big ? on.touch : nothing}
      @gesturestart=${big ? on.pinch : nothing} @gesturechange=${big ? on.pinch : nothing} @gestureend=${big ? on.pinch : nothing}
      >${drawPicture({
        picture,
        name: say(words.flowPicture, { steps: shape.steps.length, links: shape.links.length }),
        names: stepNames(shape, words),
        stop: this.#stop(picture),
        smallest: room / picture.width < SMALLEST_WHOLE ? SMALLEST : SMALLEST_WHOLE,
      })}</div>
      ${big ? this.#drawTools(session) : nothing}`;
  }

  #drawTools({ words }: Session): unknown {
    const tool = (name: string, sign: string, press: () => void): unknown =>
      html`<button type="button" class="flow-tool" part="flow-tool" aria-label=${name} title=${name} @click=${press}
        ><span aria-hidden="true">${sign}</span></button>`;
    return html`<div class="flow-tools" role="group" aria-label=${words.flowZoom}>
      ${tool(words.flowZoomOut, "−", () => this.#press(1 / PRESS))}
      ${tool(words.flowZoomIn, "+", () => this.#press(PRESS))}
      <button type="button" class="flow-tool" part="flow-tool" @click=${() => this.#press(0)}>${words.flowFit}</button>
    </div>`;
  }

  /** Where the Tab key stops: the step that was focused last, else the first. */
  #stop({ steps }: FlowPicture): number | undefined {
    const known = steps.some(({ index }) => index === this.#current);
    return known ? this.#current : steps[0]?.index;
  }

  #zoom(): Zoom | undefined {
    const box = this.#host.querySelector<HTMLElement>(".flow-scroll");
    const picture = box?.querySelector<SVGElement>(".flow-picture");
    return box && picture ? new Zoom(box, picture) : undefined;
  }

  /** Zooms by a factor, or back to what it was for 0, and says the scale that came of it. */
  #press(factor: number): void {
    const zoom = this.#zoom();
    if (!zoom || !this.#view) return;
    if (factor === 0) zoom.reset();
    else zoom.by(factor);
    const { session } = this.#view;
    const percent = new Intl.NumberFormat(session.locale, { style: "percent" }).format(zoom.scale);
    session.announce(say(session.words.flowZoomed, { percent }));
  }

  readonly #focused = ({ target }: FocusEvent): void => {
    const step = (target as Element).closest<SVGElement>("[data-step]")?.dataset.step;
    if (step === undefined || Number(step) === this.#current) return;
    this.#current = Number(step);
    this.#host.requestUpdate();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.#zoomKey(event) && !this.#walkKey(event)) return;
    event.preventDefault();
    // A key that has moved something here is no hotkey of the page's.
    event.stopPropagation();
  };

  #zoomKey({ key }: KeyboardEvent): boolean {
    const factor = { "+": PRESS, "=": PRESS, "-": 1 / PRESS, "0": 0 }[key];
    if (factor === undefined || !this.#host.querySelector(".flow-scroll.big")) return false;
    this.#press(factor);
    return true;
  }

  #walkKey({ key, shiftKey, target }: KeyboardEvent): boolean {
    const from = (target as SVGElement).dataset.step;
    if (!this.#view || from === undefined || shiftKey) return false;
    const step = stepFor(key, Number(from), this.#view.picture, this.#view.rtl);
    if (step === undefined) return false;
    this.#host.querySelector<SVGElement>(`[data-step="${step}"]`)?.focus();
    return true;
  }
}
