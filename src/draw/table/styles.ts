import { css } from "lit";

/** Every table: the component, the one in a Text. And the box in which what is too wide scrolls. */
export const tableStyles = css`
  intui-table { display: block; container: intui-table / inline-size; }
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

  /* The component. Its own box scrolls, so that the header stays in sight and the end of a wide table is never far. */
  .table-bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--_space) calc(var(--_space) * 3); }
  .table-bar > intui-actions { margin-inline-start: auto; }
  .column > intui-table:not(:first-child) > .table-bar:not(.named) { margin-block-start: calc(var(--_space) * -4); }
  .table-caption { flex: 0 1 auto; min-inline-size: 0; font-weight: 600; overflow-wrap: break-word; }
  .rows { position: relative; overflow: auto; max-block-size: var(--intui-table-height, clamp(20em, 75vh, 40em)); }
  .data { border-collapse: separate; }
  .data[data-fixed] { table-layout: fixed; }
  .data thead th { position: sticky; inset-block-start: 0; z-index: 1; padding-block: var(--_space); vertical-align: bottom; }
  .rows[data-scrolled] thead th { background: var(--_under); }
  .data :is(th, td) { unicode-bidi: plaintext; }
  /* Where there are many columns, text scrolls rather than stand in towers. */
  .data:not(.few) .start { min-inline-size: 7em; }
  .data .head-label { font-size: 0.875em; line-height: 1.3; }
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
  .data th.start:last-child .sort { margin-inline-end: 1em; }
  [aria-sort] .sort { color: var(--_accent); }
  [aria-sort] .sort-sign { opacity: 1; }
  [aria-sort="ascending"] .sort-sign { rotate: 180deg; }
  @media (hover: hover) {
    .sort:hover { color: var(--_accent); }
    .sort:hover .sort-sign { opacity: 1; }
  }

  /* Little room: a row is a stack of its values, each with its label in front. */
  @container intui-table (inline-size < 26em) {
    .few, .few :is(thead, tbody, tr, td, th) { display: block; }
    .few thead tr { display: flex; flex-wrap: wrap; gap: 0 calc(var(--_space) * 4); border-block-end: 1px solid var(--_border); }
    .few .end .sort-sign { inset-inline: 100% auto; }
    .few thead th { position: static; border: 0; padding: 0; min-inline-size: 0; inline-size: auto !important; }
    /* What can't be pressed has said all it has to say in front of the values. */
    .few thead:not(:has(.sort)) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .few tbody:not(.space) tr { padding-block: calc(var(--_space) * 2); border-block-end: 1px solid var(--_hairline); }
    .few tbody:last-of-type tr:last-child { border-block-end: 0; }
    .few tbody:not(.space) td {
      display: grid;
      align-items: baseline;
      grid-template-columns: minmax(5em, 35%) minmax(0, 1fr);
      gap: calc(var(--_space) * 3);
      max-inline-size: none;
      padding: calc(var(--_space) / 2) 0;
      border: 0;
    }
    .few td::before { unicode-bidi: plaintext; }
    .few tbody:not(.space) td, .few td::before { text-align: left; }
    .few:dir(rtl) tbody:not(.space) td, .few:dir(rtl) td::before { text-align: right; }
    .few td::before { overflow-wrap: break-word; font-size: 0.875em; color: var(--_muted); }
    .few td:nth-child(1)::before { content: var(--_label-1); content: var(--_label-1) / ""; }
    .few td:nth-child(2)::before { content: var(--_label-2); content: var(--_label-2) / ""; }
    .few td:nth-child(3)::before { content: var(--_label-3); content: var(--_label-3) / ""; }
    .few td:nth-child(4)::before { content: var(--_label-4); content: var(--_label-4) / ""; }
  }
  @keyframes intui-arrive { from { opacity: 0; } }
  @media (prefers-reduced-motion: no-preference) {
    /* Not in a long one: each row that has ever faded in is looked at again with every frame that brings more. */
    :host(:state(streaming)) .table:not([data-long]) tbody tr { animation: intui-arrive 120ms ease-out; }
  }
  @media print {
    .scroll { overflow: visible; max-block-size: none; }
    .data thead th { position: static; }
    .sort-sign { display: none; }
    .table tr { break-inside: avoid; }
    .table thead { display: table-header-group; }
  }
`;
