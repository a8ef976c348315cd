/** `@intui/web/sources`: from a provider's stream to the text of each tool call and of the reply. Runs where there is no DOM. */
export type { ReplySource } from "./sources/event-feed.js";
export type { FormatName } from "./sources/formats/formats.js";
export type { ReplyPart, ReplyText, ToolCall } from "./sources/part.js";
export { type ReplyOptions, replyParts, replyText, toolCalls } from "./sources/reply.js";
export { SourceError, type SourceErrorCode } from "./sources/source-error.js";
export { type ReplyTransform, replyTextStream, toolCallStream } from "./sources/transform.js";
