import { html } from "lit";
import { Directive, directive } from "lit/directive.js";
import type { TextNode } from "../core/kinds/text.js";
import type { Drawing } from "./drawing.js";
import type { MarkdownView } from "./markdown/markdown-view.js";
import { markdownEngine } from "./markdown-engine.js";
import type { Words } from "./words.js";

/** Keeps what has been read with the place where it is drawn, so that each new piece of text is read once. */
class MarkdownDirective extends Directive {
  #view: MarkdownView | undefined;

  override render(text: string, closed: boolean, words: Words): unknown {
    this.#view ??= markdownEngine()?.create();
    // The engine could not be loaded, or is late: the text as typed, so that nothing of it is missing.
    return this.#view?.draw(text, closed, words) ?? html`<p class="typed" dir="auto">${text}</p>`;
  }
}

const markdown = directive(MarkdownDirective);

export const drawText: Drawing<TextNode> = (props, { open, session }) =>
  html`<div class="text" part="text">${markdown(props.markdown ?? "", !open, session.words)}</div>`;
