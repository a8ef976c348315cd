import type { Kind } from "../../core/kind.js";
import { chart } from "../../core/kinds/chart.js";
import { flow } from "../../core/kinds/flow.js";
import { label } from "../../core/kinds/label.js";
import { stat } from "../../core/kinds/stat.js";
import { table } from "../../core/kinds/table.js";
import { type FromCore, kindFromCore } from "../kinds/from-core.js";
import { basicCatalog } from "./basic-catalog.js";

/** An identifier, as all catalog ids are: nothing is fetched from it. */
export const INTUI_CATALOG_ID = "urn:intui:a2ui-catalog:v1";

/** The kinds of core that the basic catalog has nothing for, and what of them is data. */
export const coreComponents: readonly FromCore[] = [
  { kind: table as unknown as Kind, boundOnly: [] },
  { kind: chart as unknown as Kind, boundOnly: ["points"] },
  { kind: stat as unknown as Kind, boundOnly: ["value"] },
  { kind: flow as unknown as Kind, boundOnly: [] },
  { kind: label as unknown as Kind, boundOnly: [] },
];

/** The basic catalog, since a surface has one catalog, with tables, charts, stats, flows and labels. */
export const intuiCatalog = basicCatalog.extend(INTUI_CATALOG_ID, coreComponents.map(kindFromCore));
