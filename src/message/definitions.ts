/** Link definitions hold in the whole reply, while each piece of its prose is read by itself. */
const DEFINITION = /^ {0,3}\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*\S.*$/gm;

interface Definition {
  readonly name: string;
  readonly line: string;
}

export class SharedDefinitions {
  readonly #known = new Map<string, string>();

  /** All that are known, as Markdown that a piece of prose may begin with. */
  get lines(): string {
    return this.#known.size === 0 ? "" : `${[...this.#known.values()].join("\n")}\n\n`;
  }

  /** Takes those of a text that is whole. Returns the ones that are new: of a name the first counts. */
  take(text: string): readonly Definition[] {
    if (!text.includes("]:")) return [];
    const found = [...text.matchAll(DEFINITION)].map(([line, name = ""]) => ({ name: folded(name), line }));
    const fresh = found.filter(({ name }, at) => {
      return !this.#known.has(name) && found.findIndex((other) => other.name === name) === at;
    });
    for (const { name, line } of fresh) this.#known.set(name, line);
    return fresh;
  }
}

/** Those that a text may use, as Markdown that can stand at its end. */
export function usedIn(text: string, definitions: readonly Definition[]): string {
  const all = folded(text);
  const used = definitions.filter(({ name }) => all.includes(`[${name}]`) || all.includes(`[ ${name}`));
  return used.length === 0 ? "" : `\n\n${used.map(({ line }) => line).join("\n")}\n`;
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
