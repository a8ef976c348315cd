import type { CSSResult } from "lit";
import type { Words } from "../words.js";

/** What the chunk brings. */
export interface MarkdownEngine {
  /** A reader for one text that grows, which also draws it. */
  readonly create: () => MarkdownView;
  readonly styles: CSSResult;
}

/** One text, read and drawn as it grows. */
export interface MarkdownView {
  draw(text: string, closed: boolean, words: Words): unknown;
}
