import { h, type Markup } from "../../draw/markup.js";
import { SMALL, styles } from "./look.js";
import type { Picture } from "./mail.js";

/** A picture as wide as its room. Where images are off, what it says stands in its place as a text. */
export function drawPicture({ src, width, description }: Picture): Markup {
  const style = styles("display:block;width:100%;height:auto;border:0", `max-width:${width}px`, SMALL);
  // No height: with images off, that much would be empty.
  return h("img", { src, width, alt: description, style });
}
