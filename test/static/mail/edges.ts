/** What the mail's tests import: one graph of modules, so that kinds and trees are the same ones everywhere. */
export * as core from "../../../src/core.js";
export { palette } from "../../../src/draw/palette.js";
export * as look from "../../../src/static/mail/look.js";
export { englishMail, toEmail } from "../../../src/static.js";
export * as examples from "./examples.js";
