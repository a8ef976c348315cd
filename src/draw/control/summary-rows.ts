import type { Field, FieldValue, InputKind } from "./field-value.js";

/** What was sent from a Form, and its fields. */
export interface SentFields {
  readonly fields: readonly Field[];
  /** What was sent, by field id. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** True while fields may still come: what names no field so far is not shown. */
  readonly open: boolean;
}

/** In the order of the fields; blank values, which an older event may hold, say nothing. */
export function rowsOf({ fields, values, open }: SentFields): [label: string, value: FieldValue, input?: InputKind][] {
  const sent = new Map(Object.entries(values).filter(([, value]) => value !== ""));
  const rows: [string, FieldValue, InputKind?][] = [];
  for (const { id, label, input } of fields) {
    const value = sent.get(id);
    if (value !== undefined && sent.delete(id)) rows.push([label, value, input]);
  }
  return open ? rows : [...rows, ...sent];
}
