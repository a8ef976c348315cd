import type { Problem } from "./problem.js";
import type { Shape } from "./shape.js";

/** What has been read of one list that grows in place. */
export class ListState {
  /** The schema that read it. */
  readonly shape: Shape;
  /** The items that could be read. */
  readonly out: unknown[] = [];
  /** How many items of the input have been read for good. */
  count = 0;
  /** Whether the last of `out` is an item that was still being written. */
  trailing = false;
  /** What was found in the items that have been read for good, and in the list once it has closed. */
  readonly problems: Problem[] = [];
  /** The result, once the list has closed. */
  final: { readonly value: unknown } | undefined;

  constructor(shape: Shape) {
    this.shape = shape;
  }

  dropTrailing(): void {
    if (this.trailing) this.out.pop();
    this.trailing = false;
  }

  /** Keeps the problems found since there were `from` of them. */
  keep(problems: readonly Problem[], from: number): void {
    for (let index = from; index < problems.length; index++) this.problems.push(problems[index] as Problem);
  }
}
