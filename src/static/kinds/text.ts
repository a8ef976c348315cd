import type { TextNode } from "../../core/kinds/text.js";
import { h } from "../../draw/markup.js";
import type { StaticDrawing } from "../drawing.js";
import { readMarkdown } from "../markdown.js";
import { drawBlocks } from "../text/blocks.js";

export const drawText: StaticDrawing<TextNode> = ({ markdown }, context) =>
  h("div", { class: "text" }, drawBlocks(readMarkdown(markdown), context));
