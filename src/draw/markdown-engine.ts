import type { MarkdownEngine } from "./markdown/markdown-view.js";

/** Milliseconds before a failed load is tried again: a text that streams has a need every frame. */
const RETRY_AFTER = 3000;

let engine: MarkdownEngine | undefined;
let loading: Promise<void> | undefined;

/** The engine, once it has been loaded. */
export const markdownEngine = (): MarkdownEngine | undefined => engine;

/**
 * Loads the engine: the heaviest part of the package, and so a chunk of its own. It starts with the script and comes
 * beside whatever the page waits for anyway. Never rejects: where it can't be had, text is shown as typed, and a later
 * need tries again.
 */
export function loadMarkdown(): Promise<void> {
  loading ??= import("./markdown/engine.js").then(
    (module) => void (engine = module.engine),
    () => void setTimeout(() => (loading = undefined), RETRY_AFTER),
  );
  return loading;
}
