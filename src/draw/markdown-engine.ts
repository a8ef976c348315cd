import { LazyCode } from "./lazy-code.js";
import type { MarkdownEngine } from "./markdown/markdown-view.js";

const code = new LazyCode<{ readonly engine: MarkdownEngine }>(() => import("./markdown/engine.js"));

/** The engine, once it has been loaded. */
export const markdownEngine = (): MarkdownEngine | undefined => code.ready?.engine;

/**
 * Loads the engine: the heaviest part of the package, and so a chunk of its own. It starts with the script and comes
 * beside whatever the page waits for anyway. Never rejects: where it can't be had, text is shown as typed, and a later
 * need tries again.
 */
export const loadMarkdown = (): Promise<void> =>
  code.need().then(
    () => {},
    () => {},
  );
