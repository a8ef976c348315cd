import { html, nothing, render } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";
import type { Session } from "../../draw/drawing.js";
import type { MarkdownView } from "../../draw/markdown/markdown-view.js";
import { markdownEngine } from "../../draw/markdown-engine.js";
import { Pattern } from "../../draw/pattern.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { TextProps } from "../kinds/text.js";
import { outline } from "./outline.js";
import { speak, spoken } from "./spoken.js";

/** What Markdown may find something in. Most of an agent's texts have none of it, and need no reader. */
const MARK = /[\\`*_[\]<>~|@\n\r]|&[#a-z]|:\/\/|www\./i;
/** What makes a block of one line. A list of one line is a line: `- Qty: ` stands between two others. */
const ONE_LINE_BLOCK = /^\s*(?:#{1,6}\s|>|`{3}|~{3}|([-*_])(?:\s*\1){2,}\s*$)/;
/** A word that may be wider than the room there is: it breaks anywhere, others don't. */
const LONG_WORD = /\S{30}/;

/** Blocks of Markdown, read as they grow. */
class BlocksDirective extends Directive {
  #view: MarkdownView | undefined;

  override render(text: string, closed: boolean, session: Session): unknown {
    this.#view ??= markdownEngine()?.create();
    return this.#view?.draw(text, closed, session) ?? html`<p class="typed" dir="auto">${text}</p>`;
  }
}

const blocks = directive(BlocksDirective);

/** The words of one line. While the engine is not there, as they were typed. */
function drawWords(text: string, { open, session, inButton }: A2uiContext): unknown {
  if (!MARK.test(text)) return text;
  return markdownEngine()?.drawWords(text, { open, links: !inButton }, session) ?? text;
}

type Box = (look: string, words: unknown, accessibility: DirectiveResult) => unknown;

/** One level below what was written, as in Markdown, so that the page keeps its only `h1`. */
const headings: Readonly<Record<string, Box>> = {
  h1: (look, words, said) => html`<h2 class=${look} part="heading" dir="auto" ${said} ${outline()}>${words}</h2>`,
  h2: (look, words, said) => html`<h3 class=${look} part="heading" dir="auto" ${said} ${outline()}>${words}</h3>`,
  h3: (look, words, said) => html`<h4 class=${look} part="heading" dir="auto" ${said} ${outline()}>${words}</h4>`,
  h4: (look, words, said) => html`<h5 class=${look} part="heading" dir="auto" ${said} ${outline()}>${words}</h5>`,
  h5: (look, words, said) => html`<h6 class=${look} part="heading" dir="auto" ${said} ${outline()}>${words}</h6>`,
};

const line = Pattern.of("p", { part: "text", dir: "auto" });
/** A button has words in it, and no paragraphs or headings. */
const label = Pattern.of("span", { part: "text", dir: "auto" });

/** A line, kept while it changes. Made by hand: most of what a surface shows are lines, and a surface may have thousands. */
class DrawnLine {
  readonly element: HTMLElement;
  readonly isLabel: boolean;
  #look = "";
  #words: unknown = "";
  /** True once Lit has drawn into it: then nobody else may. */
  #rendered = false;
  #spoken = false;

  constructor(isLabel: boolean) {
    this.isLabel = isLabel;
    this.element = (isLabel ? label : line).copy();
  }

  update(look: string, words: unknown, { accessibility }: A2uiContext): HTMLElement {
    if (look !== this.#look) this.element.className = this.#look = look;
    if (this.#rendered || typeof words !== "string") {
      if (!this.#rendered) this.element.textContent = "";
      this.#rendered = true;
      render(words, this.element);
    } else if (words !== this.#words) this.element.textContent = this.#words = words;
    // Within a button nothing has a name of its own.
    if (!this.isLabel) this.#spoken = speak(this.element, accessibility, this.#spoken);
    return this.element;
  }
}

function drawLine(look: string, words: unknown, context: A2uiContext): unknown {
  const { inButton = false, place = {} } = context;
  const kept = place.kept instanceof DrawnLine && place.kept.isLabel === inButton ? place.kept : undefined;
  const drawn = kept ?? new DrawnLine(inButton);
  place.kept = drawn;
  return drawn.update(look, words, context);
}

export const drawText: A2uiDrawing<TextProps> = ({ text = "", variant = "body" }, context) => {
  if (text.trim() === "") return nothing;
  const look = `text copy ${variant}${LONG_WORD.test(text) ? " long" : ""}`;
  if (context.inButton) return drawLine(look, drawWords(text, context), context);
  const said = spoken(context);
  const heading = headings[variant];
  // Agents write the mark of a heading into what is one already.
  if (heading) return heading(look, drawWords(text.replace(/^\s*#{1,6}\s+/, ""), context), said);
  const isLine = !/[\n\r]/.test(text) && !ONE_LINE_BLOCK.test(text);
  if (variant === "caption" || isLine) return drawLine(look, drawWords(text, context), context);
  return html`<div class=${look} part="text" ${said}>${blocks(text, !context.open, context.session)}</div>`;
};
