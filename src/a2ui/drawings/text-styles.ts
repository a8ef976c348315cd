import { css } from "lit";

/** Text. */
export const textStyles = css`
  .copy { margin: 0; max-inline-size: 70ch; font: inherit; }
  /* Markdown's own sheet comes later, and breaks words anywhere. */
  .copy:not(.long) { overflow-wrap: break-word; }
  .copy:is(.h1, .h2, .h3, .h4, .h5) { font-weight: 600; line-height: 1.25; text-wrap: balance; }
  .copy.h1 { font-size: 1.875em; letter-spacing: -0.015em; }
  .copy.h2 { font-size: 1.5em; letter-spacing: -0.01em; }
  .copy.h3 { font-size: 1.25em; }
  .copy.h4 { font-size: 1.0625em; }
  .copy.h5 { font-size: 0.9375em; }
  .copy.caption { color: var(--_muted); font-size: 0.875em; }
  .down > .copy + .caption, .down > .caption + .copy { margin-block-start: calc(var(--_space) * -1.5); }
`;
