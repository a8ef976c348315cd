import { type CSSResult, LitElement, type PropertyDeclarations } from "lit";
import { adopt } from "./adopt.js";
import type { Session } from "./drawing.js";

/** The names of those that have been drawn, whatever the page has registered them under. */
const names = new Set<string>();

/**
 * A drawing that keeps state: an element that renders into its parent's root, so that labels, ids and styles work
 * across the whole tree. It draws itself again when its session changes, without the tree's help.
 */
export abstract class LightElement extends LitElement {
  static override properties: PropertyDeclarations = { session: { attribute: false }, key: { attribute: false } };

  /** This drawing's own sheet, adopted into the tree's root when it connects. */
  static sheet: CSSResult | undefined;

  declare session: Session;
  /** `DrawContext.key`: unique in the root, for DOM ids. */
  declare key: string;

  #unsubscribe: (() => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    names.add(this.localName);
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { sheet } = this.constructor as typeof LightElement;
    if (sheet) adopt(this.getRootNode(), sheet);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("session") && changed.get("session") !== undefined) this.#follow();
  }

  #follow(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.session?.subscribe(() => this.requestUpdate());
  }
}

/**
 * Resolves once every stateful drawing below a root has drawn what it was given. Out of the document none draws before it
 * comes in: nobody waits for that.
 */
export async function drawn(root: ParentNode): Promise<void> {
  if (names.size === 0) return;
  const named = root.querySelectorAll([...names].join());
  const elements = [...named].filter((element) => element instanceof LightElement);
  // One that fails to draw must not keep the end of the answer from being told.
  await Promise.allSettled(elements.map((element) => element.isConnected && element.updateComplete));
}
