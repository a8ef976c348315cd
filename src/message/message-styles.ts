import { css } from "lit";

/** The parts of a message, one below the other, and what stands below a block that is not right. */
export const messageStyles = css`
  .parts { display: flex; flex-direction: column; gap: calc(var(--_space) * 4); }
  .parts > * { min-inline-size: 0; max-inline-size: 100%; }
  .parts + .note { margin-block-start: calc(var(--_space) * 4); }
  /* Nearer to what it is about. */
  .parts > .text:not(:first-child):has(> .heading:first-child) { margin-block-start: calc(var(--_space) * 2); }
  .block:has(> [hidden]:only-child) { display: none; }
  /* As in a long tree: what is far from the screen is not laid out until it comes near. */
  .parts > :nth-child(n + 17) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 10em;
    overflow-clip-margin: 3em;
  }
  .parts > .text:nth-child(n + 17) { contain-intrinsic-block-size: auto 3em; }

  .fault { margin-block-start: calc(var(--_space) * 2); font-size: 0.875em; color: var(--_muted); }
  .fault > summary { display: list-item; list-style: disclosure-closed inside; inline-size: fit-content; min-block-size: var(--_target); align-content: center; cursor: pointer; }
  .fault[open] > summary { list-style-type: disclosure-open; }
  .fault > summary:focus-visible, .source:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
    border-radius: var(--_radius-small);
  }
  .fault ul { display: block; margin: calc(var(--_space) * 1) 0 0; padding: 0; list-style: disc inside; }
  .fault li { display: list-item; }
  .fault code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.9286em; }
  .source {
    margin: calc(var(--_space) * 2) 0 0;
    padding: calc(var(--_space) * 3);
    max-block-size: 20em;
    overflow: auto;
    white-space: pre;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    color: var(--_neutral);
  }

  @media print {
    .parts > :nth-child(n + 17) { content-visibility: visible; }
  }
`;
