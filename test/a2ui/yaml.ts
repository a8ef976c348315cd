/** As much of YAML as conformance suites are written in: maps and lists by indentation, JSON, and plain scalars. */
interface Line {
  readonly indent: number;
  readonly text: string;
}

export function readYaml(source: string): unknown {
  const lines = source
    .split("\n")
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line): Line => ({ indent: line.search(/\S/), text: line.trim() }));
  return new Reader(lines).value(0);
}

class Reader {
  readonly #lines: Line[];
  #at = 0;

  constructor(lines: readonly Line[]) {
    this.#lines = [...lines];
  }

  value(indent: number): unknown {
    const line = this.#lines[this.#at];
    if (!line || line.indent < indent) return null;
    return line.text.startsWith("- ") || line.text === "-" ? this.#list(line.indent) : this.#map(line.indent);
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (
      let line = this.#lines[this.#at];
      line?.indent === indent && /^-( |$)/.test(line.text);
      line = this.#lines[this.#at]
    ) {
      const rest = line.text.slice(1).trim();
      if (rest === "") {
        this.#at++;
        list.push(this.value(indent + 1));
      } else if (isEntry(rest)) {
        // The map's first line stands behind the dash.
        const inner = indent + line.text.length - rest.length;
        this.#lines[this.#at] = { indent: inner, text: rest };
        list.push(this.#map(inner));
      } else {
        this.#at++;
        list.push(scalar(this.#flow(rest)));
      }
    }
    return list;
  }

  #map(indent: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (
      let line = this.#lines[this.#at];
      line?.indent === indent && isEntry(line.text);
      line = this.#lines[this.#at]
    ) {
      const [, quoted, plain, rest = ""] = ENTRY.exec(line.text) ?? [];
      this.#at++;
      const next = this.#lines[this.#at];
      const deeper = next && (next.indent > indent || (next.indent === indent && next.text.startsWith("-")));
      map[quoted ?? plain ?? ""] = rest !== "" ? scalar(this.#flow(rest)) : deeper ? this.value(next.indent) : null;
    }
    return map;
  }

  /** A flow value that goes on over the next lines. */
  #flow(first: string): string {
    let text = first;
    while (/^[[{]/.test(text) && count(text, /[[{]/g) > count(text, /[\]}]/g))
      text += ` ${this.#lines[this.#at++]?.text}`;
    return text;
  }
}

const ENTRY = /^(?:"([^"]*)"|([^\s:[{"'][^:]*)):(?:\s+(.*))?$/;
const isEntry = (text: string): boolean => ENTRY.test(text);
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

function scalar(text: string): unknown {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  try {
    return JSON.parse(text);
  } catch {
    return /^[[{]/.test(text) ? JSON.parse(asJson(text)) : text;
  }
}

/** Flow maps and lists may have bare keys and words. */
function asJson(flow: string): string {
  return flow
    .replace(/([{,]\s*)([$\w./-]+)(?=\s*:)/g, (_all, before: string, key: string) => `${before}"${key}"`)
    .replace(/([:[,]\s*)([$\w./-]+)(?=\s*[,}\]])/g, (_all, before: string, word: string) => before + quoted(word));
}

const quoted = (word: string): string => (/^(true|false|null|-?\d+(\.\d+)?)$/.test(word) ? word : JSON.stringify(word));
