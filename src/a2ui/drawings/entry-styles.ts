import { css } from "lit";

/** Everything that can be typed in, chosen or slid. */
export const entryStyles = css`
  .problem { margin: 0; }

  .entry { display: grid; gap: calc(var(--_space) * 1); min-inline-size: 10em; text-align: start; grid-template-columns: minmax(0, 1fr) auto; }
  .entry > * { grid-column: 1 / -1; min-inline-size: 0; }
  .entry > :is(label, .group-label) { font-size: 0.875em; overflow-wrap: anywhere; }
  .entry:is([data-state="closed"]) :is(label, .group-label) { color: var(--_muted); }

  .entry :is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: max(2.375em, var(--_target));
    margin: 0;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
    border: 1px solid var(--_field-border);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.3;
  }
  .entry[data-state] textarea { display: block; resize: vertical; line-height: 1.5; field-sizing: content; max-block-size: 20em; min-block-size: 4.75em; }
  .entry ::placeholder { color: var(--_muted); opacity: 1; }
  .entry [aria-invalid]:is(input, textarea) { border-color: var(--_critical); }
  .entry[data-state="closed"] :is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea) {
    border-style: dashed;
    border-color: var(--_border);
    color: var(--_muted);
  }
  .entry :is(input, textarea):focus-visible, .tab:focus-visible, .tab-panel:focus-visible, .trigger:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  .entry :is([type="checkbox"], [type="radio"]) {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    accent-color: var(--_accent);
  }
  .entry.tick { min-inline-size: 0; grid-template-columns: auto minmax(0, 1fr); align-items: center; column-gap: calc(var(--_space) * 2); min-block-size: max(24px, var(--_target)); }
  .entry.tick > :is(input, label) { grid-column: auto; }
  .entry.tick > input:only-child { justify-self: center; }
  .entry.tick > label { font-size: 1em; align-content: center; block-size: 100%; }

  .choices, .chips { display: flex; flex-wrap: wrap; }
  .choices { flex-direction: column; flex-wrap: nowrap; }
  .chips { gap: calc(var(--_space) * 2); }
  .option { display: flex; align-items: center; gap: calc(var(--_space) * 2); min-block-size: max(24px, var(--_target)); max-inline-size: 100%; }
  .filter + .choices { max-block-size: 16em; overflow-y: auto; padding: calc(var(--_space) * 0.5); }
  .chips > .option {
    position: relative;
    padding: calc(var(--_space) * 1) calc(var(--_space) * 3);
    border: 1px solid var(--_field-border);
    border-radius: 2em;
    line-height: 1.3;
    cursor: pointer;
  }
  .chips > .option > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: inherit; }
  .chips > .option:has(:checked) { border-color: var(--_accent); background: color-mix(in srgb, var(--_accent) 10%, transparent); }
  /* A tick, so that what is chosen is told by more than its colour. */
  .chips > .option:has(:checked)::before {
    content: "";
    inline-size: 0.3em;
    block-size: 0.6em;
    margin-inline: 0.2em;
    border: solid var(--_accent);
    border-width: 0 0.12em 0.12em 0;
    transform: translateY(-0.1em) rotate(45deg);
  }
  .chips > .option:has(:focus-visible) { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .entry[data-state="closed"] .option { color: var(--_muted); border-color: var(--_border); cursor: default; }

  .entry > [type="range"] { margin: 0; min-block-size: max(24px, var(--_target)); accent-color: var(--_accent); }
  .entry > label:has(+ .slid) { grid-column: 1; }
  .slid { grid-column: 2; font-size: 0.875em; font-variant-numeric: tabular-nums; }
  .entry > .slid.beside { grid-column: 2; grid-row: 1; align-self: center; color: var(--_muted); }
  .entry > .slid.beside + [type="range"] { grid-column: 1; grid-row: 1; }

  @media (hover: hover) {
    .chips > .option:hover { background: var(--_neutral-tint); }
    .chips > .option:has(:checked):hover { background: color-mix(in srgb, var(--_accent) 16%, transparent); }
  }
  @media (forced-colors: active) {
    .chips > .option:has(:checked) { border-width: 2px; }
  }
`;
