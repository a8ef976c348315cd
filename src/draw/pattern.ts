/** An element as it is before anything is written into it. Copying one is the fastest way to make another. */
export class Pattern<Made extends HTMLElement = HTMLElement> {
  readonly #tag: string;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #children: readonly Pattern[];
  #first: HTMLElement | undefined;

  private constructor(tag: string, attributes: Readonly<Record<string, string>>, children: readonly Pattern[]) {
    this.#tag = tag;
    this.#attributes = attributes;
    this.#children = children;
  }

  static of<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Readonly<Record<string, string>> = {},
    ...children: readonly Pattern[]
  ): Pattern<HTMLElementTagNameMap[Tag]> {
    return new Pattern(tag, attributes, children);
  }

  /** A new element, with all that is always in it. */
  copy(): Made {
    // Not before it is needed: a module may be imported where there is no document.
    this.#first ??= this.#make();
    return this.#first.cloneNode(true) as Made;
  }

  /** True for what has been copied from this, or could have been. */
  fits(element: Element): element is Made {
    return element.localName === this.#tag && element.className === (this.#attributes.class ?? "");
  }

  #make(): HTMLElement {
    const element = document.createElement(this.#tag);
    for (const [name, value] of Object.entries(this.#attributes)) element.setAttribute(name, value);
    element.append(...this.#children.map((child) => child.copy()));
    return element;
  }
}
