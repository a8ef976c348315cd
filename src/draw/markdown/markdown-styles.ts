import { css } from "lit";
import { mediaStyles } from "../media/media-styles.js";

/** The look of a Text. Everything stands under `.text`, the box that the tree draws it in. */
export const markdownStyles = css`
  ${mediaStyles}
  .text { max-inline-size: 70ch; min-inline-size: 0; overflow-wrap: anywhere; }
  .text :is(p, h2, h3, h4, h5, h6, ul, ol, li, blockquote, figure, pre, hr) { margin: 0; padding: 0; border: 0; font: inherit; }
  .text :is(p, .list, .quote, .rule, .code, .text-table, .heading):not(:first-child) { margin-block-start: calc(var(--_space) * 3); }

  .text .heading { font-weight: 600; line-height: 1.3; text-wrap: balance; }
  .text .heading:not(:first-child) { margin-block-start: calc(var(--_space) * 6); }
  .text .heading + :not(:first-child) { margin-block-start: calc(var(--_space) * 2); }
  .text .level-1 { font-size: 1.375em; letter-spacing: -0.01em; }
  .text .level-2 { font-size: 1.1875em; }
  .text .level-3 { font-size: 1.0625em; }
  .text :is(.level-5, .level-6) { font-size: 0.875em; }
  .text .level-6 { color: var(--_muted); }

  .text strong { font-weight: 600; }
  .text em { font-style: italic; }
  .text del { text-decoration: line-through; color: var(--_muted); }
  .text .link {
    color: var(--_accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
  .text .link:hover { text-decoration-thickness: 2px; }
  .text .link:focus-visible, .text .scroll:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
    border-radius: var(--_radius-small);
  }

  .text .list { padding-inline-start: 1.5em; list-style: disc outside; }
  .text .list .list { list-style-type: circle; margin-block-start: var(--_space); }
  .text ol.list, .text .list ol.list { list-style: decimal outside; padding-inline-start: 2em; }
  .text li { display: list-item; }
  .text li + li { margin-block-start: var(--_space); }
  .text li::marker { color: var(--_muted); font-variant-numeric: tabular-nums; }
  .text .task { list-style: none; position: relative; }
  .text .box {
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: -1.4em;
    inline-size: 0.9em;
    block-size: 0.9em;
    border: 1px solid var(--_field-border);
    border-radius: 0.2em;
  }
  .text .task > .box + * { margin-block-start: 0; }
  /* A tick, so that the state is told by its shape. */
  .text .box.done::after {
    content: "";
    position: absolute;
    inset-block-start: 0.06em;
    inset-inline-start: 0.25em;
    inline-size: 0.25em;
    block-size: 0.5em;
    border: solid currentcolor;
    border-width: 0 0.13em 0.13em 0;
    transform: rotate(45deg);
  }

  .text .quote {
    border-inline-start: 2px solid var(--_border);
    padding-inline-start: calc(var(--_space) * 4);
    color: var(--_muted);
  }
  .text .rule { border-block-start: 1px solid var(--_border); block-size: 0; }
  .text .rule:not(:first-child) { margin-block: calc(var(--_space) * 4); }
  .text .html { white-space: pre-wrap; }

  /* The menu's room is there from the first row on: nothing moves when the table has closed. */
  .text .table-bar { display: flex; justify-content: flex-end; min-block-size: max(24px, var(--_target)); }
  .text .text-table:not(:first-child) > .table-bar { margin-block-start: calc(var(--_space) * -3); }
  .text-table thead th { padding-block: var(--_space); vertical-align: bottom; }
  /* As high as the button that takes its place. */
  .text-table th > span { display: inline-block; min-block-size: max(24px, var(--_target)); align-content: center; }

  .text :is(.code-span, .code-language, .code pre) { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
  .text .code-span {
    padding: 0.1em 0.3em;
    border-radius: var(--_radius-small);
    background: var(--_neutral-tint);
    font-size: 0.875em;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  .text .code { background: var(--_neutral-tint); border-radius: var(--_radius); overflow: hidden; }
  .text .code-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--_space) * 2);
    min-block-size: max(24px, var(--_target));
    padding-inline: calc(var(--_space) * 3) calc(var(--_space) * 1);
    padding-block-start: calc(var(--_space) * 1);
    font-size: 0.75em;
    color: var(--_neutral);
  }
  .text .code-copy {
    min-block-size: max(24px, var(--_target));
    margin: 0;
    padding: 0 calc(var(--_space) * 2);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
  }
  .text .code-copy [hidden] { display: none; }
  .text .code-copy:hover { text-decoration: underline; text-underline-offset: 0.15em; }
  .text .code-copy:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
  .text .code-copy[data-copied] { color: var(--_positive); text-decoration: none; }
  .text .code > .code-head + pre.scroll { padding-block-start: calc(var(--_space) * 1); }
  .text .code > pre.scroll { margin: 0; padding: calc(var(--_space) * 3); font-size: 0.875em; line-height: 1.5; white-space: pre; tab-size: 4; }
  .text .code code { font: inherit; overflow-wrap: normal; }
  .text .code .scroll:focus-visible { outline-offset: -2px; border-radius: var(--_radius); }

  @media print {
    .text .table-bar { display: none; }
    .text .code-copy { display: none; }
    .text .code pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .text .heading { break-inside: avoid; break-after: avoid; }
  }
`;
