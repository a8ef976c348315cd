import { css } from "lit";

/** Tabs and Modal. */
export const paneStyles = css`
  .tabs { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--_space) * 3); min-inline-size: 0; }
  .tab-list { display: flex; overflow-x: auto; scrollbar-width: none; border-block-end: 1px solid var(--_border); }
  .tab {
    flex: none;
    min-block-size: max(2.25em, var(--_target));
    margin: 0;
    margin-block-end: -1px;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--_muted);
    font: inherit;
    line-height: 1.3;
    cursor: pointer;
  }
  .tab[aria-selected="true"] { border-color: var(--_accent); color: inherit; font-weight: 500; }
  .tab:focus-visible { outline-offset: -2px; border-radius: var(--_radius-small); }
  .tab-panel:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); border-radius: var(--_radius-small); }
  @media (hover: hover) {
    .tab:hover { color: inherit; }
  }

  .trigger { display: grid; justify-items: start; border-radius: var(--_radius-small); }
  .trigger[role="button"] { cursor: pointer; }
  .dialog {
    inline-size: min(36em, 100% - 2em);
    max-block-size: min(85vh, 100% - 2em);
    margin: auto;
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_ground);
    color: var(--_text);
    text-align: start;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .dialog::backdrop { background: rgb(0 0 0 / 45%); }
  .dialog-sheet { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 calc(var(--_space) * 2); padding: calc(var(--_space) * 6); }
  .dialog-sheet > * { grid-area: 1 / 1; }
  .dialog-sheet > .dialog-close { grid-column: 2; align-self: start; max-inline-size: none; margin: calc(var(--_space) * -3); margin-inline-start: 0; color: var(--_muted); }
  @media (max-width: 30em) {
    .dialog { inline-size: 100%; max-inline-size: none; margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; border-inline: 0; }
  }
`;
