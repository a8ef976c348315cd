import type { ComponentNode } from "../core/component-node.js";
import type { FlowNode } from "../core/kinds/flow.js";
import type { AnswerValue } from "../draw/answer-value.js";
import type { FlowPicture } from "../draw/flow/flow-picture.js";
import type { Content } from "../draw/markup.js";
import type { MediaPolicy } from "../draw/media-policy.js";
import type { Language } from "../draw/words.js";

/** The pictures of a Flow that was laid out: for a place with room, and for a narrow one where that is another. */
export interface FlowPictures {
  readonly wide: FlowPicture;
  readonly narrow: FlowPicture | undefined;
}

/** What a drawing may know of the tree that it is part of. */
export interface StaticContext {
  readonly language: Language;
  readonly media: MediaPolicy;
  /** The last answer that the history holds for a Choice or a Form. */
  answer(id: string): AnswerValue | undefined;
  /** The pictures of a branching Flow; why there are none where there are none. */
  flow(node: FlowNode): FlowPictures | "large" | "failed";
  /** Draws a child component. */
  draw(node: ComponentNode): Content;
}

/** Draws one kind of component, for good: what it says can be read, and nothing in it can be pressed. */
export type StaticDrawing<Node = ComponentNode> = (node: Node, context: StaticContext) => Content;
