import { css } from "lit";

export const menuStyles = css`
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: var(--_space);
    inline-size: max-content;
    max-inline-size: calc(100vw - 8px);
    max-block-size: calc(100vh - 8px);
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--_text);
    box-shadow: 0 2px 12px rgb(0 0 0 / 0.14);
  }
  .menu:popover-open { display: grid; }
  .menu-item {
    min-block-size: max(24px, var(--_target));
    margin: 0;
    padding: var(--_space) calc(var(--_space) * 3);
    border: 0;
    border-radius: var(--_radius-small);
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  /* Where the focus is shows also after a press with a pointer: the arrows go on from there. */
  .menu-item:focus { background: var(--_neutral-tint); outline: none; }
  .menu-item:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
  @media (hover: hover) {
    .menu-item:hover { background: var(--_neutral-tint); }
  }
  @media (forced-colors: active) {
    .menu-item:is(:focus, :hover) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  @media print { .menu { display: none; } }
`;
