import type { Links, Token } from "marked";

/**
 * Link definitions may stand anywhere in a text, also below the links that use them. Those of the part that is read for
 * good stay, and the first of a name wins; those behind it hold for now.
 */
export class Definitions {
  readonly #settled: Links = Object.create(null) as Links;
  #all: Links = this.#settled;

  /** What holds now. */
  get all(): Links {
    return this.#all;
  }

  /** A list of its own to read with, for a text that may define something. */
  draft(): Links {
    return Object.assign(Object.create(null) as Links, this.#settled);
  }

  settle(tokens: readonly Token[]): void {
    for (const token of definitionsIn(tokens)) this.#settled[token.tag] ??= { href: token.href, title: token.title };
  }

  /** Says what holds from now on, and returns the names that now mean something else. */
  replace(all: Links | undefined): readonly string[] {
    const before = this.#all;
    this.#all = all ?? this.#settled;
    if (before === this.#all) return [];
    const names = new Set([...Object.keys(before), ...Object.keys(this.#all)]);
    return [...names].filter((name) => {
      const [was, is] = [before[name], this.#all[name]];
      return was?.href !== is?.href || was?.title !== is?.title;
    });
  }
}

interface Definition {
  readonly tag: string;
  readonly href: string;
  readonly title: string;
}

function definitionsIn(tokens: readonly Token[]): readonly Definition[] {
  return tokens.flatMap((token): readonly Definition[] => {
    if (token.type === "def") return [token as Definition];
    if (token.type === "list") return definitionsIn((token as { items: Token[] }).items);
    return token.type === "blockquote" || token.type === "list_item" ? definitionsIn(token.tokens ?? []) : [];
  });
}

/** A test for sources that name one of `names`, as marked compares names. */
export function mentions(names: readonly string[]): (source: string) => boolean {
  return (source) => {
    const folded = source.replace(/\s+/g, " ").toLowerCase().toUpperCase().toLowerCase();
    return names.some((name) => folded.includes(`[${name}`) || folded.includes(`[ ${name}`));
  };
}
