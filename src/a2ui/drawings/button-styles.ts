import { css } from "lit";

/** Buttons have their look from the nine's; here is what is other about those of a surface. */
export const buttonStyles = css`
  .button.borderless { border-color: transparent; color: var(--_accent); padding-inline: calc(var(--_space) * 2); }
  .button .copy { max-inline-size: none; font-size: inherit; font-weight: inherit; color: inherit; }
  .button-label { display: grid; place-items: center; }
  .button-label > .across { justify-content: center; }
  .button:has(.icon:only-child) { padding-inline: calc(var(--_space) * 2); }
  .button.borderless:is([data-state="waiting"], [data-state="held"], [data-state="over"]) { border-color: transparent; color: var(--_muted); }
  /* A surface may have an agent's colour: what is filled has it as it is, under words that can be read on it. */
  .button.primary[data-state="ready"] {
    border-color: var(--_primary, var(--_accent));
    background: var(--_primary, var(--_accent));
    color: var(--_on-primary, var(--_on-accent));
  }
  .button.primary[data-state="held"] { background: var(--_neutral-tint); border-color: transparent; }
  .reason { margin: 0; color: var(--_muted); font-size: 0.875em; }

  @media (hover: hover) {
    .button.primary[data-state="ready"]:hover { background: color-mix(in srgb, var(--_primary, var(--_accent)), var(--_text) 15%); }
  }
`;
