import type { IntuiError } from "../core/error.js";
import type { A2uiActionMessage, A2uiUserAction } from "./model/client-messages.js";
import type { A2uiErrorMessage } from "./model/report.js";

/** Detail of `intui-event` from a surface: a person has pressed something. Cancelable: `preventDefault()` refuses it. */
export interface A2uiEventDetail {
  readonly protocol: "a2ui";
  /** The message for the agent that made the surface. */
  readonly event: A2uiActionMessage | A2uiUserAction;
  /** One plain sentence for a model that is told of it in words. */
  readonly sentence: string;
  /** What drew the surface: the element's `source`. */
  readonly source: string;
  /** Transport metadata to send beside the event: the data of surfaces that ask for it; empty when none does. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /**
   * Keeps the button busy until the promise settles: it counts as sent when it resolves, and opens again with the reason
   * when it rejects. May be called more than once.
   */
  waitUntil(promise: PromiseLike<unknown>): void;
}

/** A person has pressed what opens a page. */
export const INTUI_OPEN = "intui-open";

/**
 * Detail of `intui-open`: a page is about to be opened, in a tab of its own. Cancelable: after `preventDefault()` the host
 * opens it, in its own way, or not at all. Only for URLs that may be opened.
 */
export interface A2uiOpenDetail {
  readonly protocol: "a2ui";
  readonly url: string;
  readonly surfaceId: string;
  readonly source: string;
}

/** Detail of `intui-error` from surfaces: a part of a message was refused, or a function has failed. Once for each. */
export interface A2uiErrorDetail {
  readonly protocol: "a2ui";
  /** For the host: what is wrong, where, and what to do. */
  readonly error: IntuiError;
  /** For the agent: the same as a message of the protocol. */
  readonly event: A2uiErrorMessage;
  readonly source: string;
}

/** Detail of `intui-complete` from surfaces: a reply has ended, and all of it is drawn. Once for each reply. */
export interface A2uiCompleteDetail {
  readonly protocol: "a2ui";
  readonly source: string;
  /** The ids of the surfaces that there are now. */
  readonly surfaces: readonly string[];
}

declare global {
  interface GlobalEventHandlersEventMap {
    "intui-open": CustomEvent<A2uiOpenDetail>;
  }
}
