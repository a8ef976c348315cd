import { css } from "lit";

/** Icon, Image, Video and AudioPlayer. */
export const leafStyles = css`
  .icon {
    inline-size: 1.375em;
    block-size: 1.375em;
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: middle;
    overflow: visible;
  }
  .icon .filled { fill: currentcolor; }
  .icon .own { fill: currentcolor; stroke: none; }
  :dir(rtl) > .turns { scale: -1 1; }

  .fit-contain { object-fit: contain; }
  .fit-cover { object-fit: cover; }
  .fit-fill { object-fit: fill; }
  .fit-none { object-fit: none; }
  .fit-scaleDown { object-fit: scale-down; }
  /* The size of what comes is that of what stands there until it comes. */
  :is(.picture, .media).icon { inline-size: 1.5em; block-size: 1.5em; stroke: none; }
  :is(.picture, .media).avatar { flex: none; inline-size: 2.5em; block-size: 2.5em; border-radius: 50%; }
  :is(.picture, .media).smallFeature { flex: none; inline-size: 6.25em; block-size: 6.25em; }
  :is(.picture, .media).mediumFeature { inline-size: 100%; max-inline-size: 18.75em; }
  :is(.picture, .media).largeFeature { inline-size: 100%; max-block-size: 25em; }
  /* The room of most pictures, until it is known what this one needs. */
  .picture:is(.mediumFeature, .largeFeature) { aspect-ratio: auto 3 / 2; }
  :is(.picture, .media).header { inline-size: 100%; block-size: 12.5em; object-fit: cover; }
  .media:is(.smallFeature, .mediumFeature, .largeFeature, .header) {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: center;
    justify-content: center;
    text-align: center;
    overflow: hidden;
  }
  .media:is(.icon, .avatar, .mediumFeature, .largeFeature, .header) { font-size: inherit; }
  .media:is(.mediumFeature, .largeFeature, .header) > * { font-size: 0.9375em; }
  .media:is(.mediumFeature, .largeFeature) { min-block-size: 8em; }
  .media:is(.icon, .avatar) { display: block; position: relative; min-block-size: 0; padding: 0; overflow: hidden; }
  .across > intui-media > :is(.picture, .media).mediumFeature { flex: 0 1 6.25em; inline-size: 6.25em; min-block-size: 4em; }
  .across > intui-media > :is(.picture, .media):is(.largeFeature, .header) { flex: 1 1 12em; }
  .media.smallFeature, .across > intui-media > .media.mediumFeature { padding: calc(var(--_space) * 1); font-size: 0.75em; line-height: 1.3; }
  .media.smallFeature { inline-size: 8.333em; block-size: 8.333em; }
  .across > intui-media > .media.mediumFeature { inline-size: 8.333em; flex-basis: 8.333em; }
  :is(.media.smallFeature, .across > intui-media > .media.mediumFeature) > * {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* Too small for words on screen: these are its name, and its tip. */
  .media:is(.icon, .avatar) > * {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Head and shoulders. */
  .media.avatar::before, .media.avatar::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    margin-inline: auto;
    border-radius: 50%;
    background: var(--_field-border);
  }
  .media.avatar::before { inset-block-start: 20%; inline-size: 32%; block-size: 32%; }
  .media.avatar::after { inset-block-start: 60%; inline-size: 66%; block-size: 66%; }

  .media.sound { inline-size: 100%; min-block-size: 3.5em; align-items: center; }
  .video { display: block; inline-size: 100%; max-block-size: 30em; border-radius: var(--_radius-small); background: var(--_neutral-tint); }
  .audio { display: grid; gap: calc(var(--_space) * 1); margin: 0; min-inline-size: 0; }
  .audio > audio { inline-size: 100%; }
  :is(.across, .down) > intui-media > :is(.video, .audio) { flex: 1 1 16em; align-self: stretch; }
`;
