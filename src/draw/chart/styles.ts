import { css } from "lit";

/** What a chart needs before its picture's code has come: part of the tree's own sheet. */
export const chartStyles = css`
  .chart {
    display: block;
    position: relative;
    min-inline-size: 0;
  }
  /* As high as the tools that come when the chart is whole: nothing moves then. */
  .chart-head {
    display: flex;
    align-items: start;
    gap: calc(2 * var(--_space));
    min-block-size: max(24px, var(--_target));
  }
  .chart-title {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-block: max(0px, (max(24px, var(--_target)) - 1.5em) / 2);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .chart-unit, .chart-legend, .chart-markers, .chart-toggle, .chart-empty { color: var(--_muted); font-size: 0.875em; }
  /* Over the axis, which is on the left in every language. */
  .chart-unit { text-align: left; overflow-wrap: anywhere; }
  .chart-unit + .chart-picture { margin-block-start: 0; }
  .chart-empty { margin: 0; }
  .chart-toggle {
    flex: none;
    min-block-size: max(24px, var(--_target));
    min-inline-size: var(--_target);
    margin: 0;
    padding: 0 calc(2 * var(--_space));
    border: 1px solid transparent;
    border-radius: var(--_radius-small);
    background: transparent;
    font-family: inherit;
    line-height: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .chart-toggle[aria-pressed="true"] { border-color: var(--_field-border); background: var(--_neutral-tint); color: var(--_neutral); }
  .chart-legend, .chart-markers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(4 * var(--_space));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chart-legend { min-block-size: max(24px, 1.5em); }
  .chart-legend > li { display: flex; min-inline-size: 0; }
  .chart-entry {
    display: flex;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button.chart-entry { min-block-size: max(24px, 1.5em); border-radius: var(--_radius-small); cursor: pointer; touch-action: manipulation; }
  .chart-entry[aria-pressed="false"] > span { text-decoration: line-through; }
  .chart-entry[aria-pressed="false"] > .chart-key { opacity: 0.35; }
  :is(.chart-toggle, button.chart-entry):focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  @media (hover: hover) {
    .chart-toggle:hover { background: var(--_neutral-tint); }
    button.chart-entry:hover > span { text-decoration: underline; }
    button.chart-entry[aria-pressed="false"]:hover > span { text-decoration: line-through; }
  }
  @media (pointer: coarse) { button.chart-entry { min-block-size: 44px; align-items: center; } }
  .chart-key {
    flex: none;
    inline-size: 24px;
    block-size: 12px;
    margin-block-start: calc(0.75em - 6px);
    overflow: visible;
    fill: none;
  }
  .chart-key.bar { inline-size: 12px; }
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
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .chart .table thead td { padding: 0; border-block-end: 1px solid var(--_border); vertical-align: bottom; }
  .chart .table tbody th { color: inherit; border-block-end-color: var(--_hairline); }
  .chart .table tbody tr:last-child th { border-block-end: none; }
  @media (forced-colors: active) {
    .chart-key { forced-color-adjust: none; }
    .chart { --_muted: CanvasText; --_ground: Canvas; }
    .chart {
      --_series-1: CanvasText;
      --_series-2: LinkText;
      --_series-3: color-mix(in srgb, LinkText, CanvasText);
      --_series-4: CanvasText;
      --_series-5: LinkText;
      --_series-6: color-mix(in srgb, LinkText, CanvasText);
    }
  }
  @media print {
    .chart { break-inside: avoid; }
    .chart-toggle, button.chart-entry[aria-pressed="false"] { display: none; }
  }
`;
