import { nothing } from "lit";
import type { Kind } from "../core/kind.js";
import { chartStyles } from "../draw/chart/styles.js";
import type { Drawing } from "../draw/drawing.js";
import { registerCoreDrawings } from "../draw/drawings.js";
import { flowStyles } from "../draw/flow/styles.js";
import { drawingOf } from "../draw/registry.js";
import { tableStyles } from "../draw/table/styles.js";
import type { A2uiContext, A2uiDrawing } from "./drawing.js";
import { weighted } from "./drawings/weighted.js";
import { readAs } from "./kinds/from-core.js";
import { coreComponents } from "./model/intui-catalog.js";
import { registerA2uiDrawing } from "./registry.js";

/** The sheets of the drawings of core that may stand in a surface. */
export const coreSheets = [tableStyles, chartStyles, flowStyles];

/** Registers the drawings of the components that surfaces have from core. */
export function registerCoreInSurfaces(): void {
  registerCoreDrawings();
  for (const [type, draw] of drawings) registerA2uiDrawing(type, draw);
}

const drawings: readonly (readonly [string, A2uiDrawing])[] = coreComponents.map(({ kind }) => [
  kind.type,
  (props, context) => weighted(drawCore(kind, props, context), context.weight),
]);

/** Draws what can be read of the props: the drawings of core expect nothing of a wrong type. */
function drawCore(kind: Kind, props: object, context: A2uiContext): unknown {
  const { value, problems } = readAs(kind, props);
  const draw = drawingOf(kind.type) as Drawing;
  const { session, key, place = {} } = context;
  // Data that has not come is like a component that is still being written.
  const open = context.open || problems.length > 0;
  return draw(value as object, { session, open, broken: false, key, place, children: () => nothing });
}
