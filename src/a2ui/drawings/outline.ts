import { nothing } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { writeAttribute } from "../../draw/place.js";

/** Milliseconds that headings are waited for before their levels are looked at: they come one after another. */
const REST = 100;

let changed = new Set<Node>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Agents choose the variants of headings by their size, and so leave levels out: a person who goes from heading to heading
 * would look for what is missing. What is heard never goes down more than one level at once; what is seen stays.
 */
class Outline extends AsyncDirective {
  #heading: Element | undefined;
  /** The root that it was last seen in. */
  #root: Node | undefined;

  render(): unknown {
    return nothing;
  }

  override update({ element }: ElementPart): unknown {
    if (this.#heading) return nothing;
    this.#heading = element;
    this.#note(element);
    return nothing;
  }

  protected override disconnected(): void {
    if (this.#root) this.#note(this.#root);
  }

  protected override reconnected(): void {
    this.#note(this.#heading as Element);
  }

  #note(node: Node): void {
    changed.add(node);
    if (timer === undefined) timer = setTimeout(setLevels, REST);
    // In a template that is being drawn it has no root yet.
    queueMicrotask(() => (this.#root = (this.#heading as Element).getRootNode()));
  }
}

function setLevels(): void {
  const roots = new Set([...changed].map((node) => node.getRootNode()));
  changed = new Set();
  timer = undefined;
  for (const root of roots) if (root instanceof ShadowRoot) setLevelsIn(root);
}

function setLevelsIn(root: ShadowRoot): void {
  let above: number | undefined;
  for (const heading of root.querySelectorAll("h2, h3, h4, h5, h6")) {
    const own = Number(heading.localName.slice(1));
    const level: number = above === undefined ? own : Math.min(own, above + 1);
    writeAttribute(heading, "aria-level", level === own ? undefined : String(level));
    above = level;
  }
}

/** `<h3 ${outline()}>` */
export const outline = directive(Outline);
