import { css } from "lit";

/** Choice and Form. Part of the tree's own sheets, so that a control is never seen undressed. */
export const controlStyles = css`
  intui-choice,
  intui-form {
    display: flow-root;
    min-inline-size: 0;
  }

  .choice,
  .form,
  .summary {
    display: grid;
    gap: calc(var(--_space) * 3);
    justify-items: start;
  }

  .choice p,
  .form p,
  .summary p,
  .summary dl,
  .summary dd {
    margin: 0;
  }

  .prompt {
    max-inline-size: 70ch;
    overflow-wrap: anywhere;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 3);
    list-style: none;
    margin: 0;
    padding: 0;
    max-inline-size: 100%;
  }

  .options > li {
    display: flex;
    max-inline-size: 100%;
  }

  .sign {
    inline-size: 1em;
    block-size: 1em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .button {
    display: inline-block;
    box-sizing: border-box;
    min-block-size: max(2.25em, var(--_target));
    min-inline-size: var(--_target);
    max-inline-size: 100%;
    margin: 0;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 4);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }

  /* Label and busy word share one cell, so that a button hardly changes its size while it is busy. */
  .button[data-state="busy"] {
    display: inline-grid;
    place-items: center;
  }

  .button[data-state="busy"] > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  .button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }

  .button:focus-visible,
  .field :is(input, select, textarea):focus-visible,
  .record:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  @media (hover: hover) {
    .button[data-state="ready"]:hover {
      background: var(--_neutral-tint);
    }
    .button.primary[data-state="ready"]:hover {
      background: color-mix(in srgb, var(--_accent), var(--_text) 15%);
    }
  }

  .button[data-state="ready"]:active {
    translate: 0 1px;
  }

  .button:not([data-state="ready"]) {
    cursor: default;
  }

  .button:is([data-state="waiting"], [data-state="held"], [data-state="over"]) {
    border-color: var(--_border);
    background: transparent;
    color: var(--_muted);
  }

  /* Not yet: drawn with a broken line until it may be pressed. */
  .button[data-state="waiting"] {
    border-style: dashed;
  }

  .button.primary[data-state="waiting"] {
    border-color: var(--_accent);
    color: var(--_accent);
  }

  .button[data-state="over"] {
    border-color: var(--_hairline);
  }

  .button[data-state="busy"] {
    cursor: progress;
    border-color: var(--_accent);
    background: var(--_accent-tint);
    color: var(--_accent);
  }

  /* Hidden from sight only: the button keeps its name. */
  .button[data-state="busy"] > .button-label {
    opacity: 0;
  }

  /* A quiet line that says what was done, and one that says what went wrong. */
  .record,
  .problem {
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 1.5);
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  .record {
    border-radius: var(--_radius-small);
  }

  .record :is(.sign, .quiet) {
    color: var(--_muted);
  }

  .record b {
    font-weight: 500;
  }

  .problem {
    color: var(--_critical);
    font-size: 0.875em;
  }

  :is(.record, .problem) > .sign {
    align-self: start;
    margin-block-start: 0.25em;
  }

  :is(.record, .problem) > span {
    min-inline-size: 0;
  }

  /* Two columns where each has room for an answer, else one. Label, input and problem of neighbours stand in line. */
  .form {
    --_column: max(16.25em, (100% - var(--_space) * 6) / 2);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_column)), 1fr));
    column-gap: calc(var(--_space) * 6);
    row-gap: 0;
    justify-items: stretch;
    margin: 0;
    /* At the start: what stands out at the end of a tree makes the box around it scroll. */
    margin-block-start: calc(var(--_space) * -3);
  }

  .field,
  .actions {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 4;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    margin-block-start: calc(var(--_space) * 3);
    min-inline-size: 0;
  }

  .field > label {
    grid-row: 1;
    align-self: end;
    padding-block-end: var(--_space);
  }

  .field label {
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }

  .optional {
    color: var(--_muted);
  }

  .field > .help {
    grid-row: 2;
    padding-block-end: var(--_space);
    font-size: 0.875em;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  .field > .input,
  .actions > .button {
    grid-row: 3;
  }

  .field > .problem,
  .actions > .problem {
    grid-row: 4;
    padding-block-start: var(--_space);
  }

  .actions > .button {
    justify-self: start;
    align-self: center;
  }

  .field > .input {
    position: relative;
    display: grid;
    align-items: center;
  }

  .field :is(input:not([type="checkbox"]), select, textarea) {
    box-sizing: border-box;
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

  /* As much as the rule above, which it mends. */
  .field .input > textarea {
    display: block;
    resize: vertical;
    /* As high as what is written in it, where the browser can. */
    field-sizing: content;
    min-block-size: 5em;
    max-block-size: 20em;
  }

  .field ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  .field select {
    appearance: none;
    padding-inline-end: calc(var(--_space) * 9);
    text-overflow: ellipsis;
  }

  .field select option {
    background: var(--_ground);
    color: var(--_text);
  }

  .field select.unset {
    color: var(--_muted);
  }

  .field select + .sign {
    position: absolute;
    inset-inline-end: calc(var(--_space) * 3);
    inset-block: 0;
    margin-block: auto;
    color: var(--_muted);
    pointer-events: none;
  }

  .field [aria-invalid]:is(input, select, textarea) {
    border-color: var(--_critical);
  }

  .check > .input {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: calc(var(--_space) * 2);
    min-block-size: max(2.375em, var(--_target));
  }

  .check input {
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    accent-color: var(--_accent);
  }

  .check label {
    font-size: 1em;
    /* The whole height of the line may be pressed. */
    align-content: center;
    block-size: 100%;
  }

  .field[data-state="closed"] :is(input:not([type="checkbox"]), select, textarea) {
    border-style: dashed;
    border-color: var(--_border);
    color: var(--_muted);
    opacity: 1;
  }

  .field:is([data-state="closed"], [data-state="held"]) label {
    color: var(--_muted);
  }

  .field[data-state="held"] :is(input:not([type="checkbox"]), select, textarea) {
    border-color: var(--_border);
    color: var(--_muted);
  }

  .summary {
    gap: calc(var(--_space) * 2);
  }

  .summary dl {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    gap: var(--_space) calc(var(--_space) * 4);
  }

  .summary dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  .summary dt {
    color: var(--_muted);
  }

  .summary :is(dt, dd) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .summary dd {
    white-space: pre-line;
  }

  @media (forced-colors: active) {
    .field select + .sign {
      color: FieldText;
    }
    .button[data-state]:not([data-state="ready"]),
    .field[data-state="closed"] :is(input, select, textarea) {
      border-color: GrayText;
      color: GrayText;
    }
    .button.primary[data-state="ready"] {
      border-width: 2px;
    }
  }

  /*
   * On paper nothing can be pressed. What was offered is a line of answers to mark with a pen, and a form is one to fill in:
   * no button, and nothing in its boxes that is no answer.
   */
  @media print {
    .button[data-state][data-state][data-state] {
      display: inline-block;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: transparent;
      color: inherit;
      text-align: start;
    }
    .options { gap: var(--_space) calc(var(--_space) * 6); }
    .options .button::before {
      content: "";
      display: inline-block;
      inline-size: 0.75em;
      block-size: 0.75em;
      margin-inline-end: 0.5em;
      border: 1px solid currentcolor;
      border-radius: 50%;
    }
    .button[data-state] > .button-label { opacity: 1; }
    .actions > .button[data-state][data-state][data-state], .button-busy, .field select + .sign { display: none; }
    .field ::-webkit-calendar-picker-indicator { display: none; }
    .field textarea { resize: none; }
    .field[data-state] select.unset.unset, .field ::placeholder { color: transparent; }
    .choice, .field { break-inside: avoid; }
  }
`;
