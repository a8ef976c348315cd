import * as v from "valibot";
import { isRecord } from "../../core/raw.js";
import { iconName } from "../model/icons.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";

const props = v.strictObject({ name: iconName() });

export type IconProps = PropsOf<typeof props>;

export const icon = defineA2uiKind({
  type: "Icon",
  summary: "A small picture from a fixed set of names, or of a path in a box of 24 by 24.",
  schema: props,
  toText: ({ name }) => (name === undefined || isRecord(name) ? "" : `(icon: ${String(name)})`),
});
