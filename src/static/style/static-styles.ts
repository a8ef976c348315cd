/** What the static form has of its own, on top of the page's sheets. Written as those are: in a shadow root that it hasn't got. */
import { LEAST_MOST, LEAST_STEP } from "../picture/flow-figure.js";

/** The page's rules for its own tags stop at ours, but not within a picture, whose attributes they would undo. */
export const resetSheet = ":host :where(:not(svg, svg *)) { all: revert; }";

const leastSizes = Array.from({ length: LEAST_MOST / LEAST_STEP }, (_, at) => {
  const em = (at + 1) * LEAST_STEP;
  return `.least-${em} { min-inline-size: ${em}em; }`;
}).join("\n");

export const staticSheet = `
  :host([data-theme="system"]) { color-scheme: light dark; background: var(--_ground); color: var(--_text); }

  /* Nothing scrolls in a box of its own height, where nothing is to be pressed. */
  .rows { max-block-size: none; }
  .data thead th { position: static; }
  .sort { display: inline-flex; align-items: center; cursor: auto; }
  /* On a page the menu stands there. */
  .table-bar:not(.named) { display: none; }
  .code-head::after { content: ""; block-size: max(24px, var(--_target)); }
  @container intui-table (inline-size < 26em) {
    .few thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .few td[data-label]:nth-child(n)::before { content: attr(data-label); content: attr(data-label) / ""; }
  }

  .media { cursor: auto; }
  .media-host { font-size: 0.875em; }

  /* What could be chosen, as it prints, to be marked with a pen: in the places of the buttons. */
  .options .button { display: flex; align-items: center; gap: 0.5em; padding-inline: 0; border-color: transparent; background: none; color: inherit; text-align: start; cursor: auto; }
  .options .button::before { content: ""; flex: none; inline-size: 0.75em; block-size: 0.75em; border: 1px solid currentcolor; border-radius: 50%; }

  .field-line {
    min-block-size: max(2.375em, var(--_target));
    padding: calc(var(--_space) * 1.5) 1px;
    border-block: 1px solid transparent;
    border-block-end-color: var(--_field-border);
    line-height: 1.3;
    white-space: pre-wrap;
  }
  .field-line.several { min-block-size: 5em; }
  .field-line.among { display: flex; flex-wrap: wrap; gap: 0 calc(var(--_space) * 4); border-block-end-color: transparent; margin: 0; list-style: none; }
  .field-line.among > li { display: flex; align-items: baseline; gap: calc(var(--_space) * 1.5); }
  .tick { flex: none; inline-size: 0.875em; block-size: 0.875em; border: 1px solid var(--_field-border); border-radius: 0.2em; }
  .tick.round { border-radius: 50%; }
  .tick.done { border: 0.3em solid var(--_text); }
  .check .tick { inline-size: 1.125em; block-size: 1.125em; }
  .form > .actions { display: none; }

  .chart-title { padding-inline-end: 5em; }
  .chart-entry { min-block-size: max(24px, 1.5em); }
  .chart-picture { container-type: inline-size; direction: ltr; }
  .chart-plane { display: flex; block-size: 100%; padding-right: 0.8125em; }
  .chart-plane > svg { flex: none; font-size: 0.8125em; }
  .chart-plane > .chart-plot { flex: 1 1 0; min-inline-size: 0; }
  .chart-plane .hollow { fill: var(--_ground); }
  .ink-grid { color: var(--_hairline); }
  .ink-axis { color: var(--_border); }
  .ink-text { color: var(--_muted); }
  .ink-marker { color: var(--_field-border); }
  .ink-muted { color: var(--_muted); }
  ${[1, 2, 3, 4, 5, 6].map((at) => `.ink-series-${at} { color: var(--_series-${at}); }`).join("\n")}
  /* Its word stands where a page has the button that shows the same. */
  .chart-data > summary { position: absolute; inset-block-start: 0; inset-inline-end: 0; display: flex; align-items: center; list-style: none; }
  .chart-data > summary::-webkit-details-marker { display: none; }
  .chart-data > summary::after { content: ""; margin-inline-start: 0.4em; inline-size: 0.35em; block-size: 0.35em; border: solid currentcolor; border-width: 0 1px 1px 0; transform: translateY(-25%) rotate(45deg); }
  .chart-data[open] > summary::after { transform: translateY(25%) rotate(225deg); }
  .chart-data[open] > :not(summary) { margin-block-start: calc(var(--_space) * 3); }
  .chart-plane.narrow, .flow-scroll.narrow { display: none; }

  .flow-picture { inline-size: auto; min-inline-size: 0; }
  ${leastSizes}
  @container (inline-size < 32em) {
    .chart-plane.wide { display: none; }
    .chart-plane.narrow { display: flex; }
  }
  @container (inline-size < 30em) {
    .flow-scroll.wide { display: none; }
    .flow-scroll.narrow { display: block; }
  }
  /*
   * In the element that will take its place: what that has on top, and can be pressed, has its room already, so that nothing
   * moves then.
   */
  :host-context(intui-tree) .table-bar:not(.named) { display: flex; }
  :host-context(intui-tree) .table-bar { min-block-size: max(24px, var(--_target)); }
  :host-context(intui-tree) .few thead { position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; }
  :host-context(intui-tree) .flow::after { content: ""; inline-size: max(24px, var(--_target)); block-size: max(24px, var(--_target)); }
  :host-context(intui-tree) .rows { max-block-size: var(--intui-table-height, clamp(20em, 75vh, 40em)); }
  :host-context(intui-tree) .form > .actions { display: grid; }
  :host-context(intui-tree) .form > .actions::before { content: ""; grid-row: 3; block-size: max(2.25em, var(--_target)); }
  @media (pointer: coarse) {
    .chart-entry { min-block-size: 44px; align-items: center; }
    :host-context(intui-tree):not([copy="off"])::after { content: ""; display: block; block-size: var(--_target); }
  }

  @media (forced-colors: active) {
    .chart-plane svg { forced-color-adjust: none; }
    .ink-grid { color: color-mix(in srgb, CanvasText 25%, Canvas); }
    .ink-axis, .ink-marker { color: CanvasText; }
  }
  @media print {
    :host([data-theme]) { color-scheme: light; background: none; }
    .chart-data:not([open]) { display: none; }
    .field-line, .tick { print-color-adjust: exact; }
  }
`;
