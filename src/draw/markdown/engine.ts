import type { Session } from "../drawing.js";
import { drawBlocks } from "./draw-blocks.js";
import { drawWords } from "./draw-words.js";
import { MarkdownReader } from "./markdown-reader.js";
import { markdownStyles } from "./markdown-styles.js";
import type { MarkdownEngine, MarkdownView } from "./markdown-view.js";

class View implements MarkdownView {
  readonly #reader = new MarkdownReader();

  draw(text: string, closed: boolean, session: Session): unknown {
    return drawBlocks(this.#reader.update(text, closed), session);
  }
}

/** The Markdown chunk, as `markdown-engine.ts` loads it. */
export const engine: MarkdownEngine = { create: () => new View(), drawWords, styles: markdownStyles };
