import type { Token } from "marked";
import type { Block, Run } from "./block.js";
import type { OpenState } from "./read-block.js";

/** One reading of a block of which a part is settled. */
export interface Step {
  readonly block: Block;
  /** How many characters of the tail need not be read again. */
  readonly taken: number;
  /** The tokens that those were read to. */
  readonly settled: readonly Token[];
}

/**
 * A block at the end of the text that is read in parts: what of it can no longer change is settled, and only the rest is
 * read again. The parts are kept in one array, which grows in place.
 */
export interface GrowingBlock {
  /** Stands in front of the tail, so that it reads as the rest of this block. */
  readonly head: string;
  /**
   * Takes the token that head and tail were read to.
   *
   * @param source head and tail, as they have arrived
   * @returns undefined when the token is not the rest of this block: then it has to be read again as a whole
   */
  take(token: Token, source: string, state: OpenState): Step | undefined;
  reread(again: (run: Run) => Run): void;
}
