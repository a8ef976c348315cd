import * as v from "valibot";
import { cellText, tableText } from "../../core/markdown-text.js";
import { own } from "../../core/raw.js";
import { identifier, words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";
import { TableLists } from "../model/table-lists.js";

const cell = v.union([words({ min: 0 }), v.number(), v.boolean(), v.null()]);
const entries = {
  columns: v.array(v.strictObject({ key: identifier(), label: words({ min: 0 }) })),
  rows: v.array(v.record(v.string(), cell)),
};

export type TableNode = ProfyNode<"Table", typeof entries>;

export const table = defineComponent({
  name: "Table",
  summary: "Rows and columns of short values.",
  entries,
  derived: ["columns", "rows"],
  example: {
    type: "ProfyTable",
    columns: [
      { key: "c1", label: "Model" },
      { key: "c2", label: "Billing unit" },
    ],
    rows: [
      { c1: "Text model", c2: "token_split" },
      { c1: "Image model", c2: "per_call" },
    ],
  },
  wire: {
    aliases: { columns: "headers", header: "headers", data: "rows" },
    lists: { names: ["headers", "rows"], reader: () => new TableLists() },
  },
  toText({ columns, rows }) {
    if (columns.length === 0) return "";
    const body = rows.map((row) => columns.map(({ key }) => cellText(own(row, key))));
    return tableText(
      columns.map(({ label }) => cellText(label)),
      body,
    );
  },
});
