/** Where each key leads from an item, among so many. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The keys of an open menu, as the ARIA practices have them: arrows, Home and End move, a letter leads to the next item
 * that begins with it, Escape closes, Tab closes and goes on. None of them reaches the page, which may have a use of its
 * own for them; Tab, and what is pressed with Ctrl, Alt or Meta, does.
 */
export function menuKeys(button: HTMLElement, menu: HTMLElement): void {
  const held = new Set<string>();
  const close = (): void => {
    // Not left to the browser, which gives the focus back to the whole tree. From the button, Tab goes on.
    button.focus({ preventScroll: true });
    menu.hidePopover();
  };
  menu.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") return close();
    event.stopPropagation();
    held.add(event.code);
    if (event.key === "Escape") {
      // Else the dialog around the tree would close as well.
      event.preventDefault();
      return close();
    }
    const next = itemFor(event.key, menu);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  // The page hears of no key coming up that it has not seen go down. The focus may be on the button again by then.
  const up = (event: KeyboardEvent): void => {
    if (held.delete(event.code)) event.stopPropagation();
  };
  menu.addEventListener("keyup", up);
  button.addEventListener("keyup", up, { once: true });
}

function itemFor(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  if (moves[key]) return items[moves[key](at, items.length)];
  // A key that types nothing has a name of more than one character; the space is a press.
  if ([...key].length > 1 || key === " ") return undefined;
  const begins = (item: HTMLElement): boolean =>
    item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
