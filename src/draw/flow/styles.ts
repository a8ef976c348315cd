import { css } from "lit";

/** Lines of steps, and the list that a graph has: what is drawn before any code is loaded. For the tree's own sheet. */
export const flowStyles = css`
  .flow {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: flex-end;
    column-gap: calc(var(--_space) * 2);
    container-type: inline-size;
    min-inline-size: 0;
    --_stroke: 0.08em;
  }
  /* The menu stands beside it, and in a narrow place below. What it says takes no room from the picture. */
  .flow > :is(.flow-chain, intui-flow) { flex: 1 1 26em; min-inline-size: 0; }
  .flow > .flow-chain:has(+ intui-flow) { flex-basis: 100%; }
  .flow > intui-actions { position: relative; }
  .flow .actions-note:not(:empty) {
    position: absolute;
    inset-inline-end: 100%;
    padding-inline: calc(var(--_space) * 2);
    border-radius: var(--_radius-small);
    background: var(--_ground);
    white-space: nowrap;
  }
  .flow:has(> intui-flow:not([data-picture="drawn"])) > intui-actions { visibility: hidden; }
  intui-flow { display: block; }
  .column > .flow { margin-block: calc(var(--_space) * 2); }
  .row > .flow { flex: 1 1 16em; }

  .flow-chain { display: flex; flex-wrap: wrap; row-gap: calc(var(--_space) * 3); margin: 0; padding: 0; list-style: none; }
  /* While more comes no box moves for a higher one that comes beside it. */
  .flow-chain.open > .flow-item { align-items: flex-start; }
  .flow-chain.open .flow-tip { block-size: 2.4em; }
  /* Of a graph the steps stay, with what is known of its links below, until there is a picture, or none to be had. */
  .flow:has(> intui-flow[data-picture]) > .flow-chain { display: none; }
  .flow-chain + intui-flow:not([data-picture]) :is(.flow-alone, .flow-details) { display: none; }
  .flow-chain + intui-flow:not([data-picture]) { margin-block-start: calc(var(--_space) * 4); }
  /* Once all are known they wait for the picture: it needs less room, and what follows would move. */
  .flow-chain + intui-flow:not([data-picture], [data-code="failed"]):has(> .flow-list[style*="room"]) { margin: 0; }
  .flow-chain + intui-flow:not([data-picture], [data-code="failed"]) > .flow-list[style*="room"] { display: none; }
  .flow-item { display: flex; align-items: center; margin: 0; padding: 0; max-inline-size: 100%; min-inline-size: 0; }
  .flow-step {
    min-inline-size: 4.5em;
    max-inline-size: 13em;
    padding: 0.5em 1em;
    border: var(--_stroke) solid var(--_field-border);
    border-radius: var(--_radius);
    line-height: 1.3125;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .flow-detail { font-size: 0.875em; line-height: 1.36; color: var(--_muted); }
  /* Where no arrow leads to a step yet, the room for one is there. */
  .flow-item:not(:first-child) > .flow-step:first-child { margin-inline-start: 2.5em; }
  .flow-join { display: flex; flex: none; align-items: center; min-inline-size: 2.5em; max-inline-size: 12em; }
  .flow-join-label {
    padding-inline: 0.35em;
    max-inline-size: 8em;
    font-size: 0.875em;
    line-height: 1.3;
    text-align: center;
    color: var(--_muted);
  }
  .flow-join:has(.flow-join-label)::before, .flow-tip { flex: 1 1 1em; min-inline-size: 1em; }
  .flow-join:has(.flow-join-label)::before { content: ""; block-size: 0; border-block-start: var(--_stroke) solid var(--_field-border); }
  .flow-tip { display: flex; align-items: center; }
  .flow-tip::before { content: ""; flex: 1; block-size: 0; border-block-start: var(--_stroke) solid var(--_field-border); }
  .flow-tip::after {
    content: "";
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5625em;
    background: var(--_field-border);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  .flow-tip:dir(rtl)::after { clip-path: polygon(100% 0, 0 50%, 100% 100%); }

  @container (inline-size < 30em) {
    .flow-chain { flex-flow: column; row-gap: 0; }
    .flow-item { flex-direction: column; align-items: stretch; }
    .flow-step { max-inline-size: none; }
    .flow-item:not(:first-child) > .flow-step:first-child { margin: 2em 0 0; }
    .flow-join { flex-direction: column; min-block-size: 2em; min-inline-size: 0; max-inline-size: none; }
    .flow-join-label { padding: 0.2em 0; max-inline-size: 100%; }
    .flow-join:has(.flow-join-label)::before, .flow-tip { flex: 1 0 1em; min-inline-size: 0; }
    .flow-join:has(.flow-join-label)::before, .flow-tip::before {
      inline-size: 0;
      block-size: auto;
      border-block-start: 0;
      border-inline-start: var(--_stroke) solid var(--_field-border);
    }
    .flow-tip { flex-direction: column; }
    .flow-tip::after, .flow-tip:dir(rtl)::after { inline-size: 0.5625em; block-size: 0.5em; clip-path: polygon(0 0, 100% 0, 50% 100%); }
  }

  .flow-links, .flow-details { margin: 0; padding: 0; list-style: none; }
  .flow-details { margin-block-start: calc(var(--_space) * 2); font-size: 0.875em; color: var(--_muted); }
  .flow-details dt, .flow-details dd { display: inline; margin: 0; }
  .flow-details dt { font-weight: 600; }
  .flow-details dt::after { content: ":"; }
  .flow-arrow { display: inline-block; color: var(--_muted); }
  .flow-arrow:dir(rtl) { transform: scaleX(-1); }
  .flow-unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    user-select: none;
  }
  intui-flow[data-picture="drawn"] > .flow-list { display: none; }
  /* While the picture is on its way its room is kept, and no more than that: what follows would move twice. */
  intui-flow:first-child:not([data-code="failed"], [data-picture]) > .flow-list { block-size: var(--_room-across); overflow: auto; }
  @container (inline-size < 30em) {
    intui-flow:first-child:not([data-code="failed"], [data-picture]) > .flow-list { block-size: var(--_room-down); }
  }

  @media (forced-colors: active) {
    .flow-tip::after { forced-color-adjust: none; background: CanvasText; }
  }
  @media print {
    .flow-item { break-inside: avoid; }
  }
`;
