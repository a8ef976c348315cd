import { formatNumber } from "../../core/format-number.js";
import { type StatNode, stat } from "../../core/kinds/stat.js";
import { type Content, h } from "../../draw/markup.js";
import { arrowOf, judgement, signed } from "../../draw/stat-text.js";
import { cutStat } from "./cut.js";
import { otherDirection } from "./direction.js";
import { QUIET, styles, type } from "./look.js";
import type { Mail, MailDrawing } from "./mail.js";
import { line } from "./pieces.js";

const FIGURE = type(28, 34, { weight: 600 });

export const drawStat: MailDrawing<StatNode> = (whole, mail, room) => {
  const { node, left } = cutStat(whole, { ...mail, room });
  const html = [
    line(node.label, styles(QUIET, "margin:0"), mail.direction, "muted"),
    h("p", { style: styles("margin:0", FIGURE) }, drawFigure(node, mail)),
    node.change && drawChange(node, node.change, mail),
  ];
  return { html, text: stat.toText(node, () => ""), left };
};

/** Left to right among themselves in every language: a sign belongs before its digits. */
const figure = (text: string): Content => h("span", { dir: "ltr" }, text);

function drawFigure({ value, unit }: StatNode, { locale, direction }: Mail): Content {
  const number = figure(formatNumber(value, locale));
  if (!unit) return number;
  const small = h(
    "span",
    { class: "i-muted", style: type(16, 24, { color: "muted" }), dir: otherDirection(unit, direction) },
    unit,
  );
  return unit === "%" ? [number, small] : [number, "\u00a0", small];
}

function drawChange(node: StatNode, change: NonNullable<StatNode["change"]>, { locale, words }: Mail): Content {
  const { tone } = node;
  const shade = tone === "neutral" ? "muted" : tone;
  const word = judgement(change.value, tone, words);
  const arrow = arrowOf(change.value);
  return h(
    "p",
    { class: "i-muted", style: styles("margin:0", QUIET) },
    h(
      "span",
      { class: `i-${shade}`, style: type(14, 20, { weight: 600, color: shade }) },
      arrow,
      arrow && " ",
      figure(signed(change, locale)),
    ),
    word && ` ${word}`,
  );
}
