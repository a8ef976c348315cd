import type { TextNode } from "../../core/kinds/text.js";
import { readMarkdown } from "../markdown.js";
import { cutText } from "./cut.js";
import type { MailDrawing } from "./mail.js";
import { drawMarkdown } from "./markdown.js";

export const drawText: MailDrawing<TextNode> = (whole, mail, room) => {
  const { node, left } = cutText(whole, { ...mail, room });
  return { html: drawMarkdown(readMarkdown(node.markdown), mail), text: node.markdown, left };
};
