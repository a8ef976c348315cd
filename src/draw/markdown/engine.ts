import type { Words } from "../words.js";
import { drawBlocks } from "./draw-blocks.js";
import { MarkdownReader } from "./markdown-reader.js";
import { markdownStyles } from "./markdown-styles.js";
import type { MarkdownEngine, MarkdownView } from "./markdown-view.js";

class View implements MarkdownView {
  readonly #reader = new MarkdownReader();

  draw(text: string, closed: boolean, words: Words): unknown {
    return drawBlocks(this.#reader.update(text, closed), { words });
  }
}

/** The Markdown chunk, as `markdown-engine.ts` loads it. */
export const engine: MarkdownEngine = { create: () => new View(), styles: markdownStyles };
