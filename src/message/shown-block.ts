import { html, nothing, render } from "lit";
import type { BlockSettings, DrawnBlock } from "../draw/block-readers.js";
import { scrollBox } from "../draw/scroll-box.js";
import type { Words } from "../draw/words.js";
import { guarded } from "./guarded-block.js";
import { exportedParts } from "./part-names.js";
import type { BlockSink } from "./reply-splitter.js";

/** More problems than these nobody reads; the event of the block has all. */
const MOST_PROBLEMS = 50;

/** What an earlier reading of the reply had in the block. */
interface Before {
  readonly text: string;
  readonly ended: boolean;
}

/**
 * One block in the page. Where the reply is read again, it keeps what it has drawn as long as the text is the same: nothing
 * that was typed or pressed in it is lost to a new paragraph behind it.
 */
export class ShownBlock implements BlockSink {
  /** Stands where the block stands; what draws it is its first child. */
  readonly element = document.createElement("div");
  readonly #make: () => DrawnBlock;
  #drawn: DrawnBlock;
  #made: DrawnBlock | undefined;
  #settings: BlockSettings | undefined;
  #text = "";
  #ended = false;
  #before: Before | undefined;

  constructor(make: () => DrawnBlock) {
    this.#make = () => {
      const drawn = guarded(
        () => (this.#made = make()),
        this.element,
        () => this.#text,
      );
      drawn.element.setAttribute("exportparts", exportedParts);
      return drawn;
    };
    this.#drawn = this.#make();
    this.element.className = "block";
    this.element.setAttribute("part", "block");
    this.element.append(this.#drawn.element);
  }

  /** What its reader has made; undefined when that has failed. */
  get made(): DrawnBlock | undefined {
    return this.#made;
  }

  /** What draws it. */
  get drawn(): HTMLElement {
    return this.#drawn.element;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get done(): boolean {
    return this.#drawn.done === true && this.#text.length >= (this.#before?.text.trimEnd().length ?? 0);
  }

  /** What was written to it and is no part of it. */
  get rest(): string {
    return this.#drawn.rest ?? "";
  }

  /** True when it has ended, and something is wrong with it. */
  get faulty(): boolean {
    return this.#ended && (this.#drawn.problems?.length ?? 0) > 0;
  }

  write(text: string): void {
    const before = this.#before;
    const from = this.#text.length;
    this.#text += text;
    if (!before) {
      this.#drawn.write(text);
    } else if (!before.text.startsWith(text, from)) {
      const known = before.text.length;
      const grown = !before.ended && text.startsWith(before.text.slice(from));
      if (grown) this.#drawn.write(this.#text.slice(known));
      else this.#restart();
      this.#before = undefined;
    }
  }

  end(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before && this.#text !== before.text) this.#restart();
    if (!before?.ended || this.#text !== before.text) this.#drawn.end?.();
    this.#ended = true;
  }

  /** The reply is read again from its beginning. */
  again(): void {
    this.#before ??= { text: this.#text, ended: this.#ended };
    this.#text = "";
    this.#ended = false;
  }

  update(settings: BlockSettings): void {
    this.#settings = settings;
    this.#drawn.update?.(settings);
  }

  /** Shows below a faulty block what is wrong with it, and how it was written. */
  draw(words: Words): HTMLElement {
    const { problems = [] } = this.#drawn;
    render(this.faulty ? drawFault(problems.slice(0, MOST_PROBLEMS), this.#text, words) : nothing, this.element);
    return this.element;
  }

  #restart(): void {
    if (this.#drawn.restart) {
      this.#drawn.restart();
    } else {
      const { element } = this.#drawn;
      this.#drawn = this.#make();
      element.replaceWith(this.#drawn.element);
      if (this.#settings) this.#drawn.update?.(this.#settings);
    }
    this.#drawn.write(this.#text);
  }
}

function drawFault(problems: readonly { path: string; message: string }[], text: string, words: Words): unknown {
  return html`<details class="fault" part="fault">
    <summary>${words.blockFault}</summary>
    <ul>${problems.map(({ path, message }) => html`<li dir="auto"><code dir="ltr">${path}</code> ${message}</li>`)}</ul>
    ${text.trim() === "" ? nothing : html`<pre class="source" part="code" dir="ltr" ${scrollBox(words.blockSource)}><code>${text}</code></pre>`}
  </details>`;
}
