/** How large a picture may be shown, times the size at which its letters are as large as the text around it. */
const LARGEST = 3;
/** The share of the window that a whole picture may take when it is seen from farthest off. */
const OVERVIEW = 0.8;

/** A place on the screen, as events tell it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * How large a picture stands in its box, and which part of it is seen. Until somebody zooms the sheet decides alone;
 * then the box keeps the height it had, so that nothing on the page moves.
 */
export class Zoom {
  readonly #box: HTMLElement;
  readonly #picture: SVGElement;

  constructor(box: HTMLElement, picture: SVGElement) {
    this.#box = box;
    this.#picture = picture;
  }

  /** The scale now: 1 is natural size. */
  get scale(): number {
    return this.#width / this.#naturalWidth;
  }

  get zoomed(): boolean {
    return this.#box.hasAttribute("data-zoomed");
  }

  /** Whether there is more of the picture than the box shows. */
  get overflows(): boolean {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.#box;
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  }

  /** Changes the scale by a factor; what is at `place`, or else in the middle of the box, stays where it is. */
  by(factor: number, place: Place = this.#middle()): void {
    const scale = this.scale;
    const target = Math.min(LARGEST, Math.max(this.#smallest(), scale * factor));
    const before = this.#picture.getBoundingClientRect();
    this.#hold();
    this.#box.style.setProperty("--_zoom", String(target));
    const after = this.#picture.getBoundingClientRect();
    const grown = after.width / before.width;
    this.#scroll(
      after.left - place.x + (place.x - before.left) * grown,
      after.top - place.y + (place.y - before.top) * grown,
    );
  }

  /** Moves what is seen by so many pixels of the screen. */
  pan(x: number, y: number): void {
    this.#scroll(-x, -y);
  }

  reset(): void {
    const { style } = this.#box;
    delete this.#box.dataset.zoomed;
    style.removeProperty("--_zoom");
    style.removeProperty("block-size");
    this.#box.scrollTo(0, 0);
  }

  get #width(): number {
    return Number.parseFloat(getComputedStyle(this.#picture).width);
  }

  get #fontSize(): number {
    return Number.parseFloat(getComputedStyle(this.#box).fontSize);
  }

  get #naturalWidth(): number {
    return Number.parseFloat(this.#picture.style.getPropertyValue("--_em")) * this.#fontSize;
  }

  /** The scale at which all of it can be seen at once; never more than the one that it has by itself. */
  #smallest(): number {
    const { clientWidth, clientHeight } = this.#box;
    const naturalHeight = Number.parseFloat(getComputedStyle(this.#picture).height) / this.scale;
    const whole = Math.min(clientWidth / this.#naturalWidth, (window.innerHeight * OVERVIEW) / naturalHeight);
    return Math.min(whole, clientHeight / naturalHeight, this.scale);
  }

  #middle(): Place {
    const { left, top, width, height } = this.#box.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  #hold(): void {
    if (this.zoomed) return;
    this.#box.style.blockSize = `${this.#box.offsetHeight / this.#fontSize}em`;
    this.#box.dataset.zoomed = "";
  }

  /** By pixels of the screen, which a scaled ancestor makes other than the box's own. */
  #scroll(x: number, y: number): void {
    const ratio = this.#box.getBoundingClientRect().width / this.#box.offsetWidth || 1;
    this.#box.scrollLeft += x / ratio;
    this.#box.scrollTop += y / ratio;
  }
}
