/** Tells the host how much room the app needs. */

/** What a host says of the room that it has: a fixed height, the most that it gives, or neither. */
export interface Dimensions {
  readonly height?: unknown;
  readonly maxHeight?: unknown;
}

export class FrameSize {
  readonly #tell: (size: { readonly height: number }) => void;
  readonly #sizes = new ResizeObserver(() => this.#soon());
  #frame = 0;
  #told = 0;

  constructor(tell: (size: { readonly height: number }) => void) {
    this.#tell = tell;
  }

  /** Takes over what the host says: where its height is fixed nothing is told, and the app scrolls in it. */
  use({ height }: Dimensions): void {
    this.stop();
    const fixed = typeof height === "number";
    document.documentElement.toggleAttribute("data-fixed", fixed);
    if (fixed) return;
    for (const box of [document.documentElement, document.body]) this.#sizes.observe(box);
    this.#soon();
  }

  stop(): void {
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #soon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#measure());
  }

  /** As high as its content, however high its frame is now. The document's own height is that, too: some hosts read it. */
  #measure(): void {
    const { style } = document.documentElement;
    const before = style.height;
    style.height = "max-content";
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    style.height = before;
    if (height === this.#told) return;
    this.#told = height;
    this.#tell({ height });
  }
}
