/** `@intui/web/a2ui`: surfaces of A2UI agents. Importing it registers nothing; `@intui/web/define-a2ui` does. */
export { a2uiBlocks } from "./a2ui/block-reader.js";
export type { A2uiContext, A2uiDrawing, A2uiSession, Accessibility } from "./a2ui/drawing.js";
export type { A2uiCompleteDetail, A2uiErrorDetail, A2uiEventDetail, A2uiOpenDetail } from "./a2ui/event-detail.js";
export { IntuiA2ui } from "./a2ui/intui-a2ui.js";
export { IntuiSurface } from "./a2ui/intui-surface.js";
export { loadLibrary as loadFunctions } from "./a2ui/load-library.js";
export type { ModelListener, Part, Prose } from "./a2ui/model/a2ui-model.js";
export { BASIC_CATALOG_ID, basicCatalog } from "./a2ui/model/basic-catalog.js";
export { A2uiCatalog } from "./a2ui/model/catalog.js";
export { catalogJson } from "./a2ui/model/catalog-json.js";
export {
  type A2uiActionMessage,
  type A2uiUserAction,
  clientCapabilities,
  clientDataModel,
} from "./a2ui/model/client-messages.js";
export { type A2uiFunction, type CallContext, defineFunction } from "./a2ui/model/function.js";
export { INTUI_CATALOG_ID, intuiCatalog } from "./a2ui/model/intui-catalog.js";
export { type A2uiKind, type A2uiKindDefinition, defineA2uiKind, type TextContext } from "./a2ui/model/kind.js";
export type { A2uiErrorMessage, Report } from "./a2ui/model/report.js";
export {
  action,
  type ChildList,
  checks,
  child,
  children,
  dynamicBoolean,
  dynamicNumber,
  dynamicString,
  dynamicStrings,
  dynamicValue,
  dynamicWords,
} from "./a2ui/model/schema.js";
export type { Surface, Theme } from "./a2ui/model/surface.js";
export { A2uiModel } from "./a2ui/model/whole-model.js";
export { registerA2uiDrawing } from "./a2ui/registry.js";
export { type ReplyTreeOptions, replyTree } from "./a2ui/reply-tree.js";
