import { AsyncDirective, directive } from "lit/async-directive.js";
import type { LazyElement } from "./lazy.js";

/** The state of a lazy element as an attribute's value, which changes by itself when the load has ended. */
class LazyStateDirective extends AsyncDirective {
  #shown: LazyElement | undefined;

  override render(element: LazyElement): string {
    if (element !== this.#shown) {
      this.#shown = element;
      void element.settled.then((state) => {
        if (element === this.#shown) this.setValue(state);
      });
    }
    return element.state;
  }
}

/** `data-picture=${lazyState(lazyElement(…))}` */
export const lazyState = directive(LazyStateDirective);
