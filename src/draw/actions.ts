import { html, nothing, svg } from "lit";
import { actionsStyles } from "./actions-styles.js";
import type { Session } from "./drawing.js";
import type { ExportKit } from "./export/kit.js";
import { LightElement } from "./light-element.js";
import type { OpenMenu } from "./menu/open-menu.js";
import { say } from "./words.js";

/** One thing that a person can do with what a component shows. */
export interface Action {
  /** Unique in its menu. */
  readonly id: string;
  /** A word of `words.ts`. */
  readonly label: string;
  /** What is said and shown when it has been done: `words.copied`, `words.saved`. */
  readonly done: string;
  /**
   * Does it. Called at the press, with the tools that copy and save, which are loaded with the menu. What it throws, or
   * rejects with, is told as a failure.
   */
  readonly run: (kit: ExportKit) => void | Promise<void>;
}

interface ActionsView {
  readonly session: Session;
  /** The component's `DrawContext.key`. */
  readonly key: string;
  /** What the actions are for, in the component's own words (its title) or in `words.ts`'s. */
  readonly name: string;
  readonly actions: readonly Action[];
}

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
  static load = (): Promise<{ readonly openMenu: OpenMenu; readonly kit: ExportKit }> => import("./menu/menu-chunk.js");

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
    if (this.opened) return;
    try {
      const { openMenu } = await IntuiActions.load();
      if (!this.isConnected) return;
      this.opened = true;
      await this.updateComplete;
      const [button, menu] = this.querySelectorAll<HTMLElement>(".actions-button, .menu");
      if (button && menu) openMenu(button, menu, focus);
    } catch {
      this.#tell(this.session.words.notLoaded, true);
    }
  }

  #toggled(event: ToggleEvent): void {
    if (event.newState === "closed") this.opened = false;
  }

  async #run(action: Action): Promise<void> {
    this.querySelector<HTMLElement>(".actions-button")?.focus({ preventScroll: true });
    this.querySelector<HTMLElement>(".menu")?.hidePopover();
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

/**
 * Draws the menu of a component's actions. It may be there while the component streams (an action then takes what has
 * arrived); a component that is broken has none.
 *
 * ```ts
 * context.broken ? nothing : drawActions({
 *   session, key, name: props.title ?? words.chart,
 *   actions: [
 *     { id: "csv", label: words.downloadCsv, done: words.saved, run: (kit) => kit.save(kit.csvFile(data()), title, "csv") },
 *     { id: "png", label: words.downloadPng, done: words.saved, run: async (kit) => kit.save(await paint(), title, "png") },
 *   ],
 * })
 * ```
 *
 * It takes a line of the button's height at the end of a row (`display: inline-flex`): put it into the component's head.
 */
export const drawActions = ({ session, key, name, actions }: ActionsView): unknown =>
  html`<intui-actions .session=${session} .key=${key} .name=${name} .actions=${actions}></intui-actions>`;

declare global {
  interface HTMLElementTagNameMap {
    "intui-actions": IntuiActions;
  }
}
