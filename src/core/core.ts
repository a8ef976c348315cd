import { Catalog } from "./catalog.js";
import { chart } from "./kinds/chart.js";
import { choice } from "./kinds/choice.js";
import { flow } from "./kinds/flow.js";
import { form } from "./kinds/form.js";
import { group } from "./kinds/group.js";
import { label } from "./kinds/label.js";
import { stat } from "./kinds/stat.js";
import { table } from "./kinds/table.js";
import { text } from "./kinds/text.js";

const kinds = [text, group, label, table, chart, stat, flow, choice, form] as const;

/** The types of the nine kinds. */
export type CoreType = (typeof kinds)[number]["type"];

/** The nine kinds that everything is built from. */
export const core = new Catalog(kinds);
