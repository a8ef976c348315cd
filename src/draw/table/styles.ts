import { css } from "lit";

/** Every table: the component, the one in a Text. And the box in which what is too wide scrolls. */
export const tableStyles = css`
  intui-table { display: block; }
  /* Sideways only: a wheel that turns over it scrolls the page. */
  .scroll { overflow: auto hidden; max-inline-size: 100%; }
  .scroll:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .table {
    inline-size: 100%;
    border-collapse: collapse;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  .table caption {
    caption-side: top;
    text-align: start;
    font-weight: 600;
    padding-block-end: calc(var(--_space) * 2);
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
  .table th > span { font-size: 0.875em; }
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
  @keyframes intui-arrive { from { opacity: 0; } }
  @media (prefers-reduced-motion: no-preference) {
    :host(:state(streaming)) .table tbody tr { animation: intui-arrive 120ms ease-out; }
  }
  @media print {
    .scroll { overflow: visible; }
    .table tr { break-inside: avoid; }
    .table thead { display: table-header-group; }
  }
`;
