import { noChange } from "lit";
import { type ChildPart, Directive, directive } from "lit/directive.js";
import { clearPart, setCommittedValue } from "lit/directive-helpers.js";
import type { Session } from "../drawing.js";
import type { Pattern } from "../pattern.js";
import { type Place, parentOf } from "../place.js";
import type { Prose } from "./block.js";
import { ProseView } from "./prose-view.js";

export function isClosed(part: { readonly closed: boolean }): boolean {
  return part.closed;
}

class ProseDirective extends Directive {
  #view: ProseView | undefined;

  override render(_prose: Prose, _session: Session): unknown {
    return noChange;
  }

  override update(part: ChildPart, [prose, session]: [Prose, Session]): unknown {
    if (!this.#view) {
      // What another value has drawn there is not the view's to keep.
      clearPart(part);
      setCommittedValue(part, []);
      this.#view = new ProseView(part.startNode, part.endNode);
    }
    this.#view.update(parentOf(part), prose, session);
    return noChange;
  }
}

/** Draws the text of a block in a template. */
export const drawProse = directive(ProseDirective);

/** An element that holds nothing but the text of a block. */
export class ProseElement {
  readonly #pattern: Pattern;
  readonly #element: HTMLElement;
  readonly #view = new ProseView();

  private constructor(pattern: Pattern) {
    this.#pattern = pattern;
    this.#element = pattern.copy();
  }

  /** The one that the place keeps, if it is of the pattern, or a new one. */
  static in(place: Place, pattern: Pattern): ProseElement {
    const { kept } = place;
    const made = kept instanceof ProseElement && kept.#pattern === pattern ? kept : new ProseElement(pattern);
    place.kept = made;
    return made;
  }

  update(prose: Prose, session: Session): HTMLElement {
    this.#view.update(this.#element, prose, session);
    return this.#element;
  }
}
