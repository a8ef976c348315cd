import { Directive, directive } from "lit/directive.js";
import { Pattern } from "../pattern.js";
import { writeAttribute } from "../place.js";

/**
 * - `ready`: may be pressed.
 * - `waiting`: not yet, the tree is still arriving or the part is broken.
 * - `over`: no more, the turn is an old one.
 * - `busy`: what it asked for is being sent.
 * - `held`: not now, another button of the same control is busy.
 */
export type ButtonState = "ready" | "waiting" | "over" | "busy" | "held";

export interface ButtonView {
  readonly label: string;
  readonly state: ButtonState;
  readonly primary: boolean;
  /** Shown in the place of the label while busy. */
  readonly busyWord: string;
  readonly type: "button" | "submit";
  /** DOM id of the words that belong to it, such as why it failed. */
  readonly describedBy?: string | undefined;
  /** Called for a press that counts, whatever the state. */
  readonly onPress?: (() => void) | undefined;
}

/** A button as it is before it is told what it shows. */
export const blankButton = Pattern.of(
  "button",
  { type: "button", class: "button", part: "button", "data-state": "ready" },
  Pattern.of("span", { class: "button-label", dir: "auto" }),
);

/** What `blankButton` shows. */
const blank: Omit<ButtonView, "busyWord"> = { label: "", state: "ready", primary: false, type: "button" };

/**
 * A button that keeps its place and its focus in every state: one that may not be pressed is `aria-disabled`, never
 * `disabled`, so that focus is not thrown out of it. Its owner refuses the press.
 */
export class ButtonFace {
  readonly #button: HTMLButtonElement;
  #busy: HTMLElement | undefined;
  #view: Omit<ButtonView, "busyWord"> = blank;

  /** `button` is a copy of `blankButton`. Its events are its owner's. */
  constructor(button: HTMLButtonElement) {
    this.#button = button;
  }

  update(view: ButtonView): void {
    const before = this.#view;
    this.#view = view;
    if (before.label !== view.label) (this.#button.firstElementChild as Element).textContent = view.label;
    if (before.primary !== view.primary) this.#setEmphasis(view.primary);
    if (before.type !== view.type) this.#button.type = view.type;
    if (before.describedBy !== view.describedBy) writeAttribute(this.#button, "aria-describedby", view.describedBy);
    if (before.state !== view.state) this.#setState(view);
  }

  #setEmphasis(primary: boolean): void {
    this.#button.className = primary ? "button primary" : "button";
    this.#button.setAttribute("part", primary ? "button button-primary" : "button");
  }

  #setState({ state, busyWord }: ButtonView): void {
    this.#button.dataset.state = state;
    writeAttribute(this.#button, "aria-disabled", state === "ready" ? undefined : "true");
    this.#busy?.remove();
    this.#busy = undefined;
    if (state !== "busy") return;
    this.#busy = document.createElement("span");
    this.#busy.className = "button-busy";
    this.#busy.textContent = busyWord;
    this.#button.append(this.#busy);
  }
}

class ButtonDirective extends Directive {
  #button: HTMLButtonElement | undefined;
  #face: ButtonFace | undefined;

  #onPress: (() => void) | undefined;

  override render(view: ButtonView): unknown {
    this.#button ??= this.#make();
    this.#face ??= new ButtonFace(this.#button);
    this.#face.update(view);
    this.#onPress = view.onPress;
    return this.#button;
  }

  #make(): HTMLButtonElement {
    const button = blankButton.copy();
    button.addEventListener("keydown", ignoreRepeat);
    button.addEventListener("click", (event) => pressOf(event, this.#onPress));
    return button;
  }
}

/** A button in a template. */
export const drawButton = directive(ButtonDirective);

/** A held Enter is one press. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/**
 * The second click of a double click is no press of its own. It may also fall on another button than the first one did,
 * when what was pressed gave way and the rest moved up.
 */
export function pressOf(event: MouseEvent, onPress: (() => void) | undefined): void {
  // What a form's button would do by itself, its form does.
  event.preventDefault();
  if (event.detail < 2) onPress?.();
}
