import { html, nothing, svg } from "lit";
import type { Tree } from "../../core/tree.js";
import { LightElement } from "../light-element.js";
import { say } from "../words.js";
import { copyStyles } from "./copy-styles.js";

/** How long the outcome stands beside the button. */
const NOTE_STAYS = 2500;
/** When somebody comes to the answer, or to another part of it. */
const ARRIVALS = ["pointerenter", "focusin"];
/** What must not be covered. */
const PRESSABLE = "a, button, input, select, textarea, summary, label, [tabindex]";

/**
 * Copies the whole answer, as its text form, at one press. A quiet button in the answer's last corner, on show only while
 * somebody is at the answer, and below it where it would lie over something to press; on touch, on a line of its own.
 *
 * @tagname intui-copy
 * @internal
 */
export class IntuiCopy extends LightElement {
  static override properties = { tree: { attribute: false }, note: { state: true } };
  static override sheet = copyStyles;

  /** Fetches what puts a text on the clipboard: the chunk of the menus. */
  static load = () => import("./menu-chunk.js");

  declare tree: Tree;
  declare note: { readonly text: string; readonly failed: boolean } | undefined;

  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #host: Element | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#host = (this.getRootNode() as ShadowRoot).host;
    for (const name of ARRIVALS) this.#host?.addEventListener(name, this.#makeWay);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const name of ARRIVALS) this.#host?.removeEventListener(name, this.#makeWay);
    clearTimeout(this.#noteTimer);
    this.note = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    // What was copied is not what is shown now.
    if (changed.has("tree")) this.note = undefined;
  }

  protected override render(): unknown {
    const { note, session } = this;
    const label = session.words.copyAnswer;
    return html`<span class="answer-copy" ?data-failed=${note?.failed} ?data-noted=${note !== undefined}>${
      note ? html`<span class="copy-note" aria-hidden="true">${note.text}</span>` : nothing
    }<button
      type="button"
      class="copy-answer"
      part="copy-answer"
      aria-label=${label}
      title=${label}
      @pointerenter=${this.#warm}
      @focus=${this.#warm}
      @click=${this.#copy}
    >${note && !note.failed ? check : sheets}</button></span>`;
  }

  /** Looks at what the button would lie over: what was drawn there may change, so each time that somebody comes. */
  readonly #makeWay = (): void => {
    const root = this.getRootNode() as ShadowRoot;
    const box = this.querySelector(".answer-copy")?.getBoundingClientRect();
    if (!box) return;
    const { bottom } = this.getBoundingClientRect();
    const covered = [box.left + 2, box.right - 2].some((x) =>
      [bottom - box.height + 2, bottom - box.height / 2, bottom - 2].some((y) =>
        root
          .elementsFromPoint(x, y)
          .some((each) => !this.contains(each) && root.contains(each) && each.closest(PRESSABLE)),
      ),
    );
    this.toggleAttribute("data-below", covered);
  };

  /** So that the chunk is there by the time of the press: some browsers let a page copy only right after one. */
  #warm(): void {
    IntuiCopy.load().catch(() => {});
  }

  async #copy(): Promise<void> {
    const { tree, session } = this;
    const { words } = session;
    try {
      const { kit } = await IntuiCopy.load();
      await kit.copy(tree.toText());
      if (this.tree === tree) this.#tell(words.copied, false);
    } catch {
      this.#tell(say(words.actionFailed, { label: words.copyAnswer }), true);
    }
  }

  #tell(text: string, failed: boolean): void {
    if (!this.isConnected) return;
    clearTimeout(this.#noteTimer);
    this.note = { text, failed };
    this.session.announce(text);
    this.#noteTimer = setTimeout(() => (this.note = undefined), NOTE_STAYS);
  }
}

const icon = (shape: unknown): unknown =>
  html`<svg class="copy-icon" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
const sheets = icon(svg`<path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />`);
const check = icon(svg`<path d="M3 8.5l3.5 3.5L13 4.5" />`);

declare global {
  interface HTMLElementTagNameMap {
    "intui-copy": IntuiCopy;
  }
}
