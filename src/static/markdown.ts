import type { Block } from "../draw/markdown/block.js";
import { MarkdownReader } from "../draw/markdown/markdown-reader.js";

/** Reads a whole text by the page's own rules (CommonMark and GFM; HTML is text). */
export function readMarkdown(text: string): readonly Block[] {
  return new MarkdownReader().update(text, true);
}
