/** `@intui/web/static`: trees as HTML without a script. Runs where there is no DOM, and in a page. */
export type { Content, Markup } from "./draw/markup.js";
export { h } from "./draw/markup.js";
export type { StaticContext, StaticDrawing } from "./static/drawing.js";
export type { LanguageOptions } from "./static/language.js";
export type {
  Email,
  EmailAttachment,
  EmailImages,
  EmailOptions,
  EmailReply,
  PictureSize,
} from "./static/mail/email.js";
export { englishMail, type MailWords } from "./static/mail/mail-words.js";
export { toEmail } from "./static/mail/to-email.js";
export type { LayOut } from "./static/picture/flow-layout.js";
export { wholeSheet as css } from "./static/style/sheet.js";
export { type HtmlOptions, type StaticHtml, toHtml } from "./static/to-html.js";
export type { StaticWarning } from "./static/warnings.js";
