/** `@intui/web`: everything a page or a bundle needs, by name. Importing it registers nothing; `@intui/web/define` does. */

export {
  INTUI_COMPLETE,
  INTUI_ERROR,
  INTUI_EVENT,
  type IntuiCompleteDetail,
  type IntuiErrorDetail,
  type IntuiEventDetail,
} from "./core/event-detail.js";
export * from "./core.js";
export type { AnswerValue, Draft as DraftProps, DrawContext, Drawing, SendRequest, Session } from "./draw/drawing.js";
export { registerDrawing } from "./draw/registry.js";
export { IntuiTree } from "./draw/tree.js";
export { english, type WordName, type Words } from "./draw/words.js";
export { type IntuiEventHandler, listen } from "./host/listen.js";
export * from "./stream.js";
export { PACKAGE_VERSION } from "./version.js";
