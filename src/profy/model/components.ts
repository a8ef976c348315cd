import { core } from "../../core/core.js";
import { badge } from "../kinds/badge.js";
import { button } from "../kinds/button.js";
import { card } from "../kinds/card.js";
import { column } from "../kinds/column.js";
import { creditDisplay } from "../kinds/credit-display.js";
import { divider } from "../kinds/divider.js";
import { expertCard } from "../kinds/expert-card.js";
import { image } from "../kinds/image.js";
import { list } from "../kinds/list.js";
import { listItem } from "../kinds/list-item.js";
import { planBadge } from "../kinds/plan-badge.js";
import { pricingTable } from "../kinds/pricing-table.js";
import { row } from "../kinds/row.js";
import { statusIndicator } from "../kinds/status-indicator.js";
import { table } from "../kinds/table.js";
import { text } from "../kinds/text.js";
import { unknown } from "../kinds/unknown.js";
import type { ProfyComponent } from "./component.js";

const components = [
  row,
  column,
  card,
  divider,
  text,
  image,
  badge,
  list,
  listItem,
  table,
  button,
  expertCard,
  creditDisplay,
  planBadge,
  statusIndicator,
  pricingTable,
] as const;

const byName = new Map<unknown, ProfyComponent>(components.map((each) => [each.name, each]));

/** The names that a payload may have in `type`. */
export const names: readonly string[] = components.map(({ name }) => name);

/** The component of a payload's `type`, or undefined when there is none. */
export const componentOf = (type: unknown): ProfyComponent | undefined => byName.get(type);

export const unknownComponent: ProfyComponent = unknown;

/** The types of all kinds in the catalog that are not in core. */
export type ProfyType = (typeof components)[number]["kind"]["type"] | typeof unknown.kind.type;

/** Core, with a kind for each component of Profy. */
export const profyCatalog = core.extend(...components.map(({ kind }) => kind), unknown.kind);
