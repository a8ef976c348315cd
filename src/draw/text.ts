import { html, render } from "lit";
import type { TextNode } from "../core/kinds/text.js";
import type { Drawing, Session } from "./drawing.js";
import type { MarkdownView } from "./markdown/markdown-view.js";
import { markdownEngine } from "./markdown-engine.js";
import { Pattern } from "./pattern.js";

const box = Pattern.of("div", { class: "text", part: "text" });

/**
 * One text and what has been read of it, so that each new piece is read once. Nothing in it is told when it leaves the
 * document: what keeps state there is an element of its own.
 */
class DrawnText {
  readonly element = box.copy();
  #view: MarkdownView | undefined;

  update(text: string, closed: boolean, session: Session): HTMLElement {
    this.#view ??= markdownEngine()?.create();
    // The engine could not be loaded, or is late: the text as typed, so that nothing of it is missing.
    render(this.#view?.draw(text, closed, session) ?? html`<p class="typed" dir="auto">${text}</p>`, this.element);
    return this.element;
  }
}

export const drawText: Drawing<TextNode> = (props, { open, session, place }) => {
  const text = place.kept instanceof DrawnText ? place.kept : new DrawnText();
  place.kept = text;
  return text.update(props.markdown ?? "", !open, session);
};
