import type { TableNode } from "../../core/kinds/table.js";
import { h, type Markup } from "../../draw/markup.js";
import { type Cell, ColumnSurvey, drawnCell, isEnd } from "../../draw/table/cells.js";
import { STACKED_COLUMNS } from "../../draw/table/stacked.js";
import type { StaticDrawing } from "../drawing.js";
import { scrollBox } from "../scroll-box.js";

type Row = Readonly<Record<string, Cell>>;

/** A column as it is set. */
interface Column {
  readonly key: string;
  readonly label: string;
  readonly side: "start" | "end";
  /** A cell as it is read. */
  readonly text: (row: Row) => string;
}

/** A real table with all of its rows. Where there is little room, a row of few cells becomes a stack of them. */
export const drawTable: StaticDrawing<TableNode> = (node, { language }) => {
  const { caption, columns, rows } = node;
  const survey = new ColumnSurvey();
  survey.read(rows, false);
  const set = columns.map((column): Column => {
    const look = survey.look(column);
    const text = (row: Row): string =>
      drawnCell(Object.hasOwn(row, column.key) ? row[column.key] : undefined, look, language);
    return { key: column.key, label: column.label, side: isEnd(column, look) ? "end" : "start", text };
  });
  const stacks = columns.length <= STACKED_COLUMNS;
  const name = caption || language.words.table;
  const table = h(
    "table",
    { class: stacks ? "table data few" : "table data", role: "table", "aria-label": name },
    h(
      "thead",
      { role: "rowgroup" },
      h(
        "tr",
        { role: "row" },
        set.map((column) => drawHead(column, rows.length > 1)),
      ),
    ),
    h(
      "tbody",
      { role: "rowgroup" },
      rows.map((row) =>
        h(
          "tr",
          { role: "row" },
          set.map((column) => drawCell(column, row, stacks)),
        ),
      ),
    ),
  );
  return h(
    "div",
    { class: "intui-table" },
    h(
      "div",
      { class: caption ? "table-bar named" : "table-bar" },
      caption && h("div", { class: "table-caption", dir: "auto" }, caption),
    ),
    scrollBox("rows", stacks ? undefined : name, table),
  );
};

/** On a page a header of several rows can be pressed, and is as high as that needs. */
function drawHead({ label, side }: Column, sorts: boolean): Markup {
  const text = h("span", { class: sorts ? "head-label sort" : "head-label" }, label);
  return h("th", { scope: "col", role: "columnheader", class: side }, text);
}

/** The label stands in front of the value where a row is a stack; the sheet takes it from here. */
const drawCell = ({ label, side, text }: Column, row: Row, stacks: boolean): Markup =>
  h("td", { role: "cell", class: side, "data-label": stacks && label }, text(row));
