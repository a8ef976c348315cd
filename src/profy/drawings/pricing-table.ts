import { html, nothing } from "lit";
import { own } from "../../core/raw.js";
import type { Drawing, Session } from "../../draw/drawing.js";
import { placed } from "../../draw/placed.js";
import { scrollBox } from "../../draw/scroll-box.js";
import { drawnCell } from "../../draw/table/cells.js";
import { labelsOf } from "../../draw/table/labels.js";
import type { TableView } from "../../draw/table/view.js";
import type { PricingTableNode } from "../kinds/pricing-table.js";
import { columnsOf, markOf, type PlanValue } from "../model/plans.js";

type Plan = Readonly<Record<string, PlanValue | undefined>>;

/** A row for each plan: a list in a cell is a list, and what marks a plan stands beside its name. */
export const drawPricingTable: Drawing<PricingTableNode> = ({ plans = [] }, { session }) => {
  const rows = plans as readonly Plan[];
  const columns = columnsOf(rows);
  if (columns.length === 0) return nothing;
  const few = columns.length <= 4;
  const labels = labelsOf({ columns: columns.map((label) => ({ key: label, label })) } as unknown as TableView);
  return html`<div class="profy-plans"><div class="scroll" ${scrollBox(session.words.table)}
    ><table class=${few ? "table data few" : "table data"} part="table" role="table" ${placed(labels)}
      ><thead role="rowgroup"><tr role="row">${columns.map(
        (label) =>
          html`<th scope="col" role="columnheader" part="cell header" class="start"><span class="head-label">${label}</span></th>`,
      )}</tr></thead
      ><tbody role="rowgroup">${rows.map((plan) => drawPlan(plan, columns, session))}</tbody></table></div></div>`;
};

function drawPlan(plan: Plan, columns: readonly string[], session: Session): unknown {
  const mark = markOf(plan);
  return html`<tr role="row" ?data-marked=${mark !== undefined}>${columns.map((key, at) => {
    const badge =
      at === 0 && mark ? html` <span class="label profy-accent" part="label" dir="auto">${mark}</span>` : nothing;
    return html`<td role="cell" part="cell" class="start"><div>${drawValue(own(plan, key), session)}${badge}</div></td>`;
  })}</tr>`;
}

function drawValue(value: PlanValue | undefined, session: Session): unknown {
  if (!isList(value)) return drawnCell(value, undefined, session);
  return html`<ul class="profy-list" part="list">${value.map((item) => html`<li><span dir="auto">${item}</span></li>`)}</ul>`;
}

const isList = (value: PlanValue | undefined): value is readonly string[] => Array.isArray(value);
