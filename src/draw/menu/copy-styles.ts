import { css } from "lit";

/** Out of flow, inside the answer's own box: it takes no room, and nothing scrolls further because of it. */
export const copyStyles = css`
  intui-copy { display: block; position: relative; }
  .answer-copy {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    max-inline-size: 100%;
    display: flex;
    align-items: center;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_ground);
    color: var(--_muted);
    font-size: 1em;
    opacity: 0;
  }
  :host(:is(:hover, :focus-within)) [data-below] > .answer-copy { inset-block: 0 auto; }
  /* Not to be pressed where it is not seen. */
  .answer-copy:not([data-noted]) { pointer-events: none; }
  :host(:is(:hover, :focus-within)) .answer-copy, .answer-copy[data-noted] { opacity: 1; pointer-events: auto; }
  .copy-answer {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: max(24px, var(--_target));
    block-size: max(24px, var(--_target));
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-small);
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .copy-answer:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
  @media (hover: hover) {
    .copy-answer:hover { background: var(--_neutral-tint); color: var(--_text); }
  }
  .copy-icon { inline-size: 1em; block-size: 1em; fill: none; stroke: currentcolor; stroke-width: 1.3; stroke-linejoin: round; }
  .copy-note { font-size: 0.875em; line-height: 1.3; padding-inline-start: calc(var(--_space) * 2); }
  [data-failed] > .copy-note { color: var(--_critical); }
  /* A finger hovers over nothing: there it is always seen, below the answer and not over it. */
  @media (pointer: coarse) {
    intui-copy > .answer-copy.answer-copy { inset-block: auto 0; }
    .answer-copy { opacity: 1; border-color: transparent; background: transparent; pointer-events: auto; }
  }
  @media print { intui-copy { display: none; } }
`;
