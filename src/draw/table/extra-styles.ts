import { css } from "lit";

export const extraStyles = css`
  /* Its rows come and go: the browser must not scroll for that by itself. */
  .rows[data-windowed] { overflow-anchor: none; }
  .data .space td { padding: 0; border: 0; }
  .data.probe { position: absolute; visibility: hidden; inset-block-start: 0; inset-inline-start: 0; }
  .data [data-found] td { background: var(--_accent-tint); }
  .find { display: flex; align-items: center; gap: var(--_space); min-inline-size: 0; flex: 1 1 12em; justify-content: flex-end; }
  .find-field {
    flex: 0 1 14em;
    min-inline-size: 0;
    min-block-size: max(24px, var(--_target));
    margin: 0;
    padding: calc(var(--_space) / 2) calc(var(--_space) * 2);
    border: 1px solid var(--_field-border);
    border-radius: var(--_radius-small);
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 0.875em;
    line-height: 1.3;
  }
  .find-field::placeholder { color: var(--_muted); opacity: 1; }
  .find-field:focus-visible { outline: 2px solid var(--_accent); outline-offset: 1px; }
  .find-count { font-size: 0.875em; color: var(--_muted); white-space: nowrap; font-variant-numeric: tabular-nums; padding-inline: var(--_space); }
  .find-step {
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
    color: var(--_muted);
    cursor: pointer;
  }
  .find-step svg { inline-size: 1em; block-size: 1em; fill: none; stroke: currentcolor; stroke-width: 1.5; }
  .find-step:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
  @media (hover: hover) { .find-step:hover { background: var(--_neutral-tint); color: inherit; } }
  @media print { .find { display: none; } }
`;
