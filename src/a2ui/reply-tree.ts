import type { ComponentNode } from "../core/component-node.js";
import { Tree } from "../core/tree.js";
import { type Words, wordsWith } from "../draw/words.js";
import type { A2uiModel } from "./model/a2ui-model.js";
import { surfaceNode } from "./model/surface-tree.js";

export interface ReplyTreeOptions {
  /** BCP 47 tag, for what functions format. Default: English. */
  readonly lang?: string;
  readonly strings?: Partial<Words>;
}

/**
 * All that the replies have brought, as one tree of core's kinds, for what has no page: `toHtml` and `toEmail` of
 * `@intui/web/static` take it. What could be pressed or filled in is its text form. Undefined where there is nothing.
 */
export function replyTree(model: A2uiModel, { lang = "en", strings }: ReplyTreeOptions = {}): Tree | undefined {
  const { fieldWrongForm } = wordsWith(strings);
  const options = { locale: lang, reports: model.reports, wrongForm: fieldWrongForm };
  const children = model.parts.flatMap((part): ComponentNode[] => {
    const node = part.is === "prose" ? proseNode(part.text) : surfaceNode(part.surface, options);
    return node ? [node] : [];
  });
  return children.length > 0 ? Tree.of({ type: "Group", children }) : undefined;
}

const proseNode = (markdown: string): ComponentNode | undefined =>
  markdown.trim() === "" ? undefined : { type: "Text", markdown };
