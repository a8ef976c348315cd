import { css } from "lit";

/**
 * Row, Column, List, Card, Divider and weights.
 *
 * A Row wraps by need, and by nothing else: each part takes what it needs up to its widest, gives way down to its longest
 * word, and goes to the next line only when not even that fits. So an icon stays beside a long text, and six columns do
 * not stand crushed on a phone.
 */
export const layoutStyles = css`
  .across, .down, .shelf { display: flex; gap: calc(var(--_space) * 2); text-align: start; }
  .across { flex-flow: row wrap; column-gap: calc(var(--_space) * 3); }
  .down { flex-direction: column; }

  .main-center { justify-content: center; }
  .main-end { justify-content: flex-end; }
  .main-spaceBetween { justify-content: space-between; }
  .main-spaceAround { justify-content: space-around; }
  .main-spaceEvenly { justify-content: space-evenly; }
  .cross-start { align-items: flex-start; }
  .cross-center { align-items: center; }
  .cross-end { align-items: flex-end; }
  .down.cross-center { text-align: center; }
  .down.cross-end { text-align: end; }

  .across > *, .across > .copy { flex: 1 1 0; min-inline-size: auto; max-inline-size: max-content; }
  .across > :is(.icon, .divider, .button, .trigger) { flex: 0 1 auto; max-inline-size: 100%; }
  .across > :is(.entry, .tabs, .shelf, .list) { flex: 1 1 12em; max-inline-size: none; min-inline-size: 10em; }
  .across > .entry.tick { flex: 0 1 auto; min-inline-size: auto; }
  .across > .card { min-inline-size: min(100%, 8em); }
  .across.main-stretch > :not(.icon, .divider) { flex-grow: 1; max-inline-size: none; }
  .across > :is(.reason, .problem) { order: 1; flex: 1 0 100%; max-inline-size: none; justify-content: inherit; }
  .across.main-center > .reason { text-align: center; }
  .across.main-end > .reason { text-align: end; }
  /* Buttons keep their height beside taller things, and stand in line with an input that has a label above it. */
  .across.cross-stretch > :is(.icon, .entry, .media) { align-self: flex-start; }
  .across.cross-stretch > .copy { align-self: baseline; }
  .across.cross-stretch > .button { align-self: center; }
  .across:is(.cross-stretch, .cross-start, .cross-center) > .entry:not(.tick) ~ .button { align-self: flex-end; }
  .across > .weighted { display: grid; flex: 1 1 0; min-inline-size: auto; max-inline-size: none; }

  /* A form beside something else needs more than its longest word. */
  .across > .weighted:has(> .down > .entry) { min-inline-size: min(100%, 11em); }

  .down > * { max-inline-size: 100%; }
  .down.cross-stretch > :is(.button, .icon, .trigger, .media) { align-self: flex-start; }
  /* In a centred column a row that only starts somewhere is centred, and one that is spread out is as wide as it can be. */
  .down > .across:not(.main-start) { align-self: stretch; }
  .down > :is(.divider, .entry:not(.tick), .tabs, .shelf, .list) { align-self: stretch; }
  .down.main-stretch > * { flex-grow: 1; }
  .down > .weighted { display: grid; flex: 1 1 0; min-block-size: min-content; }
  .down > :is(.card, .entry, .tabs, .shelf, .divider):not(:first-child) { margin-block-start: calc(var(--_space) * 1); }
  .down > :is(.card, .entry, .tabs, .shelf, .divider):not(:last-child) { margin-block-end: calc(var(--_space) * 1); }

  .list > :is(.across, .down):not(:first-child) { border-block-start: 1px solid var(--_hairline); padding-block-start: calc(var(--_space) * 2); }
  .shelf { overflow-x: auto; scrollbar-width: thin; padding-block-end: calc(var(--_space) * 1); }
  .shelf > * { flex: none; max-inline-size: min(85%, 18em); }
  .shelf:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; border-radius: var(--_radius-small); }

  .card { padding: calc(var(--_space) * 4); border: 1px solid var(--_border); border-radius: var(--_radius); text-align: start; }
  .divider { margin: 0; border: 0; border-block-start: 1px solid var(--_border); }
  .divider.vertical { align-self: stretch; border-block-start: 0; border-inline-start: 1px solid var(--_border); }

  @media print {
    .card { break-inside: avoid; }
  }
`;
