import { loadMarkdown } from "../draw/markdown-engine.js";
import type { MessageEngine } from "./view.js";

/** Milliseconds before a failed load is tried again. */
const RETRY_AFTER = 3000;

let loading: Promise<MessageEngine | undefined> | undefined;

/**
 * What takes messages apart and draws them: a chunk of its own, which the first message asks for, beside the one that reads
 * Markdown. Never rejects: where it can't be had, a message is shown as typed, and a later need tries again.
 */
export function loadMessageEngine(): Promise<MessageEngine | undefined> {
  loading ??= Promise.all([import("./message-engine.js"), loadMarkdown()]).then(
    ([module]) => module.engine,
    () => void setTimeout(() => (loading = undefined), RETRY_AFTER),
  );
  return loading;
}
