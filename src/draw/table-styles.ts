import { css } from "lit";

/** What every table looks like: the component, the one in a Text, a chart's data. And the box in which what is too wide scrolls. */
export const everyTableStyles = css`
  /* Sideways only: a wheel that turns over it scrolls the page. */
  .scroll { overflow: auto hidden; max-inline-size: 100%; }
  .scroll:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .table {
    inline-size: 100%;
    border-collapse: collapse;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  .table :is(th, td) {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4) calc(var(--_space) * 2) 0;
    vertical-align: baseline;
    min-inline-size: 3em;
    max-inline-size: 28em;
    overflow-wrap: break-word;
  }
  .table :is(th, td):last-child { padding-right: 0; }
  .table th { font-weight: 500; color: var(--_muted); border-block-end: 1px solid var(--_border); }
  /* Not on the cell itself, whose padding would shrink with it: headers stand exactly over their values. */
  .table th > :is(span, .sort) { font-size: 0.875em; }
  .table td { border-block-end: 1px solid var(--_hairline); }
  .table tr:last-child td { border-block-end: none; }
  /* A cell takes its own direction from its text, but stands where the table's direction says. */
  .table .start { text-align: left; }
  .table .center { text-align: center; }
  .table .end { text-align: right; }
  .table:dir(rtl) :is(th, td) { padding-right: 0; padding-left: calc(var(--_space) * 4); }
  .table:dir(rtl) :is(th, td):last-child { padding-left: 0; }
  .table:dir(rtl) .start { text-align: right; }
  .table:dir(rtl) .end { text-align: left; }

  .sort {
    position: relative;
    max-inline-size: 100%;
    min-block-size: max(24px, var(--_target));
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: inherit;
    unicode-bidi: inherit;
    overflow-wrap: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .sort:focus-visible { outline: 2px solid var(--_accent); outline-offset: 1px; }
  .sort-sign {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: 0.7em;
    block-size: 0.9em;
    margin: auto 0.3em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0;
  }
  /* In the space before or behind the label, so that labels stand exactly over their values. */
  .end .sort-sign { inset-inline: auto 100%; }
  [aria-sort] .sort { color: var(--_accent); }
  [aria-sort] .sort-sign { opacity: 1; }
  [aria-sort="ascending"] .sort-sign { rotate: 180deg; }
  @media (hover: hover) {
    .sort:hover { color: var(--_accent); }
    .sort:hover .sort-sign { opacity: 1; }
  }

  @keyframes intui-arrive { from { opacity: 0; } }
  @media (prefers-reduced-motion: no-preference) {
    /* Not in a long one: each row that has ever faded in is looked at again with every frame that brings more. */
    :host(:state(streaming)) .table:not([data-long]) tbody tr { animation: intui-arrive 120ms ease-out; }
  }
  @media print {
    .scroll { overflow: visible; }
    .sort-sign { display: none; }
    .table tr { break-inside: avoid; }
    .table thead { display: table-header-group; }
  }
`;
