/** The chunk of what is pressed beside an answer, never in its first moment. */
export { IntuiActions } from "./actions-element.js";
export { IntuiCopy } from "./copy-element.js";
