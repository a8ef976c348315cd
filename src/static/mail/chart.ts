import { type ChartNode, chart } from "../../core/kinds/chart.js";
import { placesOf, seriesOf } from "../../draw/chart/series.js";
import { type Content, h } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import { drawBars } from "./bars.js";
import { valuesTable } from "./chart-values.js";
import { canBeColumns, drawColumns } from "./columns.js";
import { cutChart } from "./cut.js";
import { QUIET, SMALL } from "./look.js";
import type { Mail, MailDrawing } from "./mail.js";
import { drawPicture } from "./picture.js";
import { heading, line } from "./pieces.js";

/** Bars are cells of a table, which every client draws. A line is a picture where there is one, else columns, else its values. */
export const drawChart: MailDrawing<ChartNode> = (whole, mail, room) => {
  const { node, left } = cutChart(whole, { ...mail, room });
  const { direction } = mail;
  const text = chart.toText(node, () => "");
  const title = node.title && heading(node.title, direction);
  const picture = mail.picture(whole);
  if (picture) return { html: [title, drawPicture(picture)], text, left: [], leftInText: left };
  const unit = node.unit && node.unit !== "%" && line(node.unit, QUIET, direction, "muted");
  const { drawn, instead } = drawWithoutPicture(node, mail);
  return { html: [title, unit, drawn, drawMarkers(node, mail)], text, left, ...(instead && { instead }) };
};

function drawWithoutPicture(node: ChartNode, mail: Mail): { readonly drawn: Content; readonly instead?: string } {
  if (node.kind === "bar") return { drawn: drawBars(node, mail) };
  if (canBeColumns(node)) return { drawn: drawColumns(node, mail), instead: "columns" };
  return { drawn: valuesTable(node, mail), instead: "a table of its values" };
}

function drawMarkers({ annotations, series }: ChartNode, { words, direction }: Mail): Content {
  const places = new Set(placesOf(seriesOf({ series }, false)));
  return annotations.map(({ at, label }) => {
    const word = places.has(String(at)) ? words.marker : words.markerNowhere;
    return h("div", { style: "margin:8px 0 0" }, line(say(word, { x: String(at), label }), SMALL, direction));
  });
}
