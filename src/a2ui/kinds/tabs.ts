import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { defineA2uiKind, type PropsOf } from "../model/kind.js";
import { child, dynamicWords } from "../model/schema.js";
import { blocks } from "../model/text-parts.js";

const props = v.strictObject({
  tabs: v.pipe(v.array(v.strictObject({ title: dynamicWords(), child: child() })), v.minLength(1)),
});

export type TabsProps = PropsOf<typeof props>;

export const tabs = defineA2uiKind({
  type: "Tabs",
  summary: "Several components of which one is shown, each with a title.",
  schema: props,
  toText: (node, context) =>
    blocks((node.tabs ?? []).map((tab) => blocks([`**${oneLine(tab.title ?? "")}**`, context.child(tab.child)]))),
});
