import type { CSSResult } from "lit";
import type { Session } from "../drawing.js";

/** What the chunk brings. */
export interface MarkdownEngine {
  /** A reader for one text that grows, which also draws it. */
  readonly create: () => MarkdownView;
  /** Draws a text that is one line, such as a caption: only what stands in a line is read. */
  readonly drawWords: (text: string, options: WordsOptions, session: Session) => unknown;
  readonly styles: CSSResult;
}

/** One text, read and drawn as it grows. */
export interface MarkdownView {
  draw(text: string, closed: boolean, session: Session): unknown;
}

export interface WordsOptions {
  /** True while the text may grow. */
  readonly open: boolean;
  /** False where nothing may be pressed by itself, as in a button: links are their words there. */
  readonly links: boolean;
}
