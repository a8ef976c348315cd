/** `@intui/web`: everything a page needs, by name; what reads sources is in `stream`. Importing it registers nothing; `@intui/web/define` does. */

export {
  INTUI_COMPLETE,
  INTUI_ERROR,
  INTUI_EVENT,
  type IntuiCompleteDetail,
  type IntuiErrorDetail,
  type IntuiEventDetail,
} from "./core/event-detail.js";
export * from "./core.js";
export {
  type BlockPlace,
  type BlockReader,
  type BlockSettings,
  type DrawnBlock,
  registerBlockReader,
} from "./draw/block-readers.js";
export type { AnswerValue, Draft as DraftProps, DrawContext, Drawing, SendRequest, Session } from "./draw/drawing.js";
export { registerDrawing } from "./draw/registry.js";
export { IntuiTree } from "./draw/tree.js";
export { english, type WordName, type Words } from "./draw/words.js";
export { type IntuiEventHandler, listen } from "./host/listen.js";
export { IntuiMessage } from "./message/message.js";
export { INTUI_MESSAGE_END, type MessageEndDetail } from "./message/message-event.js";
export { Draft, DraftNode, type DraftOptions } from "./stream/draft.js";
export type { OpenContainer } from "./stream/json/containers.js";
export type { JsonFailure } from "./stream/json/failure.js";
export type { HealedPlace, HealingKind } from "./stream/json/healing.js";
export { JsonStream } from "./stream/json-stream.js";
export type { TextSource } from "./stream/text-source.js";
export { TreeReader } from "./stream/tree-reader.js";
export { PACKAGE_VERSION } from "./version.js";
