import type { ElementPart } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";

/**
 * Puts an element where its numbers say, through the CSSOM: a `style` attribute, which Lit's own `styleMap` begins with,
 * is refused by a policy without `'unsafe-inline'`. A property that is no longer given is cleared.
 */
class Placed extends Directive {
  #before: Readonly<Record<string, string>> = {};

  render(_styles: Readonly<Record<string, string>>): undefined {
    return undefined;
  }

  override update(part: ElementPart, [styles]: [Readonly<Record<string, string>>]): undefined {
    const { style } = part.element as HTMLElement;
    for (const name of Object.keys(this.#before)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles))
      if (this.#before[name] !== value) style.setProperty(name, value);
    this.#before = styles;
    return undefined;
  }
}

/** Binds CSS properties (by their CSS names) to an element: `<div ${placed({ left: "3px" })}>`. */
export const placed: (styles: Readonly<Record<string, string>>) => DirectiveResult = directive(Placed);
