import type { ComponentNode } from "../../core/component-node.js";
import { drawChart } from "./chart.js";
import { drawChoice } from "./choice.js";
import { drawFlow } from "./flow.js";
import { drawForm } from "./form.js";
import { drawLabel } from "./label.js";
import type { MailDrawing } from "./mail.js";
import { drawStat } from "./stat.js";
import { drawTable } from "./table.js";
import { drawText } from "./text.js";

/** The drawings by type. A Group has none: what it holds is drawn one after another. */
const drawings = {
  Text: drawText,
  Label: drawLabel,
  Table: drawTable,
  Chart: drawChart,
  Stat: drawStat,
  Flow: drawFlow,
  Choice: drawChoice,
  Form: drawForm,
} as const;

/** A type is what its kind made of it: the props are those that its drawing takes. */
export function mailDrawing(type: string): MailDrawing<ComponentNode> | undefined {
  return Object.hasOwn(drawings, type)
    ? (drawings[type as keyof typeof drawings] as MailDrawing<ComponentNode>)
    : undefined;
}
