import type { Problem } from "../core/problem.js";
import type { DrawnBlock } from "../draw/block-readers.js";

/** Stands for a block whose reader has thrown: what was written, as typed. */
class PlainBlock implements DrawnBlock {
  readonly element = document.createElement("pre");
  readonly problems: readonly Problem[];

  constructor(error: unknown, text: string) {
    const reason = error instanceof Error ? error.message : String(error);
    this.problems = [{ path: "(top level)", code: "shape", message: `the reader of this block failed: ${reason}` }];
    this.element.className = "text-form";
    this.element.append(text);
  }

  write(text: string): void {
    this.element.append(text);
  }
}

/**
 * A block whose reader may throw, which costs that block and nothing else. What draws it stands in `place`; when it fails,
 * what was `written` so far stands there instead.
 */
export function guarded(make: () => DrawnBlock, place: HTMLElement, written: () => string): DrawnBlock {
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      console.error("intui: the reader of a block failed", error);
      const { element } = drawn ?? {};
      drawn = new PlainBlock(error, written());
      if (element?.parentNode === place) element.replaceWith(drawn.element);
    }
  };
  let drawn: DrawnBlock | undefined;
  attempt(() => {
    drawn = make();
  });
  const now = (): DrawnBlock => drawn as DrawnBlock;
  return {
    get element() {
      return now().element;
    },
    get done() {
      return now().done ?? false;
    },
    get rest() {
      return now().rest ?? "";
    },
    get problems() {
      return now().problems ?? [];
    },
    write: (text) => attempt(() => now().write(text)),
    end: () => attempt(() => now().end?.()),
    update: (settings) => attempt(() => now().update?.(settings)),
    restart: drawn?.restart && (() => attempt(() => now().restart?.())),
  };
}
