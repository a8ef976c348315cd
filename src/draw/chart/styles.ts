import { css } from "lit";

/** What a chart needs before its picture's code has come: part of the tree's own sheet. */
export const chartStyles = css`
  .chart {
    position: relative;
    margin: 0;
    min-inline-size: 0;
  }
  .chart-caption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(3 * var(--_space));
    min-block-size: 1.5em;
    overflow-wrap: anywhere;
  }
  .chart-title { font-weight: 600; }
  .chart-unit, .chart-legend, .chart-markers { color: var(--_muted); font-size: 0.875em; }
  .chart-legend, .chart-markers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(4 * var(--_space));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chart-legend { min-block-size: 1.5em; }
  .chart-entry {
    display: flex;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .chart-key {
    flex: none;
    inline-size: 24px;
    block-size: 12px;
    margin-block-start: calc(0.75em - 6px);
    overflow: visible;
    fill: none;
  }
  .chart-key .hollow { fill: var(--_ground); }
  .chart-key.muted { color: var(--_muted); }
  .chart-key.series-1 { color: var(--_series-1); }
  .chart-key.series-2 { color: var(--_series-2); }
  .chart-key.series-3 { color: var(--_series-3); }
  .chart-key.series-4 { color: var(--_series-4); }
  .chart-key.series-5 { color: var(--_series-5); }
  .chart-key.series-6 { color: var(--_series-6); }
  .chart-picture {
    display: block;
    position: relative;
    block-size: 16em;
    margin-block-start: calc(2 * var(--_space));
    border-radius: var(--_radius-small);
  }
  .chart:not([data-picture="failed"]) :is(.chart-data, .chart-markers .placed) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .chart[data-picture="failed"] .chart-picture { display: none; }
  .chart-data { overflow-x: auto; margin-block-start: calc(2 * var(--_space)); }
  .chart-data table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .chart-data :is(th, td) {
    padding: var(--_space) calc(3 * var(--_space));
    border-block-end: 1px solid var(--_hairline);
    text-align: start;
    font-weight: inherit;
  }
  .chart-data thead th { color: var(--_muted); border-block-end-color: var(--_border); }
  .chart-data .end { text-align: end; }
  @media print {
    .chart { break-inside: avoid; }
  }
`;
