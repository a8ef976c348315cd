import { html, nothing } from "lit";
import { type ButtonState, drawButton as drawFace } from "../../draw/control/button.js";
import { ControlElement } from "../../draw/control/control-element.js";
import { drawRecord } from "../../draw/control/record.js";
import type { Drawing } from "../../draw/drawing.js";
import { keptElement } from "../../draw/place.js";
import type { ButtonNode } from "../kinds/button.js";

/**
 * One button. It stays pressable after a press, and says below itself that it was pressed.
 *
 * @tagname intui-profy-button
 * @internal
 */
export class IntuiProfyButton extends ControlElement<ButtonNode> {
  protected override get controlId(): string | undefined {
    return this.props.id;
  }

  protected override get answer(): string | undefined {
    const answer = this.controlId === undefined ? undefined : this.session.answer(this.controlId);
    return typeof answer === "string" ? answer : undefined;
  }

  protected override render(): unknown {
    const { label, variant = "default" } = this.props;
    if (!label) return nothing;
    const { sending, chosen } = this.session.words;
    const wasPressed = this.phase.is === "idle" && this.answer !== undefined;
    this.dataset.variant = variant;
    return html`${drawFace({
      label,
      state: this.#state,
      primary: variant === "default",
      busyWord: sending,
      type: "button",
      describedBy: this.phase.is === "failed" ? this.failureId : undefined,
      onPress: () => this.#press(),
    })}${wasPressed ? drawRecord(chosen, label) : nothing}${this.drawFailure()}`;
  }

  get #state(): ButtonState {
    if (this.phase.is === "busy") return "busy";
    if (this.session.disabled) return "over";
    return this.ready ? "ready" : "waiting";
  }

  #press(): void {
    const { action } = this.props;
    if (this.ready && action !== undefined) this.request("press", action);
  }
}

export const drawButton: Drawing<ButtonNode> = (props, { session, key, open, broken, place }) =>
  keptElement(place, "intui-profy-button", { props, session, key, open, broken });

declare global {
  interface HTMLElementTagNameMap {
    "intui-profy-button": IntuiProfyButton;
  }
}
