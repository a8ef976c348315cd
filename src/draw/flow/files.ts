/** A Flow as a file. Loaded at the press that asks for one. */
import { adopt } from "../adopt.js";
import { type FlowPicture, mirrored, pictureOf } from "./flow-picture.js";
import type { FlowShape } from "./graph.js";
import { inkAt } from "./ink.js";
import { type Direction, taskOf } from "./layout.js";
import { lineLayout } from "./line-layout.js";
import { measureTexts } from "./measure.js";
import { measuredFlow } from "./measured.js";
import { painted } from "./paint.js";
import { pictureSheet } from "./picture-styles.js";
import { svgText } from "./svg-text.js";

/** The widest that a line of steps runs across, in drawing units. */
const WIDEST = 1200;

/** What a file is made of. */
export interface FlowFileSource {
  /** Where the Flow stands in its page: what it is measured and coloured by, and what holds its picture, if it is one. */
  readonly place: HTMLElement;
  readonly shape: FlowShape;
  /** What the picture is called. */
  readonly name: string;
}

/** Rejects where there is no picture, or none that a canvas takes. */
export async function fileOf(kind: "svg" | "png", { place, shape, name }: FlowFileSource): Promise<Blob> {
  adopt(place.getRootNode(), pictureSheet);
  const picture = place.querySelector("intui-flow")?.picture ?? linePicture(place, shape);
  const ink = inkAt(place);
  if (kind === "svg") return new Blob([svgText(picture, ink, name)], { type: "image/svg+xml" });
  const canvas = painted(picture, ink);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("too large to paint"))), "image/png");
  });
}

function linePicture(place: HTMLElement, shape: FlowShape): FlowPicture {
  if (!shape.lines) throw new Error("there is no picture");
  const flow = measuredFlow(shape, (texts) => measureTexts(place, texts));
  const laid = (direction: Direction): FlowPicture => {
    const task = taskOf(flow, direction);
    return pictureOf(flow, task, lineLayout(task));
  };
  const across = laid("across");
  if (across.width > WIDEST) return laid("down");
  return getComputedStyle(place).direction === "rtl" ? mirrored(across) : across;
}
