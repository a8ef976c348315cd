import { css } from "lit";

/**
 * The tree's own box and its stateless parts. Everything is in `em` of the page's font size; what is inherited from the
 * page is font, size, line height, colour, direction and color-scheme, by design.
 */
export const base = css`
  :host {
    display: block;
    min-inline-size: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  :host([hidden]) { display: none; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  :host([theme="light"]), :host([theme="dark"]) {
    background: var(--_ground);
    color: var(--_text);
  }
  *, ::before, ::after { box-sizing: border-box; }
  .status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* The rest of what would be inherited: a page that sets it for its own text does not mean an answer. */
  .tree {
    position: relative;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    word-break: normal;
    text-shadow: none;
    -webkit-text-fill-color: currentcolor;
    list-style: outside;
    cursor: auto;
  }

  .group { display: flex; min-inline-size: 0; }
  .group > * { min-inline-size: 0; max-inline-size: 100%; }
  .column { flex-direction: column; gap: calc(var(--_space) * 4); }
  .column > .label { align-self: start; }
  .column > .chart, .column > intui-table, .column > intui-flow { margin-block: calc(var(--_space) * 2); }
  .row { flex-flow: row wrap; align-items: baseline; gap: calc(var(--_space) * 2) calc(var(--_space) * 3); }
  /* What holds much takes its share of the row; what is short stays as wide as it is. */
  .row > .column, .row > .chart, .row > intui-table, .row > intui-flow, .row > intui-form { flex: 1 1 16em; }
  .row > .stat { flex: 1 1 6.5em; }
  .row:has(> .stat) { gap: calc(var(--_space) * 4) calc(var(--_space) * 6); }
  .row > .text { flex: 0 1 auto; }
  /* A line before what asks something back, where it follows an answer. */
  .column > :not(intui-choice, intui-form) + :is(intui-choice, intui-form) {
    border-block-start: 1px solid var(--_hairline);
    padding-block-start: calc(var(--_space) * 4);
    margin-block-start: calc(var(--_space) * 1);
  }

  .label {
    display: inline-block;
    padding-inline: calc(var(--_space) * 2);
    border-radius: var(--_radius-small);
    border: 1px solid transparent;
    font-size: 0.875em;
    font-weight: 500;
  }
  .label.neutral { color: var(--_neutral); background: var(--_neutral-tint); }
  .label.positive { color: var(--_positive); background: var(--_positive-tint); }
  .label.warning { color: var(--_warning); background: var(--_warning-tint); }
  .label.critical { color: var(--_critical); background: var(--_critical-tint); }
  .label.muted { color: var(--_muted); border-color: var(--_border); }

  .stat { display: flex; flex-direction: column; min-inline-size: min-content; }
  /* A figure breaks only where it is wider than all the room there is. */
  .figure, .amount { overflow-wrap: break-word; }
  .stat-label { font-size: 0.875em; color: var(--_muted); }
  .figure { font-size: 1.875em; font-weight: 650; line-height: 1.2; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; }
  .unit { font-size: 0.5em; font-weight: 400; letter-spacing: 0; color: var(--_muted); margin-inline-start: 0.25em; }
  .unit.tight { margin-inline-start: 0.05em; }
  .change { font-size: 0.875em; color: var(--_muted); font-variant-numeric: tabular-nums; }
  .change.positive .amount { color: var(--_positive); }
  .change.warning .amount { color: var(--_warning); }
  .change.critical .amount { color: var(--_critical); }
  .change.neutral .amount { color: inherit; }

  .note {
    margin: 0;
    font-size: 0.875em;
    color: var(--_muted);
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 2);
  }
  .note-sign {
    flex: none;
    inline-size: 1.3em;
    block-size: 1.3em;
    line-height: 1.2em;
    text-align: center;
    font-weight: 600;
    border: 1px solid currentcolor;
    border-radius: 50%;
  }
  .text-form, .typed { margin: 0; font: inherit; white-space: pre-wrap; }

  @media print {
    .row { break-inside: avoid; }
  }
`;
