import { css } from "lit";

/** What comes from elsewhere, and the placeholder that stands for it. Adopted by whatever draws such things. */
export const mediaStyles = css`
  intui-media { display: contents; }
  .picture { max-inline-size: 100%; block-size: auto; border-radius: var(--_radius-small); vertical-align: bottom; }
  .picture:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  .media {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 2);
    align-items: baseline;
    max-inline-size: 100%;
    min-block-size: max(24px, var(--_target));
    margin: 0.1em 0;
    padding: calc(var(--_space) * 0.5) calc(var(--_space) * 2);
    border: 1px dashed var(--_field-border);
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_muted);
    font: inherit;
    font-size: 0.9375em;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .media-load { color: var(--_accent); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
  .media:hover .media-load { text-decoration-thickness: 2px; }
  .media:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
  span.media-name { color: var(--_muted); }

  @media print {
    .media { min-block-size: 0; padding: 0; border: 0; }
    .media-load { display: none; }
  }
`;
