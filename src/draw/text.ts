import { html } from "lit";
import { Directive, directive, type PartInfo } from "lit/directive.js";
import type { TextNode } from "../core/kinds/text.js";
import type { Drawing, Session } from "./drawing.js";
import { drawBlocks } from "./markdown/draw-blocks.js";
import { MarkdownReader } from "./markdown/markdown-reader.js";

/** Keeps the reader with the place where its text is drawn: each new piece of text is read once. */
class MarkdownDirective extends Directive {
  readonly #reader = new MarkdownReader();

  // Lit's directives are made with their part's info; this one stands anywhere a child can.
  // biome-ignore lint/complexity/noUselessConstructor: the public type of the directive comes from it
  constructor(info: PartInfo) {
    super(info);
  }

  override render(text: string, closed: boolean, session: Session, key: string): unknown {
    return drawBlocks(this.#reader.update(text, closed), { words: session.words, locale: session.locale, key });
  }
}

const markdown = directive(MarkdownDirective);

export const drawText: Drawing<TextNode> = (props, { open, session, key }) =>
  html`<div class="text" part="text">${markdown(props.markdown ?? "", !open, session, key)}</div>`;
