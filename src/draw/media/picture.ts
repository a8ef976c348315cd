import { html, nothing } from "lit";
import type { Session } from "../drawing.js";
import { say } from "../words.js";
import { mediaGate } from "./media-gate.js";

export interface Picture {
  /** The address, as it was written. */
  readonly href: string;
  /** What it shows; empty where nobody has said. */
  readonly alt: string;
  readonly title?: string;
  /** Classes beside the picture's own. */
  readonly class?: string;
}

/**
 * Draws a picture once it may be fetched, and a placeholder to press until then. Whoever sends it is not told which page
 * asks for it.
 *
 * @param link puts the link around it that it stands in. Until it is there, its name is the link.
 */
export function drawPicture(picture: Picture, session: Session, link?: (content: unknown) => unknown): unknown {
  const { href, alt, title = "" } = picture;
  const { words } = session;
  const name = alt === "" ? words.imageUnnamed : say(words.image, { alt });
  const look = picture.class ? `picture ${picture.class}` : "picture";
  // The policy on referrers must stand before the address: the browser asks as soon as it has that.
  const img = (url: string, failed: () => void): unknown => html`<img
    class=${look}
    part="image"
    alt=${alt}
    title=${title === "" ? nothing : title}
    referrerpolicy="no-referrer"
    loading="lazy"
    decoding="async"
    src=${url}
    @error=${failed}
  />`;
  if (!link) return mediaGate({ href, name, draw: img, look: picture.class }, session);
  const draw = (url: string, failed: () => void): unknown => link(img(url, failed));
  return mediaGate({ href, name, draw, meanwhile: html` ${link(alt || name)}` }, session);
}
