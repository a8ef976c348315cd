import { elkGraph, layoutFrom } from "../../draw/flow/elk-task.js";
import { directionFor, extentOf } from "../../draw/flow/extent.js";
import { type FlowPicture, mirrored, pictureOf } from "../../draw/flow/flow-picture.js";
import { type FlowShape, isLine } from "../../draw/flow/graph.js";
import { type Direction, type Layout, type LayoutTask, taskOf } from "../../draw/flow/layout.js";
import { lineLayout } from "../../draw/flow/line-layout.js";
import { type MeasuredFlow, measuredFlow } from "../../draw/flow/measured.js";
import { measureTexts } from "./measure.js";

/** Lays a branching Flow out. */
export type LayOut = (task: LayoutTask) => Promise<Layout>;

/** By the same engine as on a page. It is loaded when the first Flow needs it: 1.6 MB of code. */
export const layOutByElk: LayOut = async (task) => {
  const { layoutHere } = await import("../../draw/vendor/elk.js");
  return layoutFrom(await layoutHere(elkGraph(task)));
};

/** Most steps × links: nothing can stop a layout once it has begun. As on a page that has no worker. */
const MOST = 3000;

/** True for a Flow that can be laid out in bearable time. */
export const isBearable = ({ steps, links }: FlowShape): boolean => steps.length * links.length <= MOST;

/** The pictures of one Flow, for places of different widths. */
export class FlowLayout {
  readonly #flow: MeasuredFlow;
  readonly #layOut: LayOut;
  readonly #rtl: boolean;
  readonly #pictures = new Map<Direction, Promise<FlowPicture>>();

  constructor(shape: FlowShape, layOut: LayOut, rtl: boolean) {
    this.#flow = measuredFlow(shape, measureTexts);
    this.#layOut = layOut;
    this.#rtl = rtl;
  }

  /** The picture for a place of a width in drawing units. Rejects where it can't be laid out. */
  pictureFor(room: number): Promise<FlowPicture> {
    const direction = directionFor(room, extentOf(this.#flow));
    const known = this.#pictures.get(direction);
    if (known) return known;
    const picture = this.#picture(direction);
    this.#pictures.set(direction, picture);
    return picture;
  }

  async #picture(direction: Direction): Promise<FlowPicture> {
    const { shape } = this.#flow;
    const task = taskOf(this.#flow, direction);
    const picture = pictureOf(this.#flow, task, isLine(shape, false) ? lineLayout(task) : await this.#layOut(task));
    return this.#rtl ? mirrored(picture) : picture;
  }
}
