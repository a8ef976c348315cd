import { INTUI_EVENT } from "../core/event-detail.js";
import type { A2uiEventDetail } from "./event-detail.js";

/**
 * Dispatches `intui-event` and waits for what the listeners asked to wait for. Resolves when the event counts as sent;
 * rejects with the reason when a listener called `preventDefault()` or a promise it gave to `waitUntil` rejected.
 */
export async function dispatchPress(element: EventTarget, press: Omit<A2uiEventDetail, "waitUntil">): Promise<void> {
  const waits: PromiseLike<unknown>[] = [];
  const waitUntil = (promise: PromiseLike<unknown>): void => {
    // Whoever gives a promise late still gets its rejection handled; a settled send is not undone by it.
    Promise.resolve(promise).catch(() => {});
    waits.push(promise);
  };
  const detail: A2uiEventDetail = { ...press, waitUntil };
  const event = new CustomEvent(INTUI_EVENT, { detail, bubbles: true, composed: true, cancelable: true });
  if (!element.dispatchEvent(event)) throw new Error("");
  // A listener may add to the waits while earlier ones settle.
  for (let at = 0; at < waits.length; at++) await waits[at];
}

/** Tells the page of something that has happened. */
export function tell<Detail>(element: EventTarget, name: string, detail: Detail): void {
  element.dispatchEvent(new CustomEvent<Detail>(name, { detail, bubbles: true, composed: true }));
}
