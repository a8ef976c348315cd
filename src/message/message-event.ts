/** Name of the event that a message dispatches when it has ended. It bubbles and is composed. */
export const INTUI_MESSAGE_END = "intui-message-end";

/** Detail of `intui-message-end`, dispatched each time a reply has ended and all of it is drawn. */
export interface MessageEndDetail {
  /** The message's own source, not that of a block. */
  readonly source: string;
  /** The whole reply as it was written, to be stored. */
  readonly text: string;
  /** False when a block is not valid, or the reply broke off. */
  readonly valid: boolean;
}
