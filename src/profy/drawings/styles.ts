import { css } from "lit";

/** What Profy's components look like beside the nine's. */
export const profyStyles = css`
  .profy-row { display: flex; flex-flow: row wrap; gap: calc(var(--_space) * var(--_steps, 3)); min-inline-size: 0; }
  .profy-column { display: flex; flex-direction: column; gap: calc(var(--_space) * var(--_steps, 3)); min-inline-size: 0; }
  .profy-row > *, .profy-column > * { min-inline-size: 0; max-inline-size: 100%; }
  .profy-row { align-items: flex-start; }
  .profy-row[data-align="center"] { align-items: center; }
  .profy-row[data-align="end"] { align-items: flex-end; }
  .profy-row[data-align="stretch"] { align-items: stretch; }
  .profy-row > :is(.profy-card, .profy-column, .profy-plans, intui-table) { flex: 1 1 14em; }
  .profy-row > .stat { min-inline-size: min-content; }
  .profy-column > intui-table:not(:first-child) > .table-bar:not(.named) { margin-block-start: calc(var(--_space) * -2); }
  .profy-column > :is(.label, .profy-status) { align-self: flex-start; }
  .column > :is(.profy-status, .profy-plan) { align-self: start; }

  .profy-card {
    --_steps: 3;
    padding: calc(var(--_space) * 4);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .profy-unknown {
    padding: calc(var(--_space) * 3);
    border: 1px dashed var(--_field-border);
    border-radius: var(--_radius);
  }
  .profy-title, .profy-heading { margin: 0; font-size: 1.0625em; font-weight: 600; line-height: 1.35; }
  .profy-heading { font-size: 1.25em; }
  .profy-divider { inline-size: 100%; margin: 0; border: 0; border-block-start: 1px solid var(--_border); }

  .profy-text { margin: 0; max-inline-size: 70ch; white-space: pre-line; font-weight: 400; }
  .profy-heading { font-weight: 600; }
  .profy-caption { font-size: 0.875em; color: var(--_muted); }
  .profy-text.weight-medium { font-weight: 500; }
  .profy-text.weight-semibold { font-weight: 600; }
  .profy-text.weight-bold { font-weight: 700; }
  .profy-list { margin: 0; padding-inline-start: 1.5em; max-inline-size: 70ch; }
  .profy-list > li + li { margin-block-start: var(--_space); }
  .profy-list > li::marker { color: var(--_muted); }
  .profy-image:empty { display: none; }
  .profy-image > intui-media > .picture { object-fit: cover; }

  .label.profy-accent { color: var(--_accent); background: var(--_accent-tint); }
  .profy-plan[data-plan]::before {
    content: "";
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--_plan);
  }
  .profy-plan { color: inherit; }
  .profy-plan[data-plan="1"] { --_plan: var(--_neutral); }
  .profy-plan[data-plan="2"] { --_plan: var(--_series-1); }
  .profy-plan[data-plan="3"] { --_plan: var(--_series-2); }
  .profy-plan[data-plan="4"] { --_plan: var(--_series-4); }
  .profy-plan[data-plan="5"] { --_plan: var(--_series-3); }

  /* A shape for each, so that a sign says the same without its colour. */
  .profy-status { display: inline-flex; align-items: baseline; gap: calc(var(--_space) * 2); }
  .profy-sign {
    flex: none;
    inline-size: 0.625em;
    block-size: 0.625em;
    border: 2px solid currentcolor;
    border-radius: 50%;
    color: var(--_muted);
  }
  [data-sign="positive"] > .profy-sign { color: var(--_positive); background: currentcolor; }
  [data-sign="warning"] > .profy-sign { color: var(--_warning); background: currentcolor; border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); inline-size: 0.75em; }
  [data-sign="critical"] > .profy-sign { color: var(--_critical); background: currentcolor; border-radius: 1px; rotate: 45deg; }
  [data-sign="pending"] > .profy-sign { color: var(--_accent); border-style: dotted; }
  .profy-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  .profy-expert { display: flex; gap: calc(var(--_space) * 4); align-items: flex-start; }
  .profy-expert > .profy-column { --_steps: 1; flex: 1; }
  .profy-portrait {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 3em;
    block-size: 3em;
    overflow: hidden;
    border-radius: 50%;
    background: var(--_neutral-tint);
    color: var(--_neutral);
    font-weight: 600;
    text-transform: uppercase;
  }
  .profy-portrait > img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .profy-portrait > img[hidden] { display: none; }
  .profy-rating { display: flex; flex-wrap: wrap; align-items: baseline; gap: calc(var(--_space) * 2); margin: 0; font-size: 0.875em; color: var(--_muted); }
  .profy-stars { color: var(--_warning); letter-spacing: 0.05em; }
  .profy-stars > span { color: var(--_border); }

  intui-profy-button { display: inline-grid; gap: var(--_space); justify-items: start; max-inline-size: 100%; }
  /* What is said below a button makes it no wider. */
  intui-profy-button > p { inline-size: 0; min-inline-size: 100%; margin: 0; }
  .profy-column > intui-profy-button, .column > intui-profy-button { align-self: flex-start; }
  [data-variant="secondary"] > .button[data-state="ready"] { border-color: transparent; background: var(--_neutral-tint); }
  [data-variant="destructive"] > .button[data-state="ready"] { border-color: var(--_critical); color: var(--_critical); }

  .profy-plans { container: intui-table / inline-size; }
  .profy-plans .table td { vertical-align: top; }
  .profy-plans tr[data-marked] { background: var(--_accent-tint); box-shadow: inset 2px 0 var(--_accent); }
  .profy-plans tr[data-marked]:dir(rtl) { box-shadow: inset -2px 0 var(--_accent); }
  .profy-plans tr[data-marked] > td:first-child { padding-inline-start: calc(var(--_space) * 3); }
  @container intui-table (inline-size < 26em) {
    .profy-plans .few tr[data-marked] { padding-inline: calc(var(--_space) * 3); }
    .profy-plans .few tr[data-marked] > td:first-child { padding-inline-start: 0; }
  }
  .profy-plans .profy-list { padding-inline-start: 1.125em; }

  @media (hover: hover) {
    [data-variant="secondary"] > .button[data-state="ready"]:hover { background: var(--_border); }
    [data-variant="destructive"] > .button[data-state="ready"]:hover { background: var(--_critical-tint); }
  }
  @media (forced-colors: active) {
    .profy-sign, .profy-plan::before { forced-color-adjust: none; }
  }
  @media print {
    .profy-card { break-inside: avoid; }
  }
`;
