import { css } from "lit";

/** The boxes around surfaces, and what stands for what has not come. What is in them is in the sheets of the drawings. */
export const surfaceStyles = css`
  .parts > * + * { margin-block-start: calc(var(--_space) * 4); }
  .surface { min-inline-size: 0; }
  .coming { display: block; min-block-size: 1.5em; min-inline-size: 3em; }
  .agent { display: flex; align-items: center; gap: calc(var(--_space) * 2); margin: 0 0 calc(var(--_space) * 2); font-size: 0.875em; color: var(--_muted); }
  /* The components of core, where they stand among those of a surface. */
  .down > .label { align-self: flex-start; }
  .down > :is(.chart, .flow, intui-table):not(:first-child) { margin-block-start: calc(var(--_space) * 2); }
  .across > .stat { flex: 0 1 auto; min-inline-size: 6.5em; }
  .across > :is(.chart, .flow, intui-table) { flex: 1 1 16em; max-inline-size: none; }
  /* As in a tree: of many parts, those far from the screen are neither styled nor laid out until they come near. */
  .many > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 6em;
    overflow-clip-margin: 3em;
  }
  .agent-icon { inline-size: 1.25em; block-size: 1.25em; border-radius: var(--_radius-small); object-fit: cover; }

  @media print {
    .many > * { content-visibility: visible; }
  }
`;
