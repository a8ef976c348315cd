import { nothing } from "lit";
import { Directive, type DirectiveResult, directive, type ElementPart } from "lit/directive.js";
import { writeAttribute } from "../../draw/place.js";
import type { A2uiContext, Accessibility } from "../drawing.js";

/** Writes what a component was given for assistive technology to the element that it is drawn as. */
class Spoken extends Directive {
  #wrote = false;

  render(_accessibility: Accessibility): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [accessibility]: [Accessibility]): unknown {
    this.#wrote = speak(element, accessibility, this.#wrote);
    return nothing;
  }
}

/** The same for an element that is made by hand. `wrote`: what the last call gave, true where something is there. */
export function speak(element: Element, { label, description, hidden, live }: Accessibility, wrote: boolean): boolean {
  const given = Boolean(label || description || hidden || live);
  if (!given && !wrote) return false;
  // A box without a role of its own has no name: with one it is a group.
  if (element.localName === "div" || element.localName === "p") {
    writeAttribute(element, "role", label ? "group" : undefined);
  }
  writeAttribute(element, "aria-label", label || undefined);
  writeAttribute(element, "aria-description", description || undefined);
  writeAttribute(element, "aria-hidden", hidden ? "true" : undefined);
  writeAttribute(element, "aria-live", live);
  return given;
}

const directiveOf = directive(Spoken);

/** `<div ${spoken(context)}>`: for what can't be pressed or typed in. Inputs and buttons write their own. */
export function spoken({ accessibility }: A2uiContext): DirectiveResult {
  return directiveOf(accessibility);
}

/** Words for a name that was written for code: `calendarToday` and `due-date` are "calendar today" and "due date". */
export function wordsOf(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/[-_.\s]+/g, " ")
    .trim()
    .toLowerCase();
}
