import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { children } from "../model/schema.js";
import { beside } from "../model/text-parts.js";

const props = v.strictObject({
  children: children(),
  justify: v.optional(
    v.picklist(["center", "end", "spaceAround", "spaceBetween", "spaceEvenly", "start", "stretch"]),
    "start",
  ),
  align: v.optional(v.picklist(["start", "center", "end", "stretch"]), "stretch"),
});

export type RowProps = PropsOf<typeof props>;

export const row = defineA2uiKind({
  type: "Row",
  summary: "Other components, one beside the other.",
  schema: props,
  toText: (_props, { children: texts }) => beside(texts("children")),
});
