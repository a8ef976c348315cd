import type { PlotInk } from "../vendor/plot-picture.js";
import type { Picture } from "./picture.js";

/** A picture as it is seen: what a copy of it is made from. */
export interface Snapshot {
  /** The plot with its axes, without what stands over it as text. */
  readonly canvas: HTMLCanvasElement;
  readonly picture: Picture;
  readonly ink: PlotInk;
}
