import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { children } from "../model/schema.js";
import { item } from "../model/text-parts.js";

const props = v.strictObject({
  children: children(),
  direction: v.optional(v.picklist(["vertical", "horizontal"]), "vertical"),
  align: v.optional(v.picklist(["start", "center", "end", "stretch"]), "stretch"),
});

export type ListProps = PropsOf<typeof props>;

export const list = defineA2uiKind({
  type: "List",
  summary: "Many components of one sort, such as a template's, that may scroll.",
  schema: props,
  toText: (_props, { children: texts }) =>
    texts("children")
      .filter((text) => text !== "")
      .map(item)
      .join("\n"),
});
