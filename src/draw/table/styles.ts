import { css } from "lit";

/** The component, on top of what every table looks like (`../table-styles.ts`). */
export const tableStyles = css`
  intui-table { display: block; container: intui-table / inline-size; }
  /* Its own box scrolls, so that the header stays in sight and the end of a wide table is never far. */
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
  .data .head-label { line-height: 1.3; }
  .data th.start:last-child .sort { margin-inline-end: 1em; }

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
  @media print {
    .rows { overflow: visible; max-block-size: none; }
    .data thead th { position: static; }
  }
`;
