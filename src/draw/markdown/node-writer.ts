import type { Pattern } from "../pattern.js";

/**
 * Writes nodes into one parent, one after another, over those that stand there: a node that can stay stays, so that a
 * selection in it, and the focus, do. Written by hand, since an answer has thousands of texts and a template costs several
 * times as much as the nodes that it makes.
 */
export class NodeWriter {
  readonly #parent: Node;
  readonly #end: Node | null;
  /** The node that was written last. */
  last: Node | null;

  /** It writes after `last` and before `end`; null: from, and up to, the edge of the parent. */
  constructor(parent: Node, last: Node | null = null, end: Node | null = null) {
    this.#parent = parent;
    this.last = last;
    this.#end = end;
  }

  /** Writes text. A text that has grown is added to. */
  text(text: string): void {
    const there = this.#there;
    if (there?.nodeType !== Node.TEXT_NODE) {
      this.#put(document.createTextNode(text));
      return;
    }
    const node = there as Text;
    if (node.data !== text) {
      // What is selected in a text stays so while it is added to.
      if (text.startsWith(node.data)) node.appendData(text.slice(node.length));
      else node.data = text;
    }
    this.last = node;
  }

  /** The element that stands there, if it is of the pattern, or a new one. */
  element<Made extends HTMLElement>(pattern: Pattern<Made>): Made {
    const there = this.#there;
    if (there instanceof Element && pattern.fits(there)) {
      this.last = there;
      return there;
    }
    const made = pattern.copy();
    this.#put(made);
    return made;
  }

  /** Takes away what stands behind the last node. */
  finish(): void {
    for (let there = this.#there; there; there = this.#there) this.#parent.removeChild(there);
  }

  get #there(): Node | null {
    const there = this.last ? this.last.nextSibling : this.#parent.firstChild;
    return there === this.#end ? null : there;
  }

  /** Puts a node in the place of the one that stands there. */
  #put(node: Node): void {
    const there = this.#there;
    if (there) this.#parent.replaceChild(node, there);
    else this.#parent.insertBefore(node, this.#end);
    this.last = node;
  }
}
