/**
 * The drawings that nearly every surface begins with. The others come in a chunk of their own, when the first of them is
 * needed: see `load-drawings.ts`.
 */
import type { CSSResult } from "lit";
import type { A2uiContext, A2uiDrawing } from "./drawing.js";
import { drawButton } from "./drawings/button.js";
import { buttonStyles } from "./drawings/button-styles.js";
import { drawCard } from "./drawings/card.js";
import { drawColumn } from "./drawings/column.js";
import { drawDivider } from "./drawings/divider.js";
import { layoutStyles } from "./drawings/layout-styles.js";
import { drawList } from "./drawings/list.js";
import { drawRow } from "./drawings/row.js";
import { drawText } from "./drawings/text.js";
import { textStyles } from "./drawings/text-styles.js";
import { weighted } from "./drawings/weighted.js";
import { registerA2uiDrawing } from "./registry.js";

/** Drawings by type. */
export type Drawings = Readonly<Record<string, (props: never, context: A2uiContext) => unknown>>;

const first: Drawings = {
  Text: drawText,
  Row: drawRow,
  Column: drawColumn,
  List: drawList,
  Card: drawCard,
  Divider: drawDivider,
  Button: drawButton,
};

/** As they are registered: each may stand in a Row or Column, and have a share of it. */
const asRegistered = new Map<unknown, A2uiDrawing>();

export function registerDrawings(drawings: Drawings): void {
  for (const [type, draw] of Object.entries(drawings)) {
    let drawing = asRegistered.get(draw);
    if (!drawing) {
      drawing = (props, context) => weighted((draw as A2uiDrawing)(props, context), context.weight);
      asRegistered.set(draw, drawing);
    }
    registerA2uiDrawing(type, drawing);
  }
}

/** The sheets of these drawings. */
export const firstSheets: readonly CSSResult[] = [layoutStyles, textStyles, buttonStyles];

/** Registers these drawings. Called by the elements, so that importing them has no side effect. */
export function registerFirstDrawings(): void {
  registerDrawings(first);
}
