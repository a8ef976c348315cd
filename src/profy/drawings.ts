import type { DrawContext, Drawing } from "../draw/drawing.js";
import { registerDrawing } from "../draw/registry.js";
import { drawCreditDisplay, drawExpertCard, drawPlanBadge, drawStatusIndicator } from "./drawings/business.js";
import { drawButton } from "./drawings/button.js";
import { drawBadge, drawImage, drawList, drawListItem, drawTable, drawText, drawUnknown } from "./drawings/content.js";
import { drawCard, drawColumn, drawDivider, drawRow } from "./drawings/layout.js";
import { drawPricingTable } from "./drawings/pricing-table.js";
import { dressed } from "./dressed.js";
import type { ProfyType } from "./model/components.js";

/** A drawing for every kind: one without does not compile. */
const drawings: Record<ProfyType, (props: never, context: DrawContext) => unknown> = {
  ProfyRow: drawRow,
  ProfyColumn: drawColumn,
  ProfyCard: drawCard,
  ProfyDivider: drawDivider,
  ProfyText: drawText,
  ProfyImage: drawImage,
  ProfyBadge: drawBadge,
  ProfyList: drawList,
  ProfyListItem: drawListItem,
  ProfyTable: drawTable,
  ProfyButton: drawButton,
  ProfyExpertCard: drawExpertCard,
  ProfyCreditDisplay: drawCreditDisplay,
  ProfyPlanBadge: drawPlanBadge,
  ProfyStatusIndicator: drawStatusIndicator,
  ProfyPricingTable: drawPricingTable,
  ProfyUnknown: drawUnknown,
};

/** Those that have drawn their children themselves. */
const HOLDERS = ["ProfyRow", "ProfyColumn", "ProfyCard", "ProfyList", "ProfyListItem", "ProfyUnknown"];

const registered = new Map<string, Drawing>(
  Object.entries(drawings).map(([type, draw]) => {
    const holds = HOLDERS.includes(type);
    return [
      type,
      (props, context) => {
        const drawn = (draw as Drawing)(props, context);
        return dressed(holds || props.children === undefined ? drawn : [drawn, context.children()]);
      },
    ];
  }),
);

/** Registers the drawings. Called by the element itself, so that importing it has no side effect. */
export function registerProfyDrawings(): void {
  for (const [type, draw] of registered) registerDrawing(type, draw);
}
