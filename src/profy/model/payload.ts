import type { OpenKey } from "../../core/inspection.js";
import type { Problem } from "../../core/problem.js";
import { findComponents } from "./find-components.js";
import { Part } from "./part.js";
import { Parts } from "./parts.js";
import { idMaker, limiter, type Scope } from "./scope.js";

/**
 * A payload of `render_ui` while it is being written, as a tree of our catalog that grows in place: a component of it may be
 * wrong in any way, the tree is right.
 */
export class Payload {
  readonly #openKey: OpenKey;
  readonly #marks = new WeakMap<object, string | number | null>();
  #scope: Scope | undefined;
  #parts: Parts | undefined;
  #tree: { readonly v: 1; readonly root: object } | undefined;
  #around: readonly Problem[] = [];
  /** True for what is a tree already: one that was stored. */
  #isTree = false;

  /** `openKey` tells of an object or list of the payload whether, and where, it is still being written. */
  constructor(openKey: OpenKey) {
    this.#openKey = openKey;
  }

  /** True once there is something of the tree. */
  get begun(): boolean {
    return this.#isTree || (this.#parts?.nodes.length ?? 0) > 0;
  }

  /** What is wrong with it so far: with what is around the components, and with each one that has closed. */
  get problems(): readonly Problem[] {
    return [...this.#around, ...(this.#parts?.problems() ?? [])];
  }

  /** Takes in what is new. Returns the tree as far as it has come; undefined while there is nothing of it. */
  read(value: unknown): unknown {
    const { components, tree, problems } = findComponents(value, this.#openKey);
    this.#around = problems;
    this.#isTree = tree !== undefined;
    if (this.#isTree) return tree;
    if (!components) return this.#tree;
    if (this.#parts?.source !== components) this.#begin(components);
    const { root } = this.#tree ?? {};
    const open = this.#parts?.update(this.#scope as Scope);
    if (root && open) this.#marks.set(root, "children");
    else if (root) this.#marks.delete(root);
    return this.begun ? this.#tree : undefined;
  }

  /** Where an object or list of the tree is still being written. */
  openKey(container: object): string | number | null | undefined {
    return this.#isTree ? this.#openKey(container) : this.#marks.get(container);
  }

  /** Another list takes the place of the one that is shown. */
  #begin(components: object): void {
    this.#scope = { openKey: this.#openKey, marks: this.#marks, newId: idMaker(), refuses: limiter() };
    // Level 1 is the column that all of them stand in.
    this.#parts = new Parts(components, { path: "components", level: 2, inList: false }, (raw, place) => {
      return new Part(raw, place);
    });
    this.#tree = { v: 1, root: { type: "Group", direction: "column", children: this.#parts.nodes } };
  }
}
