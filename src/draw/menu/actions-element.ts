import { html, nothing, svg } from "lit";
import type { ExportKit } from "../export/kit.js";
import { LightElement } from "../light-element.js";
import { say } from "../words.js";
import type { Action } from "./action.js";
import { actionsStyles } from "./actions-styles.js";
import type { OpenMenu } from "./open-menu.js";

/** How long what has been done stands beside the button. */
const NOTE_STAYS = 2500;
const FAILURE_STAYS = 6000;

/**
 * The one menu of a component: a quiet button, and the named actions that it opens. The menu's behaviour, and what copies
 * and saves, are a chunk of their own, loaded when a person comes near the button.
 *
 * @tagname intui-actions
 * @internal
 */
export class IntuiActions extends LightElement {
  static override properties = {
    name: { attribute: false },
    actions: { attribute: false },
    opened: { state: true },
    note: { state: true },
  };
  static override sheet = actionsStyles;

  /** Fetches the chunk. It throws where it can't be had, which is told; the next press tries again. */
  static load = (): Promise<{ readonly openMenu: OpenMenu; readonly kit: ExportKit }> => import("./menu-chunk.js");

  declare name: string;
  declare actions: readonly Action[];
  /** True while the menu is shown. */
  declare opened: boolean;
  declare note: { readonly text: string; readonly failed: boolean } | undefined;

  #closedByThisPress = false;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Out of the document a popover is hidden without an event.
    this.opened = false;
    this.#tell(undefined);
  }

  protected override render(): unknown {
    const label = say(this.session.words.actions, { name: this.name });
    return html`<span class="actions-note" part="actions-note" aria-hidden="true" ?data-failed=${this.note?.failed}>${this.note?.text}</span
      ><button
        type="button"
        class="actions-button"
        part="actions-button"
        aria-haspopup="menu"
        aria-expanded=${this.opened ? "true" : "false"}
        aria-label=${label}
        @pointerenter=${this.#warm}
        @focus=${this.#warm}
        @pointerdown=${this.#notice}
        @click=${this.#press}
        @keydown=${this.#key}
      >${dots}</button>${this.opened ? this.#drawMenu(label) : nothing}`;
  }

  #drawMenu(label: string): unknown {
    return html`<div class="menu" part="menu" popover="auto" role="menu" aria-label=${label} @toggle=${this.#toggled}
      >${this.actions.map(
        (action) =>
          html`<button type="button" class="menu-item" part="menu-item" role="menuitem" tabindex="-1" @click=${() => this.#run(action)}
            >${action.label}</button>`,
      )}</div>`;
  }

  /** So that the chunk is there by the time of the press. A failure is told at the press. */
  #warm(): void {
    IntuiActions.load().catch(() => {});
  }

  /** A press outside a menu closes it, and the button lies outside: the same press must not open it again. */
  #notice(): void {
    this.#closedByThisPress = this.opened;
  }

  #press(event: MouseEvent): void {
    const byPointer = event.detail > 0;
    if (!byPointer || !this.#closedByThisPress) void this.#open("first");
    this.#closedByThisPress = false;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    event.stopPropagation();
    void this.#open(event.key === "ArrowDown" ? "first" : "last");
  }

  async #open(focus: "first" | "last"): Promise<void> {
    try {
      const { openMenu } = await IntuiActions.load();
      if (!this.isConnected) return;
      this.opened = true;
      await this.updateComplete;
      const [button, menu] = this.querySelectorAll<HTMLElement>(".actions-button, .menu");
      if (button && menu && !menu.matches(":popover-open")) openMenu(button, menu, focus);
    } catch {
      this.#tell(this.session.words.notLoaded, true);
    }
  }

  /** The event comes a task later: by then the menu may have been opened anew. */
  #toggled(event: ToggleEvent): void {
    const menu = this.querySelector(".menu");
    if (event.target === menu && !menu?.matches(":popover-open")) this.opened = false;
  }

  async #run(action: Action): Promise<void> {
    this.querySelector<HTMLElement>(".actions-button")?.focus({ preventScroll: true });
    this.querySelector<HTMLElement>(".menu")?.hidePopover();
    // At once: who presses the button again before the event has come means to open it.
    this.opened = false;
    try {
      await action.run((await IntuiActions.load()).kit);
      this.#tell(action.done);
    } catch {
      this.#tell(say(this.session.words.actionFailed, { label: action.label }), true);
    }
  }

  /** Says it, and shows it for a while to those who don't listen. */
  #tell(text: string | undefined, failed = false): void {
    clearTimeout(this.#noteTimer);
    this.note = text === undefined ? undefined : { text, failed };
    if (text === undefined) return;
    this.session.announce(text);
    this.#noteTimer = setTimeout(() => (this.note = undefined), failed ? FAILURE_STAYS : NOTE_STAYS);
  }
}

const dots = html`<svg class="dots" viewBox="0 0 16 16" aria-hidden="true">${[3, 8, 13].map(
  (x) => svg`<circle cx=${x} cy="8" r="1.4" />`,
)}</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    "intui-actions": IntuiActions;
  }
}
