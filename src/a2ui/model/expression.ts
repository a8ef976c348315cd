/**
 * The grammar of `formatString`: text with `${…}` in it, where … is a path, a literal, or a call with named arguments.
 * Reading it has no side effect and cannot fail: what is not understood is left out.
 */

/** An expression within `${…}`. */
export type Expression =
  | { readonly is: "literal"; readonly value: string | number | boolean | null }
  | { readonly is: "path"; readonly path: string }
  | { readonly is: "call"; readonly name: string; readonly args: readonly (readonly [string, Expression])[] };

/** A piece of a template: text, or what stands in its place. Undefined: something that is no expression. */
export type Piece = string | Expression | undefined;

/** Expressions within expressions are read no deeper. */
const DEEPEST = 10;

const cache = new Map<string, readonly Piece[]>();
const MOST_CACHED = 500;

/** The pieces of a template. Of an expression that never closes nothing is shown, nor of what follows it. */
export function piecesOf(template: string): readonly Piece[] {
  const known = cache.get(template);
  if (known) return known;
  const pieces = new Template(template).pieces();
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(template, pieces);
  return pieces;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

class Template {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  pieces(): Piece[] {
    const pieces: Piece[] = [];
    let text = "";
    while (this.#at < this.#text.length) {
      if (this.#takes("\\${")) text += "${";
      else if (this.#takes("${")) {
        if (text) pieces.push(text);
        text = "";
        const start = this.#at;
        const expression = this.#expression(1);
        this.#blank();
        if (this.#takes("}")) pieces.push(expression);
        else {
          pieces.push(undefined);
          this.#at = start;
          this.#skipToClose();
        }
      } else text += this.#text[this.#at++];
    }
    if (text) pieces.push(text);
    return pieces;
  }

  #expression(level: number): Expression | undefined {
    this.#blank();
    if (level > DEEPEST) return undefined;
    if (this.#takes("${")) {
      const inner = this.#expression(level + 1);
      this.#blank();
      return this.#takes("}") ? inner : undefined;
    }
    const quote = this.#text[this.#at];
    if (quote === "'" || quote === '"') return this.#string(quote);
    return this.#word(level);
  }

  #string(quote: string): Expression | undefined {
    let value = "";
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      let character = this.#text[this.#at] as string;
      if (character === quote) {
        this.#at++;
        return { is: "literal", value };
      }
      if (character === "\\") {
        character = this.#text[++this.#at] ?? "";
        character = ESCAPES[character] ?? character;
      }
      value += character;
    }
    return undefined;
  }

  /** A number, a path, a name of a function, or one of the three words. */
  #word(level: number): Expression | undefined {
    const word = /[-\w./~@*]*/y;
    word.lastIndex = this.#at;
    const [text = ""] = word.exec(this.#text) ?? [];
    if (text === "") return undefined;
    this.#at += text.length;
    if (/^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return { is: "literal", value: Number(text) };
    this.#blank();
    if (this.#takes("(")) return this.#call(text, level);
    if (text === "null") return { is: "literal", value: null };
    if (text === "true" || text === "false") return { is: "literal", value: text === "true" };
    return { is: "path", path: text };
  }

  /** Arguments are named; the first one without a name is `value`. */
  #call(name: string, level: number): Expression | undefined {
    const args: [string, Expression][] = [];
    this.#blank();
    while (!this.#takes(")")) {
      const named = /\s*(\w+)\s*:\s*/y;
      named.lastIndex = this.#at;
      const [all = "", arg = args.length === 0 ? "value" : `${args.length}`] = named.exec(this.#text) ?? [];
      this.#at += all.length;
      const value = this.#expression(level + 1);
      if (!value) return undefined;
      args.push([arg, value]);
      this.#blank();
      if (!this.#takes(",") && this.#text[this.#at] !== ")") return undefined;
      this.#blank();
    }
    return { is: "call", name, args };
  }

  /** Behind the brace that closes what could not be read; strings in it may hold braces. */
  #skipToClose(): void {
    let depth = 1;
    let quote = "";
    for (; this.#at < this.#text.length && depth > 0; this.#at++) {
      const character = this.#text[this.#at] as string;
      if (character === "\\") this.#at++;
      else if (quote) quote = character === quote ? "" : quote;
      else if (character === "'" || character === '"') quote = character;
      else if (character === "{") depth++;
      else if (character === "}") depth--;
    }
  }

  #blank(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
  }

  #takes(token: string): boolean {
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }
}
