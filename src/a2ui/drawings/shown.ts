import { nothing } from "lit";
import { Directive, type DirectiveResult, directive, type ElementPart } from "lit/directive.js";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What was last written to the model from an input. What is typed there stands for it, as it was typed. */
const written = new WeakMap<Element, unknown>();
/** Inputs in which a composition is under way: nobody else may write there meanwhile. */
const composing = new WeakSet<Element>();

/** Shows a value in an input that a person may be typing in. */
class Shown extends Directive {
  render(_text: string, _value: unknown): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [text, value]: [string, unknown]): unknown {
    const input = element as TextInput;
    if (composing.has(input)) return nothing;
    // What comes back is what was typed here: "1." must not turn into "1" under the hand.
    if (written.has(input) && written.get(input) === value) return nothing;
    written.delete(input);
    if (input.value !== text) replace(input, text);
    return nothing;
  }
}

/** A value from elsewhere takes the place of what was there; whoever stands in it stays where they are. */
function replace(input: TextInput, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  // Null in inputs that have no caret, such as dates. Outside the focus a selection would take it.
  if (selectionStart === null || !input.matches(":focus")) return;
  input.setSelectionRange(selectionStart, selectionEnd);
}

const directiveOf = directive(Shown);

/**
 * `<input ${shown(text, value)}>`
 *
 * @param text the value as it is shown
 * @param value the value in the model
 */
export function shown(text: string, value: unknown): DirectiveResult {
  return directiveOf(text, value);
}

/** Says what an event of typing has written to the model. To be called before it is written. */
export function note(event: Event, value: unknown): void {
  const input = event.currentTarget as TextInput;
  written.set(input, value);
  if (event instanceof InputEvent && event.isComposing) composing.add(input);
  else composing.delete(input);
}

/** The listener for `compositionend`: some browsers send no further `input`. */
export function endComposition(event: Event): void {
  composing.delete(event.currentTarget as TextInput);
}
