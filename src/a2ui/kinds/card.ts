import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { child } from "../model/schema.js";

const props = v.strictObject({ child: child() });

export type CardProps = PropsOf<typeof props>;

export const card = defineA2uiKind({
  type: "Card",
  summary: "One component in a frame.",
  schema: props,
  toText: (card, context) => context.child(card.child),
});
