import { html, nothing } from "lit";
import type { ChartNode } from "../core/kinds/chart.js";
import { drawLegend } from "./chart/legend.js";
import { type ChartProps, markersOf, seriesOf } from "./chart/series.js";
import { drawData, drawMarkers } from "./chart/table.js";
import type { Drawing } from "./drawing.js";
import { lazyElement } from "./lazy.js";
import { lazyState } from "./lazy-state.js";
import type { Words } from "./words.js";

const loadChart = (): Promise<CustomElementConstructor> =>
  import("./chart/chart-element.js").then((module) => module.IntuiChart);

/**
 * A figure: all that is text stands in it at once, and the picture comes into a frame whose height is known beforehand.
 * Where the picture's code can't be had, the data is shown as a table instead.
 */
export const drawChart: Drawing<ChartNode> = (props, { session, open, key }) => {
  const picture = lazyElement("intui-chart", loadChart);
  const series = seriesOf(props, open);
  const name = chartName(props, session.words);
  // Who listens to a table hears it when it is whole: while it grows, the tree is busy and the rows would only cost time.
  const shown = picture.state === "failed";
  const data = open && !shown ? nothing : drawData(name, series, shown, session);
  return html`<figure class="chart" part="chart" aria-label=${name} data-picture=${lazyState(picture)}>
    <figcaption class="chart-caption">
      ${props.title ? html`<span class="chart-title" role="heading" aria-level="3" dir="auto">${props.title}</span>` : nothing}
      ${props.unit ? html`<span class="chart-unit" dir="auto">${props.unit}</span>` : nothing}
    </figcaption>
    ${drawLegend(props.kind, series, session.words)}
    <intui-chart class="chart-picture" .props=${props} .session=${session} .key=${key} .open=${open} .name=${name}></intui-chart>
    ${drawMarkers(markersOf(props, open), series, session.words)} ${data}
  </figure>`;
};

function chartName({ title, kind, unit }: ChartProps, words: Words): string {
  if (title) return title;
  const name = kind === "bar" ? words.barChart : words.lineChart;
  return unit ? `${name}, ${unit}` : name;
}
