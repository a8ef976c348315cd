import type { Place, Zoom } from "./zoom.js";

/** Pixels that a pressed mouse has to move before it drags: less is a click. */
const THRESHOLD = 4;
/** Wheel pixels that change the scale by a factor of e, and what a line of it counts. */
const WHEEL = { perFactor: 240, line: 16 } as const;

/** WebKit's own: no standard has it. */
interface GestureEvent extends Event {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Zooming and panning by mouse, pen, touch and trackpad. The page keeps its own: a wheel without Ctrl scrolls it, and
 * so does one finger up and down.
 */
export class Gestures {
  readonly #zoom: () => Zoom | undefined;
  #drag: { last: Place; moved: boolean } | undefined;
  /** How much a pinch on a trackpad has grown so far. */
  #grown = 1;
  #pinch: { readonly middle: Place; readonly spread: number } | undefined;

  constructor(zoom: () => Zoom | undefined) {
    this.#zoom = zoom;
  }

  /** Ctrl and wheel, which is also what a pinch on a trackpad says. */
  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1);
    this.#zoom()?.by(Math.exp(-pixels / WHEEL.perFactor), { x: event.clientX, y: event.clientY });
  };

  /** Safari tells a pinch on a trackpad in events of its own, by how much it has grown since it began. */
  readonly pinch = (event: Event): void => {
    const { type, scale, clientX, clientY } = event as GestureEvent;
    if (this.#pinch || !event.cancelable) return;
    event.preventDefault();
    if (type === "gesturechange") this.#zoom()?.by(scale / this.#grown, { x: clientX, y: clientY });
    this.#grown = type === "gesturechange" ? scale : 1;
  };

  /** A press on text begins a selection, elsewhere a drag. Fingers scroll by themselves. */
  readonly down = (event: PointerEvent): void => {
    const onText = (event.target as Element).closest("text") !== null;
    if (event.button !== 0 || event.pointerType === "touch" || onText || !this.#zoom()?.overflows) return;
    this.#drag = { last: { x: event.clientX, y: event.clientY }, moved: false };
  };

  readonly move = (event: PointerEvent): void => {
    // Released where no event could tell.
    if ((event.buttons & 1) === 0) this.up();
    const drag = this.#drag;
    if (!drag) return;
    const x = event.clientX - drag.last.x;
    const y = event.clientY - drag.last.y;
    if (!drag.moved && Math.hypot(x, y) < THRESHOLD) return;
    // Not before: a click has to reach the step under it.
    if (!drag.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { last: { x: event.clientX, y: event.clientY }, moved: true };
    this.#zoom()?.pan(x, y);
  };

  readonly up = (): void => {
    this.#drag = undefined;
  };

  readonly select = (event: Event): void => {
    if (this.#drag) event.preventDefault();
  };

  readonly touch = (event: TouchEvent): void => {
    const before = this.#pinch;
    this.#pinch = pinchOf(event.touches);
    if (!this.#pinch || !event.cancelable) return;
    event.preventDefault();
    if (!before) return;
    const { middle, spread } = this.#pinch;
    this.#zoom()?.pan(middle.x - before.middle.x, middle.y - before.middle.y);
    this.#zoom()?.by(spread / before.spread, middle);
  };
}

/** Two fingers: the middle between them and how far they are apart. */
function pinchOf(touches: TouchList): { readonly middle: Place; readonly spread: number } | undefined {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b || touches.length !== 2) return undefined;
  const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  return { middle, spread: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) };
}
