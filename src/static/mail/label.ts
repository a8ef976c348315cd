import type { LabelNode } from "../../core/kinds/label.js";
import { oneLine } from "../../core/markdown-text.js";
import { h } from "../../draw/markup.js";
import { otherDirection } from "./direction.js";
import { BODY } from "./look.js";
import type { MailDrawing } from "./mail.js";
import { chip } from "./pieces.js";

export const drawLabel: MailDrawing<LabelNode> = ({ text, tone }, { direction }) => ({
  html: h("div", { dir: otherDirection(text, direction), style: BODY }, chip(text, tone)),
  text: `[${oneLine(text)}]`,
  left: [],
});
