import { html, nothing, type TemplateResult } from "lit";

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

/**
 * A button that keeps its place and its focus in every state: one that may not be pressed is `aria-disabled`, never
 * `disabled`, so that focus is not thrown out of it. Its owner refuses the press.
 */
export function drawButton(view: ButtonView): TemplateResult {
  const busy = view.state === "busy";
  return html`<button
    type=${view.type}
    part=${view.primary ? "button button-primary" : "button"}
    class=${view.primary ? "button primary" : "button"}
    data-state=${view.state}
    aria-disabled=${view.state === "ready" ? nothing : "true"}
    aria-describedby=${view.describedBy ?? nothing}
    @keydown=${ignoreRepeat}
    @click=${(event: MouseEvent) => press(event, view.onPress)}
  ><span class="button-label" dir="auto">${view.label}</span>${
    busy ? html`<span class="button-busy">${view.busyWord}</span>` : nothing
  }</button>`;
}

/** A held Enter is one press. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/**
 * The second click of a double click is no press of its own. It may also fall on another button than the first one did,
 * when what was pressed gave way and the rest moved up.
 */
function press(event: MouseEvent, onPress: (() => void) | undefined): void {
  if (event.detail > 1) event.preventDefault();
  else onPress?.();
}
