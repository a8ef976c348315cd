import type { Block, Run } from "./block.js";
import type { Tip } from "./tip.js";

/** One reading of a block that takes its lines without the lexer. */
export interface LineStep {
  readonly block: Block;
  /** Where the block ends in the tail; -1 while it is open. */
  readonly end: number;
}

/** A block at the end of the text whose lines are simple to tell: they are taken one by one, each once. */
export interface LineBlock {
  /**
   * @param tail the text from the block's beginning on
   * @param closed true when nothing will follow
   * @returns undefined when a line has come that needs the lexer: the block has to be read as a whole
   */
  read(tail: string, closed: boolean): LineStep | undefined;
  /** @param blocks what is shown; the last of them is this one */
  tip(blocks: Block[]): Tip | undefined;
  reread(again: (run: Run) => Run): void;
}
