/**
 * Elements whose code is big enough to be loaded only when the first of them is needed. A drawing asks for its element
 * each time it draws; the answer says whether the element is there, and never rejects:
 *
 * ```ts
 * const picture = lazyElement("intui-flow", () => import("./flow/flow-element.js").then((module) => module.IntuiFlow));
 * html`<div class="flow" data-picture=${lazyState(picture)}>…`
 * ```
 *
 * `failed` means that the drawing shows its plain form (its data as a table, its text form) in the element's place.
 * A sheet can do that alone, by `[data-picture="failed"]`: the attribute changes without another draw.
 */

/** Where the loading of an element stands. */
export type LazyState = "loading" | "ready" | "failed";

export interface LazyElement {
  /** The state now. While a failed load is tried again it stays `failed`, so that the plain form does not blink. */
  readonly state: LazyState;
  /** Resolves, once this try has ended, with the state it ended in. The same promise at every draw of the same try. */
  readonly settled: Promise<LazyState>;
}

/** Milliseconds before a failed load may be tried again: a tree that streams has a need every frame. */
export const RETRY_AFTER = 3000;

/** One try to load an element. */
class Attempt implements LazyElement {
  state: LazyState;
  readonly settled: Promise<LazyState>;
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(before: LazyState, outcome: Promise<LazyState>) {
    this.state = before;
    this.settled = outcome.then((state) => {
      this.state = state;
      if (state === "failed") this.#retryAt = performance.now() + RETRY_AFTER;
      return state;
    });
  }

  get spent(): boolean {
    return performance.now() >= this.#retryAt;
  }
}

const attempts = new Map<string, Attempt>();
const forbidden: LazyElement = { state: "failed", settled: Promise.resolve("failed") };
let allowed = false;

/**
 * Gives the loader the right to register what it loads. Called by `define.ts` and by nothing else: whoever imports any
 * other module gets no element registered behind their back, and sees plain forms.
 */
export function allowRegistration(): void {
  allowed = true;
}

/**
 * The element `tag`, whose class `load` fetches at the first need. Something that is already registered under the name
 * (by another copy of this package) is used as it is. A load that failed is tried again at the next need.
 */
export function lazyElement(tag: string, load: () => Promise<CustomElementConstructor>): LazyElement {
  if (!allowed && !customElements.get(tag)) return forbidden;
  const known = attempts.get(tag);
  if (known && !known.spent) return known;
  const attempt = new Attempt(known?.state ?? "loading", register(tag, load));
  attempts.set(tag, attempt);
  return attempt;
}

async function register(tag: string, load: () => Promise<CustomElementConstructor>): Promise<LazyState> {
  try {
    if (!customElements.get(tag)) {
      const element = await load();
      if (!customElements.get(tag)) customElements.define(tag, element);
    }
    return "ready";
  } catch {
    // A chunk that can't be fetched, or that threw while it was evaluated. What a reader sees of it is the plain form.
    return "failed";
  }
}
