import * as v from "valibot";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { child } from "../model/schema.js";
import { blocks } from "../model/text-parts.js";

const props = v.strictObject({ trigger: child(), content: child() });

export type ModalProps = PropsOf<typeof props>;

export const modal = defineA2uiKind({
  type: "Modal",
  summary: "A component that opens another one in a dialog when it is pressed.",
  schema: props,
  toText: (node, context) =>
    blocks([context.child(node.trigger), context.child(node.content).replace(/^/gm, "> ").replace(/ +$/gm, "")]),
});
