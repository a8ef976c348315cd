import { IntuiEvent } from "../core/event.js";
import { INTUI_EVENT, type IntuiEventDetail } from "../core/event-detail.js";
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
export async function dispatch(element: EventTarget, tree: Tree, event: IntuiEvent): Promise<void> {
  const waits: PromiseLike<unknown>[] = [];
  const detail: IntuiEventDetail = {
    protocol: "intui",
    event,
    sentence: tree.describe(event),
    source: event.source,
    tree,
    waitUntil: (promise) => {
      // Whoever gives a promise late still gets its rejection handled; a settled send is not undone by it.
      Promise.resolve(promise).catch(() => {});
      waits.push(promise);
    },
  };
  const sent = element.dispatchEvent(
    new CustomEvent(INTUI_EVENT, { detail, bubbles: true, composed: true, cancelable: true }),
  );
  if (!sent) throw new Error("");
  // A listener may add to the waits while earlier ones settle.
  for (let at = 0; at < waits.length; at++) await waits[at];
}
