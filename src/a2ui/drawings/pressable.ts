import { nothing } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { writeAttribute } from "../../draw/place.js";

/** What is pressed by itself, and so needs no help. */
const PRESSED = "button, a[href], input, select, textarea, [tabindex]";

/**
 * Makes a box that opens something work for everybody, whatever is in it: a press anywhere in it counts, and where
 * nothing in it can have the focus, the box itself is the button. What is in it may come later, or be replaced.
 */
class Pressable extends AsyncDirective {
  #box: HTMLElement | undefined;
  #open: (box: HTMLElement) => void = () => {};
  readonly #watch = new MutationObserver(() => this.#dress());

  render(_open: (box: HTMLElement) => void): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [open]: [(box: HTMLElement) => void]): unknown {
    this.#open = open;
    if (this.#box) return nothing;
    this.#box = element as HTMLElement;
    this.#box.addEventListener("click", (event) => this.#press(event));
    this.#box.addEventListener("keydown", (event) => this.#type(event));
    this.#follow();
    return nothing;
  }

  protected override disconnected(): void {
    this.#watch.disconnect();
  }

  protected override reconnected(): void {
    this.#follow();
  }

  #follow(): void {
    this.#watch.observe(this.#box as HTMLElement, { childList: true, subtree: true });
    this.#dress();
  }

  #dress(): void {
    const box = this.#box as HTMLElement;
    const own = box.querySelector(PRESSED);
    const needed = !own && box.firstElementChild !== null;
    writeAttribute(box, "role", needed ? "button" : undefined);
    writeAttribute(box, "tabindex", needed ? "0" : undefined);
    writeAttribute(box, "aria-haspopup", needed ? "dialog" : undefined);
    own?.setAttribute("aria-haspopup", "dialog");
  }

  #press({ target }: Event): void {
    // A button whose checks fail, or that belongs to an old turn, opens nothing.
    if (!(target instanceof Element && target.closest("[aria-disabled='true']"))) this.#open(this.#box as HTMLElement);
  }

  #type(event: KeyboardEvent): void {
    if (event.target !== this.#box || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#open(this.#box);
  }
}

/** `<div ${pressable(open)}>` */
export const pressable = directive(Pressable);
