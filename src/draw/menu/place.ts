/** Pixels between the menu and its button, and the edges of the view. */
const GAP = 4;

/**
 * Puts an open menu at its button: below it where there is room, else above; its end at the button's end; and always
 * inside the view.
 *
 * @returns false when the button can't be seen any more
 */
export function place(button: HTMLElement, menu: HTMLElement): boolean {
  const view = menu.ownerDocument.documentElement;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  if (at.bottom < 0 || at.top > view.clientHeight || at.width === 0) return false;
  const end = getComputedStyle(button).direction === "rtl" ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const top = below + height + GAP <= view.clientHeight ? below : at.top - GAP - height;
  menu.style.setProperty("left", `${within(end, width, view.clientWidth)}px`);
  menu.style.setProperty("top", `${within(top, height, view.clientHeight)}px`);
  return true;
}

const within = (start: number, size: number, room: number): number => Math.max(GAP, Math.min(start, room - size - GAP));
