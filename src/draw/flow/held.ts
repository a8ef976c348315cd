import { nothing } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";

/** Calls back with the element that it stands on: `<div ${held((box) => …)}>`. */
class Held extends Directive {
  override render(_take: (element: HTMLElement) => void): unknown {
    return nothing;
  }

  override update(part: ElementPart, [take]: [(element: HTMLElement) => void]): unknown {
    take(part.element as HTMLElement);
    return nothing;
  }
}

export const held = directive(Held);
