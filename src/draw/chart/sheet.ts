import { css } from "lit";

/**
 * What only a picture needs; it comes with the picture's code.
 *
 * `.chart-probe` holds every colour that a canvas needs, each in some property, so that one computed style resolves them.
 * Its transition is too short to see; that one ends tells that a colour has changed, whatever changed it: the system's
 * scheme, a class or `color-scheme` on any ancestor, a token that the host has set.
 */
export const chartSheet = css`
  .chart-picture { touch-action: pan-y; }
  .chart-picture:focus { outline: none; }
  .chart-picture:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .chart-frame { position: relative; block-size: 100%; }
  .chart-canvas { position: absolute; inset: 0; }
  .chart-canvas canvas { display: block; inline-size: 100%; block-size: 100%; }
  .chart-over { position: absolute; pointer-events: none; font-size: 0.8125em; line-height: 1.25; }

  .chart-marker {
    position: absolute;
    inset-block-end: 0;
    inline-size: 0;
    border-left: 1px solid var(--_field-border);
  }
  .chart-marker-label {
    position: absolute;
    inset-block-start: 0;
    white-space: nowrap;
    color: var(--_muted);
    pointer-events: auto;
    unicode-bidi: isolate;
  }
  .chart-marker-label.right { left: 0.4em; }
  .chart-marker-label.left { right: 0.4em; }

  .chart-line {
    position: absolute;
    inset-block: 0;
    inline-size: 0;
    border-left: 1px solid var(--_muted);
  }
  .chart-dot {
    position: absolute;
    inline-size: 16px;
    block-size: 16px;
    margin: -8px 0 0 -8px;
    overflow: visible;
    fill: currentColor;
    stroke: var(--_ground);
    stroke-width: 0.4;
  }
  .chart-dot.muted { color: var(--_muted); }
  .chart-dot.series-1 { color: var(--_series-1); }
  .chart-dot.series-2 { color: var(--_series-2); }
  .chart-dot.series-3 { color: var(--_series-3); }
  .chart-dot.series-4 { color: var(--_series-4); }
  .chart-dot.series-5 { color: var(--_series-5); }
  .chart-dot.series-6 { color: var(--_series-6); }

  .chart-readout {
    position: absolute;
    inset-block-start: 0;
    box-sizing: border-box;
    inline-size: max-content;
    max-block-size: 100%;
    overflow: hidden;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_ground);
    color: var(--_text);
    line-height: 1.5;
  }
  .chart-readout-title { font-weight: 600; overflow-wrap: anywhere; }
  .chart-readout-row { display: flex; gap: calc(2 * var(--_space)); }
  .chart-readout-name { min-inline-size: 0; overflow-wrap: anywhere; color: var(--_muted); }
  .many .chart-readout-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .compact .chart-readout-name { display: none; }
  .compact .chart-readout-rows { display: flex; flex-wrap: wrap; gap: 0 calc(2 * var(--_space)); }
  .compact .chart-readout-row { gap: var(--_space); }
  /* At the worst over what comes below the chart: nothing is cut off. */
  .compact.chart-readout { max-block-size: none; z-index: 1; }
  .chart-readout-value { margin-inline-start: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .chart-readout-marker { color: var(--_muted); overflow-wrap: anywhere; }

  .chart-probe {
    position: absolute;
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    forced-color-adjust: none;
    font-size: 0.8125em;
    color: var(--_muted);
    background-color: var(--_series-1);
    border: 0 solid;
    border-color: var(--_series-2) var(--_series-3) var(--_series-4) var(--_series-5);
    outline-color: var(--_series-6);
    text-decoration-color: var(--_hairline);
    column-rule-color: var(--_border);
    caret-color: var(--_ground);
    fill: var(--_text);
    transition: 1ms linear;
    transition-property: color, background-color, border-color, outline-color, text-decoration-color, column-rule-color, caret-color;
  }
  .chart-probe.printing { color-scheme: light; transition: none; }
  @media (forced-colors: active) {
    .chart-probe {
      color: CanvasText;
      background-color: CanvasText;
      border-color: LinkText color-mix(in srgb, LinkText, CanvasText) CanvasText LinkText;
      outline-color: color-mix(in srgb, LinkText, CanvasText);
      text-decoration-color: color-mix(in srgb, CanvasText 25%, Canvas);
      column-rule-color: CanvasText;
      caret-color: Canvas;
      fill: CanvasText;
    }
  }
  @media print {
    .chart-line, .chart-dot, .chart-readout { display: none; }
    .chart-picture { block-size: auto; }
  }
`;
