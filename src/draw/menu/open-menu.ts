import { adopt } from "../adopt.js";
import { menuKeys } from "./menu-keys.js";
import { menuStyles } from "./menu-styles.js";
import { place } from "./place.js";

/** Shows a menu (an element with `popover`, whose buttons are its items) at its button, with the focus on an item. */
export type OpenMenu = (button: HTMLElement, menu: HTMLElement, focus: "first" | "last") => void;

export const openMenu: OpenMenu = (button, menu, focus) => {
  adopt(menu.getRootNode(), menuStyles);
  menuKeys(button, menu);
  menu.showPopover();
  follow(button, menu);
  const items = menu.querySelectorAll<HTMLElement>("[role=menuitem]");
  items[focus === "first" ? 0 : items.length - 1]?.focus({ preventScroll: true });
};

/**
 * Keeps a menu at its button, frame by frame, as long as it is open: the page may scroll, and the answer around it may be
 * growing. A button that has gone out of sight takes its menu with it.
 */
function follow(button: HTMLElement, menu: HTMLElement): void {
  // Also false once it has left the document: nothing has to be taken back then.
  if (!menu.matches(":popover-open")) return;
  if (place(button, menu)) menu.ownerDocument.defaultView?.requestAnimationFrame(() => follow(button, menu));
  else menu.hidePopover();
}
