import { css } from "lit";

export const tableStyles = css`
  intui-table { display: block; }
  intui-table .scroll { overflow-x: auto; overscroll-behavior-x: contain; }
  intui-table table {
    inline-size: 100%;
    border-collapse: collapse;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  intui-table caption {
    caption-side: top;
    text-align: start;
    font-weight: 600;
    padding-block-end: calc(var(--_space) * 2);
  }
  intui-table :is(th, td) {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4) calc(var(--_space) * 2) 0;
    vertical-align: baseline;
    min-inline-size: 3em;
    overflow-wrap: break-word;
  }
  intui-table :is(th, td):last-child { padding-right: 0; }
  intui-table th { font-weight: 500; color: var(--_muted); border-block-end: 1px solid var(--_border); }
  /* Not on the cell itself, whose padding would shrink with it: headers stand exactly over their values. */
  intui-table th > span { font-size: 0.875em; }
  intui-table td { border-block-end: 1px solid var(--_hairline); }
  intui-table tr:last-child td { border-block-end: none; }
  /* A cell takes its own direction from its text, but stands where the table's direction says. */
  intui-table .start { text-align: left; }
  intui-table .end { text-align: right; }
  intui-table:dir(rtl) :is(th, td) { padding-right: 0; padding-left: calc(var(--_space) * 4); }
  intui-table:dir(rtl) :is(th, td):last-child { padding-left: 0; }
  intui-table:dir(rtl) .start { text-align: right; }
  intui-table:dir(rtl) .end { text-align: left; }
  @keyframes intui-arrive { from { opacity: 0; } }
  @media (prefers-reduced-motion: no-preference) {
    intui-table.streaming tbody tr { animation: intui-arrive 120ms ease-out; }
  }
  @media print {
    intui-table .scroll { overflow: visible; }
    intui-table tr { break-inside: avoid; }
    intui-table thead { display: table-header-group; }
  }
`;
