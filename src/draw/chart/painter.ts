import type { PlotInk } from "../vendor/plot-picture.js";
import { Plot } from "../vendor/uplot.js";
import type { Picture } from "./picture.js";

/** Keeps the canvas in an element up to date with a picture and its colours: drawn again only when one of them differs. */
export class Painter {
  #plot: Plot | undefined;
  #drawn = "";
  #picture: Picture | undefined;

  paint(host: Element, picture: Picture, ink: PlotInk, ratio: number | undefined): void {
    const drawn = JSON.stringify([ink, ratio ?? devicePixelRatio]);
    if (this.#plot && this.#picture === picture && this.#drawn === drawn) return;
    this.#picture = picture;
    this.#drawn = drawn;
    if (this.#plot) this.#plot.draw(picture, ink, ratio);
    else this.#plot = new Plot(picture, ink, ratio);
    const { canvas } = this.#plot;
    if (canvas.parentElement !== host) host.replaceChildren(canvas);
  }

  /** Lets the canvas go; what is painted next gets a new one. */
  clear(): void {
    this.#plot?.destroy();
    this.#plot = undefined;
    this.#picture = undefined;
  }
}
