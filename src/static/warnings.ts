/** Something of a tree that could not be written as it would be shown on a page. What is there instead is complete. */
export interface StaticWarning {
  /**
   * - `flow-too-large`, `flow-not-drawn`: a Flow is a list of its links.
   * - `no-drawing`: a kind is its text form. `drawing-failed`: it could not be shown.
   */
  readonly code: string;
  /** Where in the tree, such as `root.children[0](Flow)`. */
  readonly path: string;
  /** In a sentence, with what to do. */
  readonly message: string;
}
