import { html, nothing, type TemplateResult } from "lit";
import type { FormNode } from "../core/kinds/form.js";
import { type ButtonState, drawButton, ignoreRepeat } from "./control/button.js";
import { ControlElement } from "./control/control-element.js";
import { drawField, type FieldState } from "./control/field.js";
import {
  type Field,
  type FieldValue,
  faultSummary,
  faultText,
  firstTyped,
  type Reading,
  readField,
  type Typed,
  UNREADABLE,
  wholeFields,
} from "./control/field-value.js";
import { keyed } from "./control/keyed.js";
import { drawSummary } from "./control/summary.js";
import type { Draft, Drawing } from "./drawing.js";
import { keyedList } from "./growing.js";
import { guardTyping } from "./typing.js";
import { say } from "./words.js";

type FormProps = Omit<FormNode, "type">;

/**
 * A few inputs and a submit button (spec section 8). What is typed is the session's, so that it outlives this element;
 * it is checked when it is sent, and from then on as it is mended. What was sent stands in the place of the inputs.
 *
 * @tagname intui-form
 * @internal
 */
export class IntuiForm extends ControlElement<FormProps> {
  /** Ids of the fields that could not be sent: their faults are shown until they are mended. */
  readonly #faulty = new Set<string>();
  #composing = false;

  constructor() {
    super();
    guardTyping(this);
    // In a text of several lines a held Enter is several lines.
    this.addEventListener("keydown", (event) => event.target instanceof HTMLTextAreaElement || ignoreRepeat(event));
    this.addEventListener("compositionstart", () => (this.#composing = true));
    this.addEventListener("compositionend", () => (this.#composing = false));
  }

  protected override get controlId(): string | undefined {
    return this.props.id;
  }

  protected override get answer(): Readonly<Record<string, FieldValue>> | undefined {
    const answer = this.controlId === undefined ? undefined : this.session.answer(this.controlId);
    return typeof answer === "object" ? answer : undefined;
  }

  protected override render(): unknown {
    const fields = wholeFields(this.props.fields);
    const { answer, open, key, session } = this;
    if (answer) return drawSummary({ fields, values: answer, open, key, words: session.words, locale: session.locale });
    if (fields.length === 0 && !this.props.submitLabel) return nothing;
    return html`<form
      class="form"
      part="form"
      novalidate
      aria-busy=${this.phase.is === "busy" ? "true" : nothing}
      @submit=${this.#submit}
    >
      ${keyedList(
        keyed(fields),
        (each) => each.key,
        (each, index) => this.#drawField(each.item, index),
      )}
      ${this.#drawActions()}
    </form>`;
  }

  #drawField(field: Field, index: number): TemplateResult {
    const { locale, words } = this.session;
    return drawField({
      field,
      id: `${this.key}-field-${index}`,
      typed: this.#typedIn(field),
      state: this.#fieldState,
      problem: this.#faulty.has(field.id) ? this.#faultOf(field) : undefined,
      words,
      locale,
      onTyped: (value) => this.#type(field, value),
    });
  }

  #drawActions(): TemplateResult | typeof nothing {
    const { open, phase, session } = this;
    const label = this.props.submitLabel || (open ? "" : session.words.submit);
    if (!label) return nothing;
    return html`<div class="actions">
      ${drawButton({
        label,
        primary: true,
        state: this.#buttonState,
        busyWord: session.words.sending,
        type: "submit",
        onPress: this.#submit,
        describedBy: phase.is === "failed" ? this.failureId : undefined,
      })}
      ${this.drawFailure()}
    </div>`;
  }

  get #buttonState(): ButtonState {
    if (this.phase.is === "busy") return "busy";
    if (this.session.disabled) return "over";
    return this.ready ? "ready" : "waiting";
  }

  /** A closed form may be filled in while the rest of the tree is still arriving. */
  get #fieldState(): FieldState {
    if (this.open || this.broken || this.session.disabled) return "closed";
    return this.phase.is === "busy" ? "held" : "ready";
  }

  get #typed(): Map<string, string | boolean> {
    return this.controlId === undefined ? new Map() : this.session.typed(this.controlId);
  }

  /** What stands in an input: what somebody has typed, else what it begins with. */
  #typedIn(field: Field): Typed {
    return this.#typed.get(field.id) ?? firstTyped(field, this.session.locale);
  }

  #type(field: Field, typed: string | boolean): void {
    if (this.#fieldState === "ready") {
      this.#typed.set(field.id, typed);
      if (this.#read(field).ok) this.#faulty.delete(field.id);
    }
    // Also when nothing may be typed: an input that changed all the same goes back to what was typed before.
    this.requestUpdate();
  }

  #read(field: Field): Reading {
    return readField(field, this.#typedIn(field), this.session.locale);
  }

  /** What is wrong with a field, in the words of `tell`. */
  #faultOf(field: Field, tell = faultText): string | undefined {
    const reading = this.#read(field);
    if (reading.ok) return undefined;
    const { locale, words } = this.session;
    return tell(reading.why, field, this.#typedIn(field), locale, words);
  }

  /** At the press, which is what Enter in a field is too: in a sandboxed frame no `submit` event follows it. */
  readonly #submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    // Some browsers submit on the Enter that ends a composition.
    if (this.#composing || !this.ready || this.answer) return;
    const fields = wholeFields(this.props.fields);
    this.#readDates();
    const faults = fields.filter((field) => !this.#read(field).ok);
    if (faults.length > 0) void this.#refuse(faults);
    else this.request("submit", this.#values(fields));
  };

  /** A date that was begun and not ended fires no event: only its input knows. */
  #readDates(): void {
    for (const { name, validity, value } of this.querySelectorAll<HTMLInputElement>("input[type=date]")) {
      if (validity.badInput) this.#typed.set(name, UNREADABLE);
      else if (this.#typed.get(name) === UNREADABLE) this.#typed.set(name, value);
    }
  }

  /** Shows what is wrong, says it once, and brings the person to the first place. */
  async #refuse(faults: readonly Field[]): Promise<void> {
    const { locale, words } = this.session;
    for (const { id } of faults) this.#faulty.add(id);
    this.requestUpdate();
    const reasons = faults.map((field) => this.#faultOf(field, faultSummary) ?? "");
    this.session.announce(say(words.sendFailed, { reason: new Intl.ListFormat(locale).format(reasons) }));
    await this.updateComplete;
    this.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  #values(fields: readonly Field[]): Record<string, FieldValue> {
    const values = new Map<string, FieldValue>();
    for (const field of fields) {
      const reading = this.#read(field);
      if (reading.ok && reading.value !== undefined) values.set(field.id, reading.value);
    }
    // Not by assignment: a field may be called __proto__.
    return Object.fromEntries(values);
  }
}

export const drawForm: Drawing<FormProps> = (props: Draft<FormProps>, { session, key, open, broken }) =>
  html`<intui-form .props=${props} .session=${session} .key=${key} .open=${open} .broken=${broken}></intui-form>`;

declare global {
  interface HTMLElementTagNameMap {
    "intui-form": IntuiForm;
  }
}
