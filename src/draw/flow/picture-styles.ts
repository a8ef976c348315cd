import { css } from "lit";

/** The picture of a graph: comes with the element that draws it. */
export const pictureSheet = css`
  /* Never a wheel's box up and down: that stays the page's. Zoomed in, dragging and the keys move it that way. */
  .flow-scroll { overflow: auto hidden; overscroll-behavior-inline: contain; }
  .flow-scroll.big { cursor: grab; touch-action: pan-x pan-y; }
  .flow-scroll.big:active { cursor: grabbing; }
  .flow-scroll text { cursor: text; }
  .flow-picture {
    display: block;
    inline-size: var(--_em);
    min-inline-size: var(--_em-least);
    max-inline-size: 100%;
    block-size: auto;
    line-height: 1;
  }
  .flow-scroll[data-zoomed] > .flow-picture { inline-size: calc(var(--_em) * var(--_zoom)); min-inline-size: 0; max-inline-size: none; }
  .flow-box { fill: none; pointer-events: all; }
  .flow-box, .flow-line { stroke: var(--_field-border); stroke-width: 1.25; }
  .flow-line { fill: none; }
  .flow-head { fill: var(--_field-border); }
  .flow-label { fill: currentcolor; }
  .flow-picture .flow-detail, .flow-picture .flow-link text { fill: var(--_muted); }
  .flow-node:focus { outline: none; }
  .flow-node:focus-visible > .flow-box { stroke: var(--_accent); stroke-width: 2.5; }
  .flow-bench { position: absolute; inset-block-start: 0; inset-inline-start: 0; block-size: 0; overflow: hidden; visibility: hidden; }
  .flow-bench > * { inline-size: max-content; text-wrap: balance; overflow-wrap: anywhere; }
  .flow-note { margin: 0 0 calc(var(--_space) * 2); font-size: 0.875em; color: var(--_muted); }
  .flow-tools { display: flex; gap: var(--_space); margin-block-start: calc(var(--_space) * 2); }
  .flow-tool {
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0 calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_muted);
    font: inherit;
    font-size: 0.875em;
    line-height: 1;
    cursor: pointer;
  }
  .flow-tool:hover { color: inherit; border-color: var(--_field-border); }
  .flow-tool:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  /* In a narrow place the menu shares their line. */
  @container (inline-size < 30em) {
    .flow:has(> intui-flow > .flow-tools) > intui-actions { margin-block-start: calc(-1 * var(--_target)); }
  }
  @media (prefers-reduced-motion: no-preference) {
    .flow-node, .flow-link { animation: flow-arrive 120ms ease-out; }
  }
  @keyframes flow-arrive { from { opacity: 0; } }
  @media (forced-colors: active) {
    .flow-box, .flow-line { stroke: CanvasText; }
    .flow-head { fill: CanvasText; }
    .flow-picture text.flow-detail, .flow-picture .flow-link text, .flow-label { fill: CanvasText; }
    .flow-node:focus-visible > .flow-box { stroke: Highlight; stroke-width: 4; }
  }
  @media print {
    .flow-scroll { overflow: visible; block-size: auto !important; }
    .flow-picture { inline-size: var(--_em) !important; min-inline-size: 0 !important; max-inline-size: 100% !important; break-inside: avoid; }
    .flow-tools { display: none; }
  }
`;
