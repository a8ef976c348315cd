import { type TableNode, table } from "../../core/kinds/table.js";
import { ColumnSurvey, drawnCell, isEnd } from "../../draw/table/cells.js";
import { cutTable } from "./cut.js";
import { drawDataTable } from "./data-table.js";
import type { MailDrawing } from "./mail.js";
import { heading } from "./pieces.js";

export const drawTable: MailDrawing<TableNode> = (whole, mail, room) => {
  const { words, direction } = mail;
  const { node, left } = cutTable(whole, { ...mail, room });
  const { columns, caption } = node;
  // The whole of it says how a column is set, also where the mail shows only its first rows.
  const survey = new ColumnSurvey();
  survey.read(whole.rows, false);
  const looks = columns.map((column, at) => survey.look(whole.columns[at] ?? column));
  const cells = (row: TableNode["rows"][number]): string[] =>
    columns.map(({ key }, at) => drawnCell(Object.hasOwn(row, key) ? row[key] : undefined, looks[at], mail));
  const drawn = drawDataTable({
    name: caption || words.table,
    head: columns.map(({ label }) => label),
    rows: node.rows.map(cells),
    ends: columns.map((column, at) => isEnd(column, looks[at])),
    direction,
  });
  return { html: [caption && heading(caption, direction), drawn], text: table.toText(node, () => ""), left };
};
