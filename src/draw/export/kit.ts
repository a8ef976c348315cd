import { copyText } from "./copy-text.js";
import { csvText, type DataTable, markdownText, tsvText } from "./data-text.js";
import { saveFile } from "./save-file.js";

/** What a component's actions work with. Loaded when the first menu is opened, and handed to each action's `run`. */
export interface ExportKit {
  /** Puts a text on the clipboard. Rejects where the page may not. */
  readonly copy: (text: string) => Promise<void>;
  /** Saves a file under a name made of a title (of any text) and an ending such as "csv". */
  readonly save: (file: Blob, title: string, ending: string) => void;
  /** A Markdown table. */
  readonly markdown: (table: DataTable) => string;
  /** Tab-separated text, to be pasted into a spreadsheet. */
  readonly tsv: (table: DataTable) => string;
  /** A CSV file that spreadsheets open: UTF-8 with its mark, RFC 4180. */
  readonly csvFile: (table: DataTable) => Blob;
}

export type { DataTable } from "./data-text.js";

export const kit: ExportKit = {
  copy: copyText,
  save: saveFile,
  markdown: markdownText,
  tsv: tsvText,
  // The mark is what makes Excel read it as UTF-8.
  csvFile: (table) => new Blob([`\uFEFF${csvText(table)}`], { type: "text/csv;charset=utf-8" }),
};
