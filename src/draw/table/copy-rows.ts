import { oneLine } from "../../core/markdown-text.js";
import { cellText, type Row, type TableView } from "./view.js";

/** What a person has selected in a shadow root. Chrome says it of the root, Firefox of the page. */
function selectionIn(root: Node): Selection | null {
  const scoped = root as Partial<Pick<Document, "getSelection">>;
  return scoped.getSelection ? scoped.getSelection() : document.getSelection();
}

/**
 * Copies all rows where those that are in the DOM are selected from the first to the last: whoever selects a whole table
 * means all of it. Any other selection is the browser's to copy.
 */
export function copyRows(
  event: ClipboardEvent,
  table: HTMLTableElement,
  view: TableView,
  order: Iterable<number>,
): void {
  const selection = selectionIn(table.getRootNode());
  const rows = table.querySelectorAll("tbody:not(.space) > tr");
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (!selection || !first || !last || !event.clipboardData) return;
  if (!selection.containsNode(first, true) || !selection.containsNode(last, true)) return;
  const head = table.tHead && selection.containsNode(table.tHead, true);
  const lines = Array.from(order, (row) =>
    view.columns.map((_column, at) => oneLine(cellText(view, view.rows[row] as Row, at))),
  );
  if (head) lines.unshift(view.columns.map(({ key, label }) => label ?? key));
  event.clipboardData.setData("text/plain", lines.map((cells) => cells.join("\t")).join("\n"));
  event.preventDefault();
}
