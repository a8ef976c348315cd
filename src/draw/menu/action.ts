import type { ExportKit } from "../export/kit.js";

/** One thing that a person can do with what a component shows. */
export interface Action {
  /** Unique in its menu. */
  readonly id: string;
  /** A word of `words.ts`. */
  readonly label: string;
  /** What is said and shown when it has been done: `words.copied`, `words.saved`. */
  readonly done: string;
  /**
   * Does it. Called at the press, with the tools that copy and save, which are loaded with the menu. What it throws, or
   * rejects with, is told as a failure.
   */
  readonly run: (kit: ExportKit) => void | Promise<void>;
}
