import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { children } from "../model/schema.js";
import { blocks } from "../model/text-parts.js";

const props = v.strictObject({
  children: children(),
  justify: v.optional(
    v.picklist(["center", "end", "spaceAround", "spaceBetween", "spaceEvenly", "start", "stretch"]),
    "start",
  ),
  align: v.optional(v.picklist(["start", "center", "end", "stretch"]), "stretch"),
});

export type ColumnProps = PropsOf<typeof props>;

export const column = defineA2uiKind({
  type: "Column",
  summary: "Other components, one below the other.",
  schema: props,
  toText: (_props, { children: texts }) => blocks(texts("children")),
});
