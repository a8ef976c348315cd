import { css } from "lit";

/** The button alone: the menu's own sheet is loaded with the menu. */
export const actionsStyles = css`
  intui-actions {
    align-items: center;
    justify-content: flex-end;
    gap: calc(var(--_space) * 2);
  }
  .actions-button {
    display: inline-grid;
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
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .actions-button:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
  .actions-button[aria-expanded="true"] { background: var(--_neutral-tint); color: inherit; }
  @media (hover: hover) {
    .actions-button:hover { background: var(--_neutral-tint); color: inherit; }
  }
  .dots { inline-size: 1em; block-size: 1em; fill: currentcolor; }
  .actions-note { font-size: 0.875em; color: var(--_muted); overflow-wrap: break-word; }
  .actions-note[data-failed] { color: var(--_critical); }
`;
