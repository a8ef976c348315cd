import { nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { AnswerValue, Draft } from "../drawing.js";
import { LightElement } from "../light-element.js";
import { drawProblem } from "./record.js";
import { failureText, type SendPhase, SendState } from "./send-state.js";

/** What Choice and Form share: an id, one request at a time, an answer, and a focus that is never lost to the page. */
export abstract class ControlElement<Props extends { readonly id: string }> extends LightElement {
  static override properties: PropertyDeclarations = {
    // Props grow in place while they stream: the same object may say more than before.
    props: { attribute: false, hasChanged: () => true },
    open: { attribute: false },
    broken: { attribute: false },
  };

  declare props: Draft<Props>;
  /** `DrawContext.open` */
  declare open: boolean;
  /** `DrawContext.broken` */
  declare broken: boolean;

  #sending: SendState | undefined;
  #unfollow: (() => void) | undefined;
  #heldFocus = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // What happened while it was out of the document has not been drawn.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  /** The control's id, once it has arrived whole. */
  protected abstract get controlId(): string | undefined;

  /** The answer, if it is one that this kind of control can have. */
  protected abstract get answer(): AnswerValue | undefined;

  protected get phase(): SendPhase {
    return this.#state?.phase ?? { is: "idle" };
  }

  /** True when a request may be sent now. Asked at the press itself: what is on screen may be a frame old. */
  protected get ready(): boolean {
    if (this.controlId === undefined || this.open || this.broken) return false;
    return this.session.live && !this.session.disabled && this.phase.is !== "busy";
  }

  protected request(action: "press" | "submit", value: AnswerValue): void {
    const id = this.controlId;
    if (id !== undefined) this.#state?.send(this.session, { id, action, value });
  }

  protected drawFailure(): TemplateResult | typeof nothing {
    const { phase } = this;
    return phase.is === "failed" ? drawProblem(failureText(this.session.words, phase.reason), this.failureId) : nothing;
  }

  protected get failureId(): string {
    return `${this.key}-failure`;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    this.#heldFocus = holdsFocus(this);
    this.#follow();
  }

  protected override updated(): void {
    // Controls that had the focus gave way: what replaces them takes it. The page does not scroll for it.
    if (!this.#heldFocus || holdsFocus(this)) return;
    this.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
  }

  get #state(): SendState | undefined {
    return this.controlId === undefined ? undefined : SendState.of(this.session, this.controlId);
  }

  #follow(): void {
    // An update that was asked for before it left the document runs after that.
    const state = this.isConnected ? this.#state : undefined;
    if (this.#sending === state) return;
    this.#leave();
    this.#sending = state;
    this.#unfollow = state?.follow(() => this.requestUpdate());
  }

  #leave(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#sending = undefined;
  }
}

function holdsFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && element.contains(root.activeElement);
}
