import type { A2uiContext } from "../drawing.js";

/** More than these fill a screen, nearly always. */
const MOST_AT_ONCE = 16;

/**
 * The class of a long list: what of it is far from the screen is not laid out. A class of the list, and no rule about the
 * places in it, since by that one that comes into the middle would have all behind it styled again.
 */
export function many(context: A2uiContext): string {
  return context.count("children") > MOST_AT_ONCE ? "many" : "";
}
