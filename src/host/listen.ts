import { INTUI_EVENT, type IntuiEventDetail } from "../core/event-detail.js";

/** What a host does with an event: it may return a promise, and the control that was pressed is busy until it settles. */
export type IntuiEventHandler<Detail extends { readonly event: unknown } = IntuiEventDetail> = (
  event: Detail["event"],
  detail: Detail,
) => unknown;

/**
 * Calls a handler for every event that comes from a tree in, or at, `target`.
 *
 * A promise that the handler returns goes to `waitUntil`: when it rejects, the control opens again with the reason; a
 * throw counts as a rejection. Without a promise the event counts as sent at once.
 *
 * @param target an element, or the document, around the trees
 * @param options.signal stops listening when it aborts
 * @returns a function that stops listening
 */
export function listen<Detail extends { readonly event: unknown } = IntuiEventDetail>(
  target: EventTarget,
  handler: IntuiEventHandler<Detail>,
  { signal }: { readonly signal?: AbortSignal } = {},
): () => void {
  const listener = (dom: Event): void => {
    const detail = (dom as CustomEvent<Detail & Pick<IntuiEventDetail, "waitUntil">>).detail;
    try {
      const result = handler(detail.event, detail);
      if (isPromise(result)) detail.waitUntil(result);
    } catch (error) {
      detail.waitUntil(Promise.reject(error));
    }
  };
  target.addEventListener(INTUI_EVENT, listener, signal ? { signal } : {});
  return () => target.removeEventListener(INTUI_EVENT, listener);
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}
