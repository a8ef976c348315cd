import { Pattern } from "../pattern.js";
import { ButtonFace, type ButtonView, blankButton, ignoreRepeat, pressOf } from "./button.js";

/** One button of the list. */
export interface OptionView extends Omit<ButtonView, "type" | "onPress"> {
  /** No other button of the list has it: what a person sees and focuses stays with its key, not with its place. */
  readonly key: string;
  readonly onPress: () => void;
}

/** A list, so that its length is told before its items. */
const list = Pattern.of("ul", { role: "list", class: "options" });
const item = Pattern.of("li", {}, blankButton);

class OptionItem {
  readonly element = item.copy();
  readonly button = this.element.firstElementChild as HTMLButtonElement;
  readonly #face = new ButtonFace(this.button);
  onPress: () => void = () => {};

  update(view: OptionView): void {
    this.onPress = view.onPress;
    this.#face.update({ ...view, type: "button" });
  }
}

/**
 * The buttons of a Choice, kept while they change. Made by hand, and listened to as one: an answer may hold a thousand of
 * these.
 */
export class OptionList {
  readonly element = list.copy();
  #items = new Map<string, OptionItem>();

  constructor() {
    this.element.addEventListener("keydown", ignoreRepeat);
    this.element.addEventListener("click", (event) => {
      for (const { button, onPress } of this.#items.values()) {
        if (event.composedPath().includes(button)) pressOf(event, onPress);
      }
    });
  }

  update(views: readonly OptionView[]): HTMLElement {
    const before = this.#items;
    this.#items = new Map(views.map((view) => [view.key, before.get(view.key) ?? new OptionItem()]));
    for (const [key, old] of before) if (!this.#items.has(key)) old.element.remove();
    let next: Element | null = null;
    // From the back, moving only what is out of place: a moved button loses its focus.
    for (const view of views.toReversed()) {
      const { element } = this.#items.get(view.key) as OptionItem;
      if (element.parentNode !== this.element || element.nextElementSibling !== next) {
        this.element.insertBefore(element, next);
      }
      next = element;
    }
    for (const view of views) this.#items.get(view.key)?.update(view);
    return this.element;
  }
}
