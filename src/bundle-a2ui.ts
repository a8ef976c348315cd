/** What the second script tag loads: the elements for A2UI, with those of the first, and what a page needs of both. */
import "./define-a2ui.js";

export {
  A2uiCatalog,
  action,
  basicCatalog,
  checks,
  child,
  children,
  defineA2uiKind,
  defineFunction,
  dynamicBoolean,
  dynamicNumber,
  dynamicString,
  dynamicStrings,
  dynamicValue,
  dynamicWords,
  IntuiA2ui,
  IntuiSurface,
  intuiCatalog,
  registerA2uiDrawing,
} from "./a2ui.js";
export * from "./bundle.js";
