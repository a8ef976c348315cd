import type { Session } from "../drawing.js";
import type { Prose, Run } from "./block.js";
import { NodeWriter } from "./node-writer.js";
import { writeInline } from "./write-inline.js";

/**
 * The text of one block in the page. What has been written keeps its nodes while the text grows, and a closed run is not
 * visited again.
 */
export class ProseView {
  readonly #before: Node | null;
  readonly #after: Node | null;
  #prose: Prose = [];
  #words: unknown;
  /** The closed runs at the beginning, with the last node of each. */
  #settled: { readonly run: Run; readonly last: Node | null }[] = [];

  /** The nodes between which it writes; null: up to the edge of its parent. */
  constructor(before: Node | null = null, after: Node | null = null) {
    this.#before = before;
    this.#after = after;
  }

  update(parent: Node, prose: Prose, session: Session): void {
    // Where no word differs and the list has only grown, what is settled stands.
    if (session.words !== this.#words) this.#settled = [];
    else if (prose !== this.#prose) this.#settled.length = sameRuns(this.#settled, prose);
    this.#prose = prose;
    this.#words = session.words;
    const writer = new NodeWriter(parent, this.#settled.at(-1)?.last ?? this.#before, this.#after);
    let settled = true;
    for (let at = this.#settled.length; at < prose.length; at++) {
      const run = prose[at] as Run;
      for (const inline of run.inlines) writeInline(writer, inline, session);
      settled &&= run.closed;
      if (settled) this.#settled.push({ run, last: writer.last });
    }
    writer.finish();
  }
}

/** How many runs at the beginning are those that stand there. */
function sameRuns(settled: readonly { readonly run: Run }[], prose: Prose): number {
  const other = settled.findIndex(({ run }, at) => run !== prose[at]);
  return other < 0 ? settled.length : other;
}
