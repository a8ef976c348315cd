import { type Content, h, type Markup } from "../draw/markup.js";

/**
 * What is too wide scrolls in a box of its own. Where that is likely, the box has a name, and is a stop on the way with the
 * Tab key: without a script nobody can tell when it does.
 *
 * @param name undefined where it is not likely
 */
export function scrollBox(look: string, name: string | undefined, content: Content): Markup {
  const reached = name === undefined ? {} : { tabindex: 0, role: "group", "aria-label": name };
  return h("div", { class: look ? `scroll ${look}` : "scroll", ...reached }, content);
}
