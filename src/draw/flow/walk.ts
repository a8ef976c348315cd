import type { FlowPicture, PictureStep } from "./flow-picture.js";

/** Where an arrow key points: right and down count up. */
const ARROWS: Readonly<Record<string, readonly [axis: "x" | "y", sign: 1 | -1]>> = {
  ArrowRight: ["x", 1],
  ArrowLeft: ["x", -1],
  ArrowDown: ["y", 1],
  ArrowUp: ["y", -1],
};

/**
 * The step that a key leads to from another, in the picture as it is seen: along the flow's direction to the nearest
 * box that way; the other way to the next in reading order, so that every step can be reached. `undefined` where the key
 * leads nowhere.
 */
export function stepFor(key: string, from: number, picture: FlowPicture, rtl: boolean): number | undefined {
  const { steps, direction } = picture;
  const at = steps.findIndex((step) => step.index === from);
  if (key === "Home") return steps[0]?.index;
  if (key === "End") return steps.at(-1)?.index;
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  const here = steps[at];
  if (!arrow || !here) return undefined;
  const [axis, sign] = arrow;
  if (axis === (direction === "across" ? "x" : "y")) return nearest(here, steps, axis, sign)?.index;
  // Within a layer of a flow that leads down, reading goes with the text.
  return steps[at + (axis === "x" && rtl ? -sign : sign)]?.index;
}

const middle = (step: PictureStep, axis: "x" | "y"): number =>
  axis === "x" ? step.x + step.width / 2 : step.y + step.height / 2;

/** The box that lies wholly beyond `here` on an axis and closest to it, where what is aside counts double. */
function nearest(
  here: PictureStep,
  steps: readonly PictureStep[],
  axis: "x" | "y",
  sign: 1 | -1,
): PictureStep | undefined {
  const across = axis === "x" ? "y" : "x";
  const extent = axis === "x" ? "width" : "height";
  const beyond = (step: PictureStep): boolean =>
    sign > 0 ? step[axis] >= here[axis] + here[extent] : step[axis] + step[extent] <= here[axis];
  const cost = (step: PictureStep): number =>
    Math.abs(middle(step, axis) - middle(here, axis)) + 2 * Math.abs(middle(step, across) - middle(here, across));
  return steps
    .filter(beyond)
    .reduce<PictureStep | undefined>((best, step) => (best && cost(best) <= cost(step) ? best : step), undefined);
}
