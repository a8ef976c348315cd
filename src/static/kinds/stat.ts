import { formatNumber } from "../../core/format-number.js";
import type { StatNode } from "../../core/kinds/stat.js";
import { type Content, h } from "../../draw/markup.js";
import { arrowOf, judgement, signed } from "../../draw/stat-text.js";
import type { Language } from "../../draw/words.js";
import type { StaticDrawing } from "../drawing.js";

export const drawStat: StaticDrawing<StatNode> = (node, { language }) => {
  const { label, value, unit } = node;
  return h(
    "div",
    { class: "stat" },
    h("span", { class: "stat-label" }, label),
    " ",
    h(
      "span",
      { class: "figure" },
      h("bdi", {}, formatNumber(value, language.locale)),
      unit && h("span", { class: unit === "%" ? "unit tight" : "unit" }, unit),
    ),
    " ",
    drawChange(node, language),
  );
};

function drawChange({ change, tone }: StatNode, { locale, words }: Language): Content {
  if (!change) return "";
  const word = judgement(change.value, tone, words);
  return h(
    "span",
    { class: `change ${tone}` },
    h(
      "span",
      { class: "amount" },
      h("span", { "aria-hidden": "true" }, arrowOf(change.value)),
      " ",
      h("bdi", {}, signed(change, locale)),
    ),
    word && ` ${word}`,
  );
}
