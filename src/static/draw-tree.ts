import type { Catalog } from "../core/catalog.js";
import type { ComponentNode } from "../core/component-node.js";
import type { CoreType } from "../core/core.js";
import { textForm } from "../core/text-form.js";
import { type Content, h } from "../draw/markup.js";
import { type Language, say } from "../draw/words.js";
import type { StaticContext, StaticDrawing } from "./drawing.js";
import { drawChart } from "./kinds/chart.js";
import { drawChoice } from "./kinds/choice.js";
import { drawFlow } from "./kinds/flow.js";
import { drawForm } from "./kinds/form.js";
import { drawGroup } from "./kinds/group.js";
import { drawLabel } from "./kinds/label.js";
import { drawStat } from "./kinds/stat.js";
import { drawTable } from "./kinds/table.js";
import { drawText } from "./kinds/text.js";
import { drawNote } from "./record.js";
import type { StaticWarning } from "./warnings.js";

/** A drawing for every kind of core: a kind without one does not compile. */
const core: Record<CoreType, (node: never, context: StaticContext) => Content> = {
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

export const coreDrawings: ReadonlyMap<string, StaticDrawing> = new Map(
  Object.entries(core) as [string, StaticDrawing][],
);

export interface TreeDrawing extends Omit<StaticContext, "draw"> {
  readonly drawings: ReadonlyMap<string, StaticDrawing>;
  readonly catalog: Catalog;
  readonly pathOf: (node: ComponentNode) => string;
  readonly warn: (warning: StaticWarning) => void;
}

/** Draws a component with all that it holds. A drawing that throws costs its own component only. */
export function drawTree(root: ComponentNode, tree: TreeDrawing): Content {
  const context: StaticContext = { ...tree, draw: (node) => drawNode(node) };
  const drawNode = (node: ComponentNode): Content => {
    const drawing = tree.drawings.get(node.type);
    if (!drawing) return drawTextForm(node, tree);
    try {
      return drawing(node, context);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tree.warn({
        code: "drawing-failed",
        path: tree.pathOf(node),
        message: `The drawing of this kind failed: ${reason}`,
      });
      return standIn(node, tree.language);
    }
  };
  return drawNode(root);
}

const standIn = ({ type }: ComponentNode, { words }: Language): Content => drawNote(say(words.standIn, { name: type }));

/** A kind that has no drawing here. */
function drawTextForm(node: ComponentNode, { catalog, language, pathOf, warn }: TreeDrawing): Content {
  const path = pathOf(node);
  if (!catalog.kindOf(node)) {
    warn({ code: "no-drawing", path, message: "The catalog has no kind for this: pass the tree's own as `catalog`." });
    return standIn(node, language);
  }
  warn({ code: "no-drawing", path, message: "This kind is its text form: pass a drawing for it in `drawings`." });
  return h("pre", { class: "text-form", dir: "auto" }, textForm(node, catalog));
}
