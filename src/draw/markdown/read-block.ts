import type { Token, Tokens } from "marked";
import type { Block, Code, Item, Prose, Row, Run, Table } from "./block.js";
import { decodeEntities } from "./entities.js";
import type { MarkdownLexer } from "./markdown-lexer.js";
import { readProse } from "./read-prose.js";
import { RunMemo } from "./run-memo.js";

/** How much of what is read may still grow. */
export interface OpenState {
  /** The block stands at the end of what has arrived. */
  readonly open: boolean;
  /** So does the last line: no line break has ended it. */
  readonly line: boolean;
}

export const closed: OpenState = { open: false, line: false };

/** Reads marked's block tokens. */
export class BlockReader {
  readonly #lexer: MarkdownLexer;
  /** For blocks that are read again while they grow. */
  readonly memo = new RunMemo();
  readonly #readPiece = (source: string): Run => this.memo.read(source, this.#lexer);

  constructor(lexer: MarkdownLexer) {
    this.#lexer = lexer;
  }

  blocks(tokens: readonly Token[], state: OpenState): Block[] {
    const last = tokens.length - 1;
    return tokens.flatMap((token, index) => this.block(token, index === last ? state : closed) ?? []);
  }

  /** The block of a token; undefined for what shows nothing. */
  block(token: Token, state: OpenState): Block | undefined {
    switch (token.type) {
      case "paragraph":
      case "text":
        return { type: "paragraph", prose: this.#prose(token.text as string, state.open), closed: !state.open };
      case "heading":
        return this.#heading(token as Tokens.Heading, state);
      case "code":
        return this.code(token as Tokens.Code, state);
      case "blockquote":
        return { type: "quote", blocks: this.blocks(token.tokens ?? [], state), closed: !state.open };
      case "list":
        return this.#list(token as Tokens.List, state);
      case "table":
        return this.#table(token as Tokens.Table, state);
      case "hr":
        return { type: "rule", closed: !state.open };
      case "html":
        return { type: "html", text: token.raw.replace(/\n+$/, ""), closed: !state.open };
      default:
        return undefined;
    }
  }

  #prose(source: string, open: boolean): Prose {
    return readProse(source, this.#lexer, open, this.#readPiece);
  }

  #heading(token: Tokens.Heading, state: OpenState): Block {
    const open = state.open && state.line;
    return { type: "heading", level: token.depth, prose: this.#prose(token.text, open), closed: !state.open };
  }

  code(token: Tokens.Code, state: OpenState): Code {
    return { type: "code", language: language(token.lang), text: token.text.replace(/\n$/, ""), closed: !state.open };
  }

  #list(token: Tokens.List, state: OpenState): Block {
    const { ordered, loose } = token;
    return {
      type: "list",
      ordered,
      start: Number(token.start),
      loose,
      items: this.items(token, state),
      closed: !state.open,
    };
  }

  items(token: Tokens.List, state: OpenState): Item[] {
    const last = token.items.length - 1;
    return token.items.map((item, index) => this.#item(item, index === last ? state : closed));
  }

  #item(item: Tokens.ListItem, state: OpenState): Item {
    const tokens = item.task ? withoutBox(item.tokens) : item.tokens;
    return {
      done: item.task ? item.checked === true : undefined,
      blocks: this.blocks(tokens, state),
      closed: !state.open,
    };
  }

  #table(token: Tokens.Table, state: OpenState): Table {
    const header = this.header(token, state.open && state.line && token.rows.length === 0);
    return { type: "table", align: token.align, header, rows: this.rows(token, state), closed: !state.open };
  }

  header(token: Tokens.Table, open: boolean): Prose[] {
    return this.#cells(token.header, open);
  }

  rows(token: Tokens.Table, state: OpenState): Row[] {
    const last = token.rows.length - 1;
    return token.rows.map((row, index) => {
      const open = state.open && index === last;
      return { cells: this.#cells(row, open && state.line), closed: !open };
    });
  }

  #cells(cells: readonly Tokens.TableCell[], open: boolean): Prose[] {
    // The cells that have not come yet are there, and empty.
    const last = open ? cells.findLastIndex((cell) => cell.text !== "") : -1;
    return cells.map((cell, index) => this.#prose(cell.text, index === last));
  }
}

/** Without the box of a task, which marked leaves in the text of loose items. */
function withoutBox(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  if (first?.type === "checkbox") return rest;
  if (first?.type !== "paragraph" && first?.type !== "text") return tokens;
  const { text, tokens: parts } = first as Tokens.Paragraph;
  const box = parts[0];
  return box?.type === "checkbox" ? [{ ...first, text: text.slice(box.raw.length) } as Token, ...rest] : tokens;
}

/** The first word of an info string. */
export function language(info: string | undefined): string {
  return /^\S*/.exec(decodeEntities(info ?? ""))?.[0] ?? "";
}
