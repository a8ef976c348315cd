import { html, nothing, type TemplateResult } from "lit";
import type { ChoiceNode } from "../core/kinds/choice.js";
import type { ButtonState } from "./control/button.js";
import { ControlElement } from "./control/control-element.js";
import { keyed } from "./control/keyed.js";
import { OptionList } from "./control/option-list.js";
import { drawRecord } from "./control/record.js";
import type { Draft, Drawing } from "./drawing.js";
import { keptElement, writeAttribute } from "./place.js";

type ChoiceProps = Omit<ChoiceNode, "type">;
type Option = ChoiceNode["options"][number];

/**
 * A question and its buttons (spec section 8). A press is sent once; a `once` Choice then becomes a record of what was
 * chosen, a `many` Choice shows the last one and stays pressable.
 *
 * @tagname intui-choice
 * @internal
 */
export class IntuiChoice extends ControlElement<ChoiceProps> {
  readonly #list = new OptionList();

  protected override get controlId(): string | undefined {
    return this.props.id;
  }

  protected override get answer(): string | undefined {
    const answer = this.controlId === undefined ? undefined : this.session.answer(this.controlId);
    return typeof answer === "string" ? answer : undefined;
  }

  protected override render(): unknown {
    const { prompt } = this.props;
    const options = shownOptions(this.props);
    // No white space between the parts: an answer has many of these, and each space would be a node of its own.
    return html`${prompt ? html`<p class="prompt" part="prompt" id=${this.#promptId} dir="auto">${prompt}</p>` : nothing}${
      this.#locked || options.length === 0 ? nothing : this.#drawButtons(options)
    }${this.#drawAnswer(options)}${this.#locked ? nothing : this.drawFailure()}`;
  }

  /** The element is the group itself: a box less in each of many. */
  protected override updated(): void {
    const { prompt, options = [] } = this.props;
    const shown = Boolean(prompt) || options.length > 0;
    this.className = "choice";
    writeAttribute(this, "part", "choice");
    writeAttribute(this, "role", shown ? "group" : undefined);
    writeAttribute(this, "aria-labelledby", prompt ? this.#promptId : undefined);
    writeAttribute(this, "aria-label", shown && !prompt ? this.session.words.choicePrompt : undefined);
    writeAttribute(this, "aria-busy", this.phase.is === "busy" ? "true" : undefined);
    super.updated();
  }

  get #promptId(): string {
    return `${this.key}-prompt`;
  }

  /** True when it has been answered for good. */
  get #locked(): boolean {
    return this.props.repeat !== "many" && this.answer !== undefined;
  }

  #drawButtons(options: readonly Option[]): HTMLElement {
    const { phase } = this;
    const { sending } = this.session.words;
    return this.#list.update(
      keyed(options).map(({ key, item: option }) => ({
        key,
        label: option.label,
        primary: option.emphasis === "primary",
        state: this.#stateOf(option),
        busyWord: sending,
        describedBy: phase.is === "failed" && phase.value === option.id ? this.failureId : undefined,
        onPress: () => this.#press(option),
      })),
    );
  }

  #stateOf(option: Option): ButtonState {
    const { phase } = this;
    if (phase.is === "busy") return phase.value === option.id ? "busy" : "held";
    if (this.session.disabled) return "over";
    return this.ready ? "ready" : "waiting";
  }

  #press(option: Option): void {
    if (this.ready && !this.#locked) this.request("press", option.id);
  }

  #drawAnswer(options: readonly Option[]): TemplateResult | typeof nothing {
    const { answer } = this;
    if (answer === undefined || (this.phase.is !== "idle" && !this.#locked)) return nothing;
    const label = options.find((option) => option.id === answer)?.label;
    // Its option may still be coming; an id in its place would have to be taken back.
    if (label === undefined && this.open) return nothing;
    return drawRecord(this.session.words.chosen, label ?? answer);
  }
}

/** A button is there as soon as it has an id, and words to show. */
function shownOptions({ options = [] }: Draft<ChoiceProps>): readonly Option[] {
  return options.filter((option): option is Option => option.id !== undefined && Boolean(option.label));
}

export const drawChoice: Drawing<ChoiceProps> = (props, { session, key, open, broken, place }) =>
  keptElement(place, "intui-choice", { props, session, key, open, broken });

declare global {
  interface HTMLElementTagNameMap {
    "intui-choice": IntuiChoice;
  }
}
