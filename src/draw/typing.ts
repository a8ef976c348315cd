/** The events of typing that leave a shadow root, and that a page would take for its own: its target is the tree then. */
const EVENTS = ["keydown", "keypress", "keyup", "beforeinput", "input", "paste", "copy", "cut"] as const;

const MODIFIERS = new Set(["Control", "Meta", "Alt", "Shift", "CapsLock", "Fn", "AltGraph"]);

/**
 * Keeps what is typed into the fields of `room` from the page's hotkeys and from a form around the tree. The keys that
 * people use for the page itself pass: Tab, Escape, function keys, and any with Ctrl, Meta or Alt held.
 */
export function guardTyping(room: HTMLElement): void {
  // Physical keys that went down unseen by the page: it sees those, and only those, not come up either.
  const hidden = new Set<string>();
  const handle = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) {
      if (isField(event.target)) event.stopPropagation();
    } else if (event.type === "keyup") {
      if (hidden.delete(event.code)) event.stopPropagation();
    } else if (isField(event.target) && isTyping(event)) {
      hidden.add(event.code);
      event.stopPropagation();
    } else {
      hidden.delete(event.code);
    }
  };
  for (const type of EVENTS) room.addEventListener(type, handle);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, select, textarea");
}

function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  // AltGr is how many keyboards type @ or {; Windows reports it as Ctrl and Alt.
  if (event.getModifierState("AltGraph")) return !MODIFIERS.has(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key !== "Escape" && event.key !== "Tab" && !/^F\d+$/.test(event.key) && !MODIFIERS.has(event.key);
}
