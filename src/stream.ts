/** `@intui/web/stream`: reading an answer that is still being written. Runs where there is no DOM. */
export { Draft, DraftNode, type DraftOptions } from "./stream/draft.js";
export type { OpenContainer } from "./stream/json/containers.js";
export type { JsonFailure } from "./stream/json/failure.js";
export type { HealedPlace, HealingKind } from "./stream/json/healing.js";
export { JsonStream } from "./stream/json-stream.js";
export { type ServerSentEvent, ServerSentEvents } from "./stream/server-sent-events.js";
export { readText, type TextSource } from "./stream/text-source.js";
export { TreeReader } from "./stream/tree-reader.js";
