import type { Token, Tokens } from "marked";
import type { Prose, Row, Run } from "./block.js";
import type { GrowingBlock, Step } from "./growing-block.js";
import { type BlockReader, closed, type OpenState } from "./read-block.js";
import { rereadProse, rereadRow } from "./reread.js";

/** A table of which all rows but the last ones are settled. Its header and delimiter row stand in front of the tail. */
export class GrowingTable implements GrowingBlock {
  head = "";
  readonly #reader: BlockReader;
  #header: readonly Prose[] = [];
  #rows: Row[] = [];
  #settled = 0;

  constructor(reader: BlockReader) {
    this.#reader = reader;
  }

  take(token: Token, source: string, state: OpenState): Step | undefined {
    if (token.type !== "table") return undefined;
    const table = token as Tokens.Table;
    const lines = state.open ? rowLines(source) : [];
    const count = Math.max(0, lines.length - 2);
    if (this.head === "")
      this.#header = this.#reader.header(table, state.open && state.line && table.rows.length === 0);
    const rows = this.#reader.rows(table, state);
    this.#rows.length = this.#settled;
    rows.forEach((row, index) => {
      this.#rows.push(index < count || state === closed ? row : { ...row, closed: false });
    });
    this.#settled += count;
    return { block: this.#block(table), taken: this.#take(source, lines, count), settled: [] };
  }

  #take(source: string, lines: readonly number[], count: number): number {
    if (count === 0) return 0;
    const behind = this.head.length;
    this.head = source.slice(0, lines[0]);
    return (lines[count] as number) - behind;
  }

  #block(table: Tokens.Table): Step["block"] {
    return { type: "table", align: table.align, header: this.#header, rows: this.#rows, closed: false };
  }

  reread(again: (run: Run) => Run): void {
    this.#header = this.#header.map((cell) => rereadProse(cell, again));
    this.#rows = this.#rows.map((row) => rereadRow(row, again));
  }
}

/** Where the whole lines behind the header and its delimiter row begin, and where the last of them ends. */
function rowLines(source: string): readonly number[] {
  const begins: number[] = [];
  for (let at = source.indexOf("\n"), line = 0; at >= 0; at = source.indexOf("\n", at + 1), line++) {
    if (line > 0) begins.push(at + 1);
  }
  return begins;
}
