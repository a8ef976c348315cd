import { html } from "lit";
import type { ChartNode } from "../core/kinds/chart.js";
import type { ChartProps } from "./chart/series.js";
import type { Drawing } from "./drawing.js";
import type { Words } from "./words.js";

/** A figure that is called by its title, or by what it is. */
export const drawChart: Drawing<ChartNode> = (props, { session, open, broken, key }) => {
  const name = chartName(props, session.words);
  return html`<intui-figure class="chart" part="chart" role="figure" aria-label=${name}
    .props=${props} .session=${session} .key=${key} .open=${open} .broken=${broken} .name=${name}></intui-figure>`;
};

function chartName({ title, kind, unit }: ChartProps, words: Words): string {
  if (title) return title;
  const name = kind === "bar" ? words.barChart : words.lineChart;
  return unit ? `${name}, ${unit}` : name;
}
