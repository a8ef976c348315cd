import { css } from "lit";
import { everyTableStyles } from "./table-styles.js";

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
  /*
   * The rest of what would be inherited: a page that sets it for its own text does not mean an answer. What belongs to a
   * font, to the language and to printing, and whether it is there at all, comes with what is inherited by design.
   */
  .tree {
    all: initial;
    display: block;
    position: relative;
    /* As wide as the element also where that is set vertically. */
    inline-size: 100%;
    overflow-wrap: anywhere;
    font: inherit;
    color: inherit;
    color-scheme: inherit;
    font-synthesis: inherit;
    text-rendering: inherit;
    -webkit-font-smoothing: inherit;
    -webkit-locale: inherit;
    -webkit-text-size-adjust: inherit;
    text-size-adjust: inherit;
    forced-color-adjust: inherit;
    print-color-adjust: inherit;
    visibility: inherit;
    pointer-events: inherit;
  }

  .group { display: flex; min-inline-size: 0; }
  .group > * { min-inline-size: 0; max-inline-size: 100%; }
  .column { flex-direction: column; gap: calc(var(--_space) * 4); }
  .column > .label { align-self: start; }
  .column > .chart, .column > intui-table { margin-block: calc(var(--_space) * 2); }
  /*
   * In a long answer, what is far from the screen is neither styled nor laid out until it comes near: a thousand parts
   * cost no more than what is seen of them. It can be found, selected and read out all the same. The clip that comes with
   * it leaves room for outlines and for what points out of a chart.
   */
  .column > :nth-child(n + 17) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 10em;
    overflow-clip-margin: 3em;
  }
  .column > .text:nth-child(n + 17) { contain-intrinsic-block-size: auto 3em; }
  .column > :is(.chart, .flow):nth-child(n + 17) { contain-intrinsic-block-size: auto 20em; }
  .row { flex-flow: row wrap; align-items: baseline; gap: calc(var(--_space) * 2) calc(var(--_space) * 3); }
  /* What holds much takes its share of the row; what is short stays as wide as it is. */
  .row > .column, .row > .chart, .row > intui-table, .row > intui-form { flex: 1 1 16em; }
  /*
   * Stats in a row stand line by line: labels from the top, figures and changes from the bottom, where each has one or the
   * room for one. A figure makes its Stat wider, and at last the row longer; a label breaks.
   */
  .row > .stat { flex: 1 1 max-content; align-self: stretch; min-inline-size: min(6.5em, 100%); }
  .row > .stat > .stat-label { flex: 1 0 auto; inline-size: 0; min-inline-size: 100%; }
  .row:has(> .stat > .change) > .stat:not(:has(> .change))::after { content: ""; font-size: 0.875em; block-size: 1lh; }
  .row:has(> .stat) { gap: calc(var(--_space) * 4) calc(var(--_space) * 6); }
  .row > .text { flex: 0 1 auto; }
  /* A line before what asks something back, where it follows an answer. */
  .column > :not(intui-choice, intui-form) + :is(intui-choice, intui-form) {
    border-block-start: 1px solid var(--_hairline);
    padding-block-start: calc(var(--_space) * 4);
    margin-block-start: calc(var(--_space) * 1);
  }

  /* Its room is kept before its code has come. */
  intui-actions { display: inline-flex; min-inline-size: 0; min-block-size: max(24px, var(--_target)); }

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
  .figure { font-size: 1.875em; font-weight: 650; line-height: 1.2; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; min-block-size: 1lh; }
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
  ${everyTableStyles}

  @media print {
    /* Also where the page is dark, or its theme: paper is not. */
    :host, :host([theme]) { color-scheme: light; background: none; color: var(--_text); }
    .column > :nth-child(n + 17) { content-visibility: visible; }
    intui-actions { display: none; }
    .row { break-inside: avoid; }
  }
`;
