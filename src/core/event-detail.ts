import type { IntuiError } from "./error.js";
import type { IntuiEvent } from "./event.js";
import type { Tree } from "./tree.js";

/** Names of the DOM events that the elements dispatch. All bubble and are composed. */
export const INTUI_EVENT = "intui-event";
export const INTUI_ERROR = "intui-error";
export const INTUI_COMPLETE = "intui-complete";

/** Detail of `intui-event`: a person has pressed or sent something. Cancelable: `preventDefault()` refuses it. */
export interface IntuiEventDetail {
  /** "intui"; another wire format puts its own name here and its own message in `event`. */
  readonly protocol: "intui";
  readonly event: IntuiEvent;
  /** One plain sentence for the model, labels looked up. */
  readonly sentence: string;
  /** What drew the tree: a tool call id or a message id. */
  readonly source: string;
  readonly tree: Tree;
  /**
   * Keeps the control busy until the promise settles: it counts as sent when it resolves, and opens again with the reason
   * when it rejects. May be called more than once.
   */
  waitUntil(promise: PromiseLike<unknown>): void;
}

/** Detail of `intui-error`, dispatched once, at the end of an answer that is not valid. */
export interface IntuiErrorDetail {
  /** Every problem of the tree; its `message` is written for the model. */
  readonly error: IntuiError;
  readonly source: string;
}

/** Detail of `intui-complete`, dispatched once, when an answer has arrived whole and valid. */
export interface IntuiCompleteDetail {
  readonly tree: Tree;
  readonly source: string;
}
