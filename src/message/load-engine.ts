import { LazyCode } from "../draw/lazy-code.js";
import { loadMarkdown } from "../draw/markdown-engine.js";
import type { MessageEngine } from "./view.js";

const code = new LazyCode(async () => {
  const [{ engine }] = await Promise.all([import("./message-engine.js"), loadMarkdown()]);
  return engine;
});

/**
 * What takes messages apart and draws them: a chunk of its own, which the first message asks for, beside the one that reads
 * Markdown. Never rejects: where it can't be had, a message is shown as typed, and a later need tries again.
 */
export const loadMessageEngine = (): Promise<MessageEngine | undefined> => code.need().catch(() => undefined);
