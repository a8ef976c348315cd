import { IntuiError } from "../core/error.js";
import { INTUI_COMPLETE, INTUI_ERROR, type IntuiErrorDetail } from "../core/event-detail.js";
import { IntuiTree } from "../draw/tree.js";
import { registerProfyDrawings } from "./drawings.js";
import { profyCatalog } from "./model/components.js";
import { ProfyReader } from "./model/profy-reader.js";

/**
 * Draws a payload of Profy's `render_ui` while it is being written: an `<intui-tree>` in every way, but for what it is
 * given. That is the tool's arguments or its result, the list of components alone, or one message.
 *
 * What is wrong with a payload is mended where it can be told what was meant, drawn, and told: `problems`, and one
 * `intui-error`, which comes before `intui-complete` where the payload could be drawn all the same.
 *
 * @tagname intui-profy
 */
export class IntuiProfy extends IntuiTree {
  protected static override readonly readers = ProfyReader;

  constructor() {
    super();
    registerProfyDrawings();
    this.catalog = profyCatalog;
    this.addEventListener(INTUI_COMPLETE, (event) => event.target === this && this.#tellMistakes());
  }

  /** What was mended: before anybody else hears that the payload is complete. */
  #tellMistakes(): void {
    const { problems, source } = this;
    if (problems.length === 0) return;
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    const error = new IntuiError(`The payload was drawn in spite of ${count}. Mend all of it the next time.`, problems);
    const detail: IntuiErrorDetail = { error, source };
    this.dispatchEvent(new CustomEvent(INTUI_ERROR, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-profy": IntuiProfy;
  }
}
