import { html, nothing } from "lit";
import { drawPicture } from "../../draw/media/picture.js";
import { mayFetch, mediaUrl } from "../../draw/media.js";
import type { A2uiDrawing } from "../drawing.js";
import type { ImageProps } from "../kinds/image.js";

/** Its size is that of its variant, also before it is there, so that nothing jumps. */
export const drawImage: A2uiDrawing<ImageProps> = (props, { accessibility, inButton, session }) => {
  const { url, description, fit = "fill", variant = "mediumFeature" } = props;
  if (!url) return nothing;
  const alt = accessibility.label ?? description ?? "";
  const whole = mediaUrl(url);
  // A placeholder is pressed, and nothing in a button can be.
  if (inButton && !(whole && mayFetch(session, whole)))
    return html`<span dir="auto">${alt || session.words.imageUnnamed}</span>`;
  return drawPicture({ href: url, alt, class: `${variant} fit-${fit}` }, session);
};
