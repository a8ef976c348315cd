import * as v from "valibot";
import { defineKind, type NodeOf, type RawNode } from "../kind.js";
import { cellText, oneLine, tableText } from "../markdown-text.js";
import type { Report } from "../problem.js";
import { isRecord, itemsOf, listOf, own } from "../raw.js";
import { idsIn, reportRepeated } from "../same-list.js";
import { identifier, words } from "../schema.js";

const column = v.strictObject({
  key: identifier(),
  label: words(),
  align: v.optional(v.picklist(["start", "end"])),
});
const cell = v.union([words({ min: 0 }), v.number(), v.boolean(), v.null()]);

const props = v.strictObject({
  columns: v.pipe(v.array(column), v.minLength(1)),
  rows: v.array(v.record(v.string(), cell)),
  caption: v.optional(words({ min: 0 })),
});

export type TableNode = NodeOf<"Table", typeof props>;

export const table = defineKind({
  type: "Table",
  summary: "Rows and columns of short values. For comparisons and lists of records.",
  writer: "anyone",
  schema: props,
  example: {
    type: "Table",
    columns: [
      { key: "option", label: "Option" },
      { key: "streams", label: "Streams?" },
    ],
    rows: [
      { option: "Tool calls", streams: "No" },
      { option: "Markup in text", streams: "Yes" },
    ],
  },
  toText(node) {
    const head = node.columns.map((each) => cellText(each.label));
    const body = node.rows.map((row) => node.columns.map((each) => cellText(own(row, each.key))));
    const caption = node.caption ? `${oneLine(node.caption)}\n\n` : "";
    return caption + tableText(head, body);
  },
  rules(raw, report, { author }) {
    if (author) reportRepeated(report, ["columns"], raw.columns, "key");
    checkRowKeys(raw, report);
  },
});

function checkRowKeys(raw: RawNode, report: Report): void {
  const keys = idsIn(raw.columns, "key");
  if (!keys) return;
  const known = new Set(keys);
  for (const [index, row] of itemsOf(raw.rows).entries()) {
    for (const key of isRecord(row) ? Object.keys(row) : []) {
      if (known.has(key)) continue;
      report(["rows", index, key], "reference", `no column has this key: use one of ${listOf(keys)}, or add a column`);
    }
  }
}
