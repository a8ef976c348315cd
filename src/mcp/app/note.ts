/** One quiet line below the tree, with something to press where that helps. */
import { copyText } from "../../draw/export/copy-text.js";
import type { AppWords } from "./words.js";

export class Note {
  readonly #box: HTMLElement;
  readonly #words: AppWords;

  /** @param box an empty element with `role="status"`, in the page from the start: only then is it read out. */
  constructor(box: HTMLElement, words: AppWords) {
    this.#box = box;
    this.#words = words;
  }

  say(text: string): void {
    this.#box.replaceChildren(paragraph(text));
  }

  clear(): void {
    this.#box.replaceChildren();
  }

  /** Offers a text to be copied. */
  offer(text: string, copy: string): void {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words.mcpCopy;
    button.addEventListener("click", async () => {
      const copied = await copyText(copy).then(
        () => true,
        () => false,
      );
      button.textContent = copied ? this.#words.mcpCopied : this.#words.mcpNotCopied;
    });
    this.#box.replaceChildren(paragraph(text), button);
  }
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
