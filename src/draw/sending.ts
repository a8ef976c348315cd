import { IntuiEvent } from "../core/event.js";
import { INTUI_EVENT } from "../core/event-detail.js";
import type { Tree } from "../core/tree.js";
import type { SendRequest } from "./drawing.js";

/** The event that a request becomes. Throws an IntuiError when it can't come from this tree. */
export function eventFor(tree: Tree, source: string, { action, id, value }: SendRequest): IntuiEvent {
  const event =
    action === "press"
      ? IntuiEvent.press(source, id, value as string)
      : IntuiEvent.submit(source, id, value as Exclude<SendRequest["value"], string>);
  tree.verify(event);
  return event;
}

/**
 * Dispatches `intui-event` and waits for what the listeners asked to wait for. Resolves when the event counts as sent;
 * rejects with the reason when a listener called `preventDefault()` or a promise it gave to `waitUntil` rejected.
 */
export async function dispatch<Detail extends { waitUntil(promise: PromiseLike<unknown>): void }>(
  element: EventTarget,
  what: Omit<Detail, "waitUntil">,
): Promise<void> {
  const waits: PromiseLike<unknown>[] = [];
  const detail = {
    ...what,
    waitUntil(promise: PromiseLike<unknown>): void {
      // Whoever gives a promise late still gets its rejection handled; a settled send is not undone by it.
      Promise.resolve(promise).catch(() => {});
      waits.push(promise);
    },
  };
  if (!tell(element, INTUI_EVENT, detail, true)) throw new Error("");
  // A listener may add to the waits while earlier ones settle.
  for (let at = 0; at < waits.length; at++) await waits[at];
}

/** Tells the page of something. False when a listener has prevented it, where one may. */
export function tell<Detail>(element: EventTarget, name: string, detail: Detail, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
