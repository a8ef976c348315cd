/**
 * Plays a text into a tree: any prefix of it can be shown, forwards and backwards. The element is given the whole
 * text so far each time, as a page does that renders again with every token.
 */
export class Player extends EventTarget {
  #element;
  #text = "";
  #at = 0;
  #frame;

  /** Characters a second. */
  speed = 200;
  /** Characters that arrive at once. */
  chunk = 7;

  get element() {
    return this.#element;
  }

  get text() {
    return this.#text;
  }

  get at() {
    return this.#at;
  }

  get playing() {
    return this.#frame !== undefined;
  }

  /** Starts over with another element. */
  use(element) {
    this.#element = element;
    this.goTo(this.#at);
  }

  /** Another text, shown whole. */
  setText(text) {
    this.pause();
    this.#text = text;
    this.goTo(text.length);
  }

  /** Shows the first `at` characters. At the end of the text, the element is told that no more will come. */
  goTo(at) {
    this.#at = Math.max(0, Math.min(at, this.#text.length));
    this.#element.text = this.#text.slice(0, this.#at);
    if (this.#at === this.#text.length && this.#at > 0) this.#element.end();
    this.dispatchEvent(new Event("change"));
  }

  step() {
    this.pause();
    this.goTo(this.#at + this.chunk);
  }

  /** From where it stands, or from the start when it stands at the end. */
  play() {
    if (this.playing) return;
    if (this.#at >= this.#text.length) this.goTo(0);
    let last = performance.now();
    let owed = 0;
    const tick = (now) => {
      owed += ((now - last) / 1000) * this.speed;
      last = now;
      const chunks = Math.floor(owed / this.chunk);
      owed -= chunks * this.chunk;
      this.#frame = this.#at + chunks * this.chunk < this.#text.length ? requestAnimationFrame(tick) : undefined;
      if (chunks > 0) this.goTo(this.#at + chunks * this.chunk);
    };
    this.#frame = requestAnimationFrame(tick);
    this.dispatchEvent(new Event("change"));
  }

  pause() {
    if (!this.playing) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.dispatchEvent(new Event("change"));
  }
}
