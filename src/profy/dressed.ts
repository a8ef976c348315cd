import type { ChildPart } from "lit";
import { Directive, directive } from "lit/directive.js";
import { adopt } from "../draw/adopt.js";
import { profyStyles } from "./drawings/styles.js";

/**
 * Brings the sheet along with what it is about, into whichever tree that is drawn in: a stored tree may stand in an
 * `<intui-tree>`, too.
 */
class Dressed extends Directive {
  #isDressed = false;

  render(drawn: unknown): unknown {
    return drawn;
  }

  override update(part: ChildPart, [drawn]: [unknown]): unknown {
    if (!this.#isDressed) {
      this.#isDressed = true;
      // Not before it stands in its tree.
      queueMicrotask(() => part.startNode && adopt(part.startNode.getRootNode(), profyStyles));
    }
    return drawn;
  }
}

export const dressed = directive(Dressed);
