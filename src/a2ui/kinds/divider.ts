import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";

const props = v.strictObject({ axis: v.optional(v.picklist(["horizontal", "vertical"]), "horizontal") });

export type DividerProps = PropsOf<typeof props>;

export const divider = defineA2uiKind({
  type: "Divider",
  summary: "A line between components.",
  schema: props,
  toText: ({ axis }) => (axis === "vertical" ? "" : "---"),
});
