import type { CoreType } from "../core/core.js";
import { drawChart } from "./chart.js";
import { drawChoice } from "./choice.js";
import type { DrawContext, Drawing } from "./drawing.js";
import { drawFlow } from "./flow.js";
import { drawForm } from "./form.js";
import { drawGroup } from "./group.js";
import { drawLabel } from "./label.js";
import { registerDrawing } from "./registry.js";
import { drawStat } from "./stat.js";
import { drawTable } from "./table.js";
import { drawText } from "./text.js";

/** A drawing for every kind of core: a kind without one does not compile. */
const core: Record<CoreType, (props: never, context: DrawContext) => unknown> = {
  Text: drawText,
  Group: drawGroup,
  Label: drawLabel,
  Table: drawTable,
  Chart: drawChart,
  Stat: drawStat,
  Flow: drawFlow,
  Choice: drawChoice,
  Form: drawForm,
};

/** Registers the drawings of core. Called by the element itself, so that importing it has no side effect. */
export function registerCoreDrawings(): void {
  for (const [type, draw] of Object.entries(core)) registerDrawing(type, draw as Drawing);
}
